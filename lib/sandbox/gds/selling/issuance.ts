import { Refusal } from '../../../kernel/refusals.ts'
import type { IssuedTicket } from '../../../suppliers/document-orders.ts'
import type { DivideOrder } from '../../../suppliers/seat-orders.ts'

/** `saleKey`: of the sale that it is for, once that was divided. */
type FiledTicket = IssuedTicket & { readonly saleKey?: string }

/**
 * What the host keeps of an issuance. A voided one stays on file, so that a late repetition cannot issue it
 * again.
 */
export type Issuance =
  | {
      readonly status: 'issued'
      readonly tickets: readonly FiledTicket[]
      readonly voided?: readonly string[]
      /** Documents that were refunded, by number: the key of the refund. */
      readonly refunded?: Readonly<Record<string, string>>
    }
  | { readonly status: 'voided'; readonly tickets?: readonly FiledTicket[] }

/** Whether an issuance still has valid tickets for the parent sale, and for the sale that was divided off it. */
export interface DividedIssuance {
  readonly key: string
  readonly hasParentTickets: boolean
  readonly hasDividedTickets: boolean
}

const numbersOf = (tickets: readonly IssuedTicket[]): string[] => tickets.flatMap(({ numbers }) => numbers)

const isVoidIn = (issuance: Issuance, { numbers }: FiledTicket): boolean =>
  issuance.status === 'voided' || numbers.every((number) => issuance.voided?.includes(number))

/** @throws Refusal `issuanceFailed` all of it was voided */
export function requireIssued(issuance: Issuance): IssuedTicket[] {
  if (issuance.status === 'voided') throw new Refusal('issuanceFailed')
  return issuance.tickets.map(({ saleKey: _, ...ticket }) => ticket)
}

/** The issuance with its tickets assigned to the two sales of a division. */
export const withDividedTickets = (
  issuance: Issuance,
  { key, saleKey: parent, travelerIds }: DivideOrder,
): Issuance => ({
  ...issuance,
  tickets: (issuance.tickets ?? []).map((ticket) => {
    const { saleKey = parent } = ticket
    return {
      ...ticket,
      saleKey: saleKey === parent && travelerIds.includes(ticket.travelerId) ? key : saleKey,
    }
  }),
})

/** Whether a sale has a ticket of the issuance that is not void. */
export const hasValidTickets = (issuance: Issuance | undefined, sale: string): boolean =>
  issuance?.status === 'issued' &&
  issuance.tickets.some((ticket) => ticket.saleKey === sale && !isVoidIn(issuance, ticket))

/** The issuance with all its tickets void; without one, a mark that forbids to issue under the key. */
export const withAllVoid = (issuance: Issuance | undefined): Issuance => ({
  status: 'voided',
  ...(issuance?.tickets && { tickets: issuance.tickets }),
})

/** Whether tickets with these numbers were issued. */
export const hasNumbers = (issuance: Issuance | undefined, numbers: readonly string[]): boolean => {
  const issued = numbersOf(issuance?.tickets ?? [])
  return issuance !== undefined && numbers.every((number) => issued.includes(number))
}

/** Whether any of the documents was refunded. */
export const isRefundedIn = (issuance: Issuance, numbers: readonly string[]): boolean =>
  issuance.status === 'issued' && numbers.some((number) => issuance.refunded?.[number] !== undefined)

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
  const { refunded = {}, voided = [], tickets } = issuance
  const issued = [
    ...numbersOf(tickets),
    ...tickets.flatMap(({ emds = [] }) => emds.map(({ number }) => number)),
  ]
  const isOpen = (number: string): boolean =>
    issued.includes(number) && !voided.includes(number) && (refunded[number] ?? key) === key
  if (!numbers.every(isOpen)) return false
  if (numbers.every((number) => refunded[number] === key)) return undefined
  return {
    ...issuance,
    refunded: { ...refunded, ...Object.fromEntries(numbers.map((number) => [number, key])) },
  }
}

/** The issuance with some of its tickets void. */
export function withVoid(issuance: Issuance, numbers: readonly string[]): Issuance {
  if (issuance.status === 'voided') return issuance
  const voided = [...new Set([...(issuance.voided ?? []), ...numbers])]
  return voided.length === numbersOf(issuance.tickets).length
    ? { status: 'voided', tickets: issuance.tickets }
    : { ...issuance, voided }
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
  const tickets = issuance.tickets ?? []
  const touched = tickets.filter((ticket) => ticket.numbers.some((number) => numbers.includes(number)))
  return salesOf(touched, soldAs).filter((sale) =>
    tickets.every((ticket) => (ticket.saleKey ?? soldAs) !== sale || isVoidIn(issuance, ticket)),
  )
}
