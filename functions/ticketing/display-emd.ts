import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { toEmdAnswer } from '../../lib/contract/wire/emd.ts'
import { readTicketNumber } from '../../lib/contract/wire/ticket-query.ts'
import type { Emd } from '../../lib/domain/document.ts'
import { documentAt, isEmd } from '../../lib/domain/document.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { Context, Operation } from '../../lib/http/serve-family.ts'

export const displayEmd: Operation<typeof ticketingRoutes.displayEmd> = async ({ path }, context) =>
  toEmdAnswer(documentAt(await requireGdsEmd(path.Identifier, context), context.now))

/** @throws Refusal `emdUnknown`, `documentNotForNdc` */
export async function requireGdsEmd(number: string, { stores }: Context): Promise<Emd> {
  const emd = await stores.documents.find(readTicketNumber(number))
  if (!emd || !isEmd(emd)) throw new Refusal('emdUnknown')
  if (emd.source === 'NDC') throw new Refusal('documentNotForNdc')
  return emd
}
