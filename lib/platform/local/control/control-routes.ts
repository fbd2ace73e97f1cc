import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { airlineChange } from './airline-changes.ts'
import { serveConfirmations } from './confirmation-routes.ts'
import { serveEvents } from './event-routes.ts'
import { bookExamples } from './example-trips.ts'
import { forgivenIn } from './forgiven.ts'
import { after, answerError, bodyOf, ControlError, idPath, read } from './read-control.ts'
import { reservationList, reservationsIn } from './reservation-list.ts'
import { type ControlledService, type KeptSnapshot, moveTo, noWork, reset } from './sandbox-control.ts'
import { scenario } from './scenarios.ts'

const prefix = '/_sandbox'
const mostSnapshots = 20
const mostPlaces = 8

export const clockChange = z.strictObject({
  to: z
    .string()
    .max(40)
    .optional()
    .describe('A timestamp, or an offset like `+P3D` from where the clock stands.'),
  frozen: z.boolean().optional().describe('Whether it stands still.'),
})
export const newSnapshot = z.strictObject({ name: z.string().regex(/^[\w.-]{1,40}$/) })
export const reservationsQuery = z.object({
  at: z.iso
    .datetime()
    .optional()
    .meta({ description: 'As they were then, by the clock of the sandbox; absent: now.' }),
})
export const placesQuery = z.object({
  like: z
    .string()
    .max(40)
    .meta({ description: 'A part of a name, or a code.', param: { example: 'new y' } }),
})

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Pages of other origins may not steer a sandbox by way of their visitor's browser, under whatever name they reach it.
 *
 * @throws ControlError
 */
function requireOwnPage({ headers }: FastifyRequest): void {
  const { host = '', origin } = headers
  if (origin === undefined) return
  const from = origin.replace(/^https?:\/\//, '')
  if (from !== host && !loopbackHost.test(from))
    throw new ControlError(403, 'This page may not steer the sandbox.')
}

/**
 * `/_sandbox`: clock, scenarios, snapshots and reset of the sandbox, and what it holds: requests, reservations, events. For
 * whoever runs the service, without a token; nothing of it is deployed.
 *
 * @param isAnyHost whether requests may name the service by another name than this machine's own
 */
export function serveControl(gateway: FastifyInstance, service: ControlledService, isAnyHost = false): void {
  const { control, database } = service
  const { clock, recorder, scenarios, snapshots } = control
  gateway.addHook('preHandler', async ({ url }) => {
    if (!url.startsWith('/_sandbox')) await scenarios.delay(url)
  })
  gateway.register(
    async (routes) => {
      routes.addHook('onRequest', async (request) => {
        requireOwnPage(request)
        if (!isAnyHost && !loopbackHost.test(request.headers.host ?? ''))
          throw new ControlError(403, 'The sandbox is steered from its own machine.')
      })
      routes.setErrorHandler((error: Error, _request, reply) => answerError(reply, error))

      routes.get('/clock', () => clock.state())
      routes.put('/clock', async (request) => {
        const { to, frozen } = read(clockChange, bodyOf(request))
        const ran = to === undefined ? noWork : await moveTo(clock.read(to), service)
        if (frozen === true) clock.freeze()
        if (frozen === false) clock.run()
        return { ...clock.state(), ran }
      })
      routes.delete('/clock', () => {
        clock.reset()
        return clock.state()
      })

      routes.get('/scenarios', () => ({ scenarios: scenarios.list() }))
      routes.post('/scenarios', async (request, reply) =>
        reply.code(201).send(scenarios.add(read(scenario, bodyOf(request)))),
      )
      routes.delete('/scenarios/:id', (request, reply) => {
        if (!scenarios.remove(read(idPath, request.params).id))
          throw new ControlError(404, 'There is no such scenario.')
        return reply.code(204).send()
      })

      routes.get('/snapshots', () => ({
        snapshots: [...snapshots].map(([name, { takenAt }]) => ({ name, takenAt })),
      }))
      routes.post('/snapshots', async (request, reply) => {
        const { name } = read(newSnapshot, bodyOf(request))
        if (!snapshots.has(name) && snapshots.size >= mostSnapshots)
          throw new ControlError(409, `There are ${mostSnapshots} snapshots already.`)
        snapshots.set(name, await taken(service))
        return reply.code(201).send({ name })
      })
      routes.post('/snapshots/:id/restore', async (request) => {
        const { id } = read(idPath, request.params)
        const found = snapshots.get(id)
        if (!found) throw new ControlError(404, `There is no snapshot ${id}.`)
        await service.idle()
        await database.snapshots?.restore(found.rows)
        control.versions.clear()
        return { name: id }
      })
      routes.post('/reset', async (_request, reply) => {
        await reset(service)
        return reply.code(204).send()
      })

      routes.get('/places', (request) => {
        const { like } = read(placesQuery, request.query)
        const knowing = control.airHosts.find(({ host }) => host.placesLike)
        return { places: knowing?.host.placesLike?.(like, mostPlaces) ?? [] }
      })
      routes.post('/reservations/:id/airline-changes', async (request) => {
        const { id: locator } = read(idPath, request.params)
        const change = read(airlineChange, bodyOf(request))
        const found = (await reservationsIn(database)).find(
          ({ reservation }) => reservation.locator === locator,
        )
        const flight = found && control.airlineChanges.change(found.reservation, found.accessGroup, change)
        if (flight === undefined) throw new ControlError(404, `${locator} has no flight ${change.segment}.`)
        return { flight, ran: await service.runDueWork() }
      })
      serveEvents(routes, control.webhooks)
      serveConfirmations(routes, control.confirmations)
      routes.get('/reservations', async (request) => {
        const { at } = read(reservationsQuery, request.query)
        const present = await reservationList(database)
        return {
          reservations: at === undefined ? present : control.versions.asOf(Date.parse(at), present),
        }
      })
      routes.get('/requests', (request) => ({ requests: recorder.after(read(after, request.query).after) }))
      routes.delete('/requests', (_request, reply) => {
        recorder.clear()
        return reply.code(204).send()
      })
      routes.get('/requests/:id', (request) => {
        const found = recorder.find(read(idPath, request.params).id)
        if (!found) throw new ControlError(404, 'The request is not kept any more.')
        return { ...found, forgiven: forgivenIn(found) }
      })
      routes.post('/trips', async (_request, reply) =>
        reply.code(201).send({ locators: await bookExamples(gateway, clock.now()) }),
      )
    },
    { prefix },
  )
}

async function taken({ database, idle }: ControlledService): Promise<KeptSnapshot> {
  if (!database.snapshots) throw new ControlError(409, 'This database cannot go back.')
  await idle()
  return { takenAt: new Date().toISOString(), rows: database.snapshots.take() }
}
