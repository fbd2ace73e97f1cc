import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Context, Operation } from '../../lib/platform/http/serve-family.ts'
import type { Emd } from '../../lib/ticketing/document.ts'
import { documentAt, isEmd } from '../../lib/ticketing/document.ts'
import { findDocument } from '../../lib/ticketing/require-document.ts'
import { toEmdAnswer } from '../../lib/ticketing/wire/emd.ts'

export const displayEmd: Operation<typeof ticketingRoutes.displayEmd> = async ({ path }, context) =>
  toEmdAnswer(documentAt(await requireGdsEmd(path.Identifier, context), context.now))

/** @throws Refusal `emdUnknown`, `documentNumberAmbiguous`, `documentNotForNdc` */
export async function requireGdsEmd(number: string, { stores, now }: Context): Promise<Emd> {
  const emd = await findDocument(stores.documents, { number, now }, isEmd)
  if (!emd) throw new Refusal('emdUnknown')
  if (emd.source === 'NDC') throw new Refusal('documentNotForNdc')
  return emd
}
