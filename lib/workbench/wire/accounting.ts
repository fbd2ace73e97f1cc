import * as z from 'zod'
import { answerSchema, identifier } from '../../contract/envelope.ts'
import { counts, sizes } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Detail, DetailToAdd } from '../details.ts'
import { detailIdentifier } from './applies-to.ts'
import { toAccountingId } from './details.ts'

const text = z.string().max(sizes.detailTextLength)
const pair = z.object({ name: text.min(1), value: text.optional(), id: text.optional() })

export const accounting = z
  .object({
    '@type': z.string().optional(),
    id: text.optional(),
    AccountingRef: text.optional(),
    Identifier: detailIdentifier.optional(),
    dataType: text.optional(),
    template: text.optional(),
    NameValuePair: z.array(pair).max(counts.accountingPairs).optional(),
  })
  .meta({ id: 'Accounting', description: 'Accounting data of the agency: names and values.' })

/** The same in answers. */
export const heldAccounting = accounting
  .extend({ '@type': z.literal('Accounting'), id: z.string(), Identifier: identifier })
  .meta({ id: 'HeldAccounting' })

export const accountingResponse = answerSchema('AccountingResponse', {
  Accounting: z.looseObject({ '@type': z.literal('Accounting'), id: z.string(), Identifier: identifier }),
})

type Pairs = readonly z.output<typeof pair>[]

/**
 * A reservation has one: later requests add to it, and an existing name gets the new value.
 *
 * @throws Refusal `accountingEmpty`, `tooManyDetails`
 */
export function readAccounting(
  sent: z.output<typeof accounting>,
  held: Detail | undefined,
): DetailToAdd<'accounting'> {
  const { '@type': _type, id, AccountingRef, Identifier, NameValuePair = [], ...rest } = sent
  if (NameValuePair.length === 0 && Object.keys(rest).length === 0) throw new Refusal('accountingEmpty')
  const kept = ((held?.wire.NameValuePair ?? []) as Pairs).filter(
    ({ name }) => !NameValuePair.some((other) => other.name === name),
  )
  const pairs = [...kept, ...NameValuePair]
  if (pairs.length > counts.accountingPairs)
    throw new Refusal('tooManyDetails', { limit: String(counts.accountingPairs) })
  return {
    id: Identifier?.value,
    ref: id ?? AccountingRef,
    wire: { ...held?.wire, ...rest, ...(pairs.length > 0 && { NameValuePair: pairs }) },
  }
}

/** The accounting detail without its name and value pairs. */
export const withoutPairs = ({ wire: { NameValuePair: _, ...wire } }: Detail): DetailToAdd<'accounting'> => ({
  wire,
})

export const toAccountingAnswer = (detail: Detail): z.input<typeof accountingResponse> => ({
  AccountingResponse: { Accounting: toAccountingId(detail) },
})
