import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Confirmation, Confirmations, Obstacle } from './confirmations.ts'
import { bodyOf, ControlError, idPath, read } from './read-control.ts'

export const confirmedWork = z.strictObject({
  tool: z.string().regex(/^\w{1,40}$/),
  subject: z.string().regex(/^[0-9a-f]{64}$/),
  amount: z.strictObject({ value: z.number().min(0), currency: z.string().regex(/^[A-Z]{3}$/) }),
})
export const newConfirmation = confirmedWork.extend({ lines: z.array(z.string().max(200)).min(1).max(100) })

/**
 * A person decides, in the page that this service serves: a program that sends requests has no page, so it names no
 * origin. It stops an agent from approving its own requests by mistake or by an instruction it read; a program that may
 * send any request from this machine can name the origin too.
 *
 * @throws ControlError
 */
function requireConsole({ headers: { host, origin } }: FastifyRequest): void {
  if (origin?.replace(/^https?:\/\//, '') !== host)
    throw new ControlError(403, 'Only a person decides this, on the page Control of the console.')
}

const reasons = {
  waiting: 'A person has not decided this yet.',
  approved: 'This is approved already.',
  declined: 'A person has declined this.',
  used: 'This was confirmed and done already: a confirmation is good for once.',
  expired: 'The confirmation has expired: it is good for 15 minutes.',
} as const

/** @throws ControlError */
function required(found: Confirmation | Obstacle): Confirmation {
  if (!('kind' in found)) return found
  switch (found.kind) {
    case 'unknown':
      throw new ControlError(404, 'There is no such confirmation.')
    case 'wrong state':
      throw new ControlError(409, reasons[found.state])
    case 'other work':
      throw new ControlError(409, 'The confirmation is for something else, or for another amount.')
    case 'too many':
      throw new ControlError(429, 'Too many confirmations wait for a person.')
    default:
      return found satisfies never
  }
}

const decisions = [
  ['approve', 'approved'],
  ['decline', 'declined'],
] as const

/** What programs ask a person for before they spend. */
export function serveConfirmations(routes: FastifyInstance, confirmations: Confirmations): void {
  routes.get('/confirmations', () => ({ confirmations: confirmations.list() }))
  routes.post('/confirmations', (asked, reply) => {
    const { lines, ...bound } = read(newConfirmation, bodyOf(asked))
    return reply.code(201).send(required(confirmations.ask(bound, lines)))
  })
  routes.get('/confirmations/:id', ({ params }) =>
    required(confirmations.find(read(idPath, params).id) ?? { kind: 'unknown' }),
  )
  routes.post('/confirmations/:id/use', (asked) =>
    required(confirmations.use(read(idPath, asked.params).id, read(confirmedWork, bodyOf(asked)))),
  )
  for (const [path, decision] of decisions)
    routes.post(`/confirmations/:id/${path}`, (asked) => {
      requireConsole(asked)
      return required(confirmations.decide(read(idPath, asked.params).id, decision))
    })
}
