import { Refusal } from '../../../kernel/refusals.ts'
import type { ExchangedDocuments, IssuedTicket } from '../../../suppliers/document-orders.ts'
import type { DivideOrder } from '../../../suppliers/seat-orders.ts'

/** `saleKey`: of the sale that it is for, once that was divided. */
type FiledTicket = IssuedTicket & { readonly saleKey?: string }

/** Documents that others are issued for, with the key of their own issuance. */
export type FormerDocuments = Pick<ExchangedDocuments, 'travelerId' | 'issueKey' | 'numbers'>

/**
 * What the host keeps of an issuance. A voided one stays on file, so that a late repetition cannot issue it
 * again.
 */
export type Issuance =
  /** Nothing is issued yet, and the former documents are perhaps marked as exchanged. */
  | { readonly status: 'exchanging'; readonly exchanges: readonly FormerDocuments[] }
  | {
      readonly status: 'issued'
      readonly tickets: readonly FiledTicket[]
      readonly voided?: readonly string[]
      /** Documents that were refunded, by number: the key of the refund. */
      readonly refunded?: Readonly<Record<string, string>>
      /** Documents that were exchanged, by number: the key of the issuance of those that they were exchanged for. */
      readonly exchanged?: Readonly<Record<string, string>>
      /** Absent: it is no exchange. */
      readonly exchanges?: readonly FormerDocuments[]
    }
  | {
      readonly status: 'voided'
      readonly tickets?: readonly FiledTicket[]
      readonly exchanges?: readonly FormerDocuments[]
    }

/** Whether an issuance still has valid tickets for the parent sale, and for the sale that was divided off it. */
export interface DividedIssuance {
  readonly key: string
  readonly hasParentTickets: boolean
  readonly hasDividedTickets: boolean
}

export const ticketsIn = (issuance: Issuance | undefined): readonly FiledTicket[] =>
  issuance && issuance.status !== 'exchanging' ? (issuance.tickets ?? []) : []

/** Of tickets, and of the EMDs of their exchange. */
const numbersOf = (tickets: readonly IssuedTicket[]): string[] =>
  tickets.flatMap(({ numbers, emds = [] }) => [...numbers, ...emds.map(({ number }) => number)])

export const isVoidIn = (issuance: Issuance, { numbers }: Pick<FiledTicket, 'numbers'>): boolean =>
  issuance.status === 'voided' ||
  (issuance.status === 'issued' && numbers.every((number) => issuance.voided?.includes(number)))

/** @throws Refusal `issuanceFailed` all of it was voided */
export function requireIssued(issuance: Issuance): IssuedTicket[] {
  if (issuance.status !== 'issued') throw new Refusal('issuanceFailed')
  return issuance.tickets.map(({ saleKey: _, ...ticket }) => ticket)
}

/** The issuance with its tickets assigned to the two sales of a division; undefined: it has none. */
export function withDividedTickets(
  issuance: Issuance | undefined,
  { key, saleKey: parent, travelerIds }: DivideOrder,
): Issuance | undefined {
  if (!issuance || issuance.status === 'exchanging' || !issuance.tickets?.length) return undefined
  const tickets = issuance.tickets.map((ticket) => {
    const { saleKey = parent } = ticket
    return {
      ...ticket,
      saleKey: saleKey === parent && travelerIds.includes(ticket.travelerId) ? key : saleKey,
    }
  })
  return { ...issuance, tickets }
}

/** Whether a sale has a ticket of the issuance that is not void. */
export const hasValidTickets = (issuance: Issuance | undefined, sale: string): boolean =>
  issuance?.status === 'issued' &&
  issuance.tickets.some((ticket) => ticket.saleKey === sale && !isVoidIn(issuance, ticket))

/** The issuance with all its tickets void; without one, a mark that forbids to issue under the key. */
export const withAllVoid = (issuance: Issuance | undefined): Issuance => ({
  status: 'voided',
  tickets: ticketsIn(issuance),
  ...(issuance?.exchanges && { exchanges: issuance.exchanges }),
})

/** Whether documents with these numbers were issued. */
export const hasNumbers = (issuance: Issuance | undefined, numbers: readonly string[]): boolean => {
  const issued = numbersOf(ticketsIn(issuance))
  return issuance !== undefined && numbers.every((number) => issued.includes(number))
}

/** Whether any of the documents was refunded or exchanged. */
export const isClosedIn = (issuance: Issuance, numbers: readonly string[]): boolean =>
  issuance.status === 'issued' &&
  numbers.some((number) => (issuance.refunded?.[number] ?? issuance.exchanged?.[number]) !== undefined)

/** Whether a document was issued and is not void. */
export const isValidIn = (issuance: Extract<Issuance, { status: 'issued' }>, number: string): boolean =>
  numbersOf(issuance.tickets).includes(number) && !issuance.voided?.includes(number)

/**
 * The issuance with documents refunded under a key; undefined: they are already.
 *
 * @returns false: they are not of the issuance, void, or refunded under another key
 */
export function withRefund(
  issuance: Issuance | undefined,
  numbers: readonly string[],
  key: string,
): Issuance | undefined | false {
  if (issuance?.status !== 'issued') return false
  const { refunded = {} } = issuance
  const isOpen = (number: string): boolean =>
    isValidIn(issuance, number) &&
    issuance.exchanged?.[number] === undefined &&
    (refunded[number] ?? key) === key
  if (!numbers.every(isOpen)) return false
  if (numbers.every((number) => refunded[number] === key)) return undefined
  return {
    ...issuance,
    refunded: { ...refunded, ...Object.fromEntries(numbers.map((number) => [number, key])) },
  }
}

/** The issuance with some of its documents void; the residual of an exchange is void with its tickets. */
export function withVoid(issuance: Issuance, numbers: readonly string[]): Issuance {
  if (issuance.status !== 'issued') return issuance
  const { tickets } = issuance
  const named = [...(issuance.voided ?? []), ...numbers]
  const residuals = tickets
    .filter((ticket) => ticket.numbers.every((number) => named.includes(number)))
    .flatMap(({ emds = [] }) => emds.filter(({ reason }) => reason === 'residual'))
  const voided = [...new Set([...named, ...residuals.map(({ number }) => number)])]
  return voided.length === numbersOf(tickets).length ? withAllVoid(issuance) : { ...issuance, voided }
}

/** The sales that tickets are for. @param soldAs the sale of tickets that were not divided since */
export const salesOf = (tickets: readonly FiledTicket[], soldAs: string): string[] => [
  ...new Set(tickets.map(({ saleKey = soldAs }) => saleKey)),
]

/** The sales, among those of the tickets with these numbers, that have no valid ticket left. */
export function salesWithoutTickets(
  issuance: Issuance,
  numbers: readonly string[],
  soldAs: string,
): string[] {
  const tickets = ticketsIn(issuance)
  const touched = tickets.filter((ticket) => ticket.numbers.some((number) => numbers.includes(number)))
  return salesOf(touched, soldAs).filter((sale) =>
    tickets.every((ticket) => (ticket.saleKey ?? soldAs) !== sale || isVoidIn(issuance, ticket)),
  )
}
