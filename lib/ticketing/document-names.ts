import { derivedId } from '../kernel/derived-id.ts'
import type { ExchangeEmd, IssuedTicket } from '../suppliers/document-orders.ts'

/** What a document is called. */
export interface DocumentName {
  /** Identity in our records. */
  readonly id: string
  /** The supplier's number, as it writes it; absent: the supplier is ticketless. */
  readonly number?: string
}

/** A ticket number without the dash after its accounting code: `125-2400000017` is `1252400000017`. */
export const compactNumber = (number: string): string => number.replace(/^(\d{3})-(\d{10})$/, '$1$2')

/**
 * The identity of a document that its number alone gives: 13 digits are an accounting code and a serial, which
 * no other document has. Undefined: the number may repeat from order to order.
 */
export const idOfNumber = (number: string): string | undefined => {
  const compact = compactNumber(number)
  return /^\d{13}$/.test(compact) ? compact : undefined
}

/**
 * The documents of a traveler in an issuance, in order: one for each number, or one without a number from a
 * ticketless supplier. The same issuance gives the same names.
 */
export function documentNames(
  issueKey: string,
  { travelerId, numbers }: Pick<IssuedTicket, 'travelerId' | 'numbers'>,
): DocumentName[] {
  const derived = (position: number): string => derivedId(`${issueKey}#${travelerId}#${position}`)
  if (numbers.length === 0) return [{ id: derived(0) }]
  return numbers.map((number, position) => ({ id: idOfNumber(number) ?? derived(position), number }))
}

/** The miscellaneous documents of an exchange, in order, by what they are for. */
export const emdNames = (
  issueKey: string,
  { travelerId, emds = [] }: Pick<IssuedTicket, 'travelerId' | 'emds'>,
): (DocumentName & Pick<ExchangeEmd, 'reason'>)[] =>
  emds.map(({ reason, number }) => ({
    id: idOfNumber(number) ?? derivedId(`${issueKey}#${travelerId}#${reason}`),
    number,
    reason,
  }))
