import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Refusal } from '../../../kernel/refusals.ts'

export const idPath = z.object({ id: z.string().max(60) })
/** Numbers of requests and events: a client asks for what came after one. */
export const after = z.object({
  after: z.coerce.number().int().min(0).default(0).describe('Number of the last one that is known.'),
})

/** Answers of the control that are no success: in words, not in the form of the interface. */
export class ControlError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export const bodyOf = ({ body }: FastifyRequest): unknown => {
  if (!Buffer.isBuffer(body) || body.length === 0) return {}
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw new ControlError(400, 'The body is not JSON.')
  }
}

export const read = <T extends z.ZodType>(schema: T, value: unknown): z.output<T> => {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  throw new ControlError(400, z.prettifyError(error))
}

export function answerError(reply: FastifyReply, error: Error) {
  if (error instanceof ControlError) return reply.code(error.status).send({ error: error.message })
  if (error instanceof Refusal)
    return reply.code(400).send({ error: 'Not a timestamp or an offset, or too far away.' })
  console.error(error)
  return reply.code(500).send({ error: 'The sandbox could not do that.' })
}
