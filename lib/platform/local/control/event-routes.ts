import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { eventTypes } from '../../../reservation/published-events.ts'
import type { Webhooks } from '../events/webhooks.ts'
import { after, bodyOf, ControlError, idPath, read } from './read-control.ts'

const mostWebhooks = 20

export const newWebhook = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  types: z.array(z.enum(eventTypes)).default([]).describe('None: all.'),
})

/** Events, the webhooks that they are sent to, and their deliveries. */
export function serveEvents(routes: FastifyInstance, webhooks: Webhooks): void {
  routes.get('/events', (request) => ({ events: webhooks.events(read(after, request.query).after) }))
  routes.get('/webhooks', () => ({ webhooks: webhooks.list().map(({ secret: _, ...webhook }) => webhook) }))
  routes.post('/webhooks', (request, reply) => {
    const { url, types } = read(newWebhook, bodyOf(request))
    if (webhooks.list().length >= mostWebhooks)
      throw new ControlError(409, `There are ${mostWebhooks} webhooks already.`)
    return reply.code(201).send(webhooks.add(url, types))
  })
  routes.delete('/webhooks/:id', (request, reply) => {
    if (!webhooks.remove(read(idPath, request.params).id))
      throw new ControlError(404, 'There is no such webhook.')
    return reply.code(204).send()
  })
  routes.get('/deliveries', () => ({ deliveries: webhooks.deliveries() }))
  routes.post('/deliveries/:id/redeliver', (request, reply) => {
    if (!webhooks.redeliver(read(idPath, request.params).id))
      throw new ControlError(404, 'There is no such delivery, or no webhook for it any more.')
    return reply.code(202).send()
  })
}
