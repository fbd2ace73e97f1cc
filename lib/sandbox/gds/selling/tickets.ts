import type { EpochMs } from '../../../kernel/instant.ts'
import { Refusal } from '../../../kernel/refusals.ts'
import type { Store } from '../../../kernel/store.ts'
import { createOnce, updateItem } from '../../../kernel/update-item.ts'
import type {
  IssuedTicket,
  IssueOrder,
  VoidedDocuments,
  VoidOrder,
} from '../../../suppliers/document-orders.ts'
import type { DivideOrder } from '../../../suppliers/seat-orders.ts'
import { documentNumbersOver, type NumberRange, settlementCode } from './document-numbers.ts'
import {
  type DividedIssuance,
  hasNumbers,
  hasValidTickets,
  type Issuance,
  isRefundedIn,
  requireIssued,
  salesOf,
  salesWithoutTickets,
  withAllVoid,
  withDividedTickets,
  withVoid,
} from './issuance.ts'
import type { Sales } from './sales.ts'
import { voidDeadline } from './void-terms.ts'

const tableKey = (key: string): string => `issue#${key}`

export type Tickets = ReturnType<typeof ticketsOver>

/**
 * Issuing and voiding documents, once for each key.
 *
 * @param sales what the documents are for: a sale is firm as long as it has some
 */
export function ticketsOver(
  store: Store,
  sales: Pick<Sales, 'addIssue' | 'removeIssue'>,
  range: NumberRange,
) {
  const numberDocuments = documentNumbersOver(store, range)
  const read = async (key: string): Promise<Issuance | undefined> =>
    (await store.read<Issuance>('supplierOrders', tableKey(key)))?.value
  const change = (
    key: string,
    next: (issuance: Issuance | undefined) => Issuance | undefined,
  ): Promise<Issuance | undefined> =>
    updateItem(store, { table: 'supplierOrders', key: tableKey(key), change: next })

  /** @returns the sales of the tickets that were voided */
  async function voidAll({ key, saleKey }: VoidOrder): Promise<string[]> {
    const issuance = await change(key, withAllVoid)
    return [...new Set([saleKey, ...salesOf(issuance?.tickets ?? [], saleKey)])]
  }

  /**
   * @returns the sales of the tickets that have none left now
   * @throws Refusal `voidRefused` the tickets are not of this issuance, or refunded
   */
  async function voidNumbers({ key, saleKey }: VoidOrder, numbers: readonly string[]): Promise<string[]> {
    const issuance = await change(key, (current) => {
      if (!current || !hasNumbers(current, numbers) || isRefundedIn(current, numbers))
        throw new Refusal('voidRefused')
      return current.status === 'voided' ? undefined : withVoid(current, numbers)
    })
    return issuance ? salesWithoutTickets(issuance, numbers, saleKey) : []
  }

  return {
    async find(key: string): Promise<IssuedTicket[] | undefined> {
      const issuance = await read(key)
      return issuance?.status === 'issued' ? requireIssued(issuance) : undefined
    },

    /** Assigns the tickets of an issuance to the two sales of a division. */
    async divide(key: string, order: DivideOrder): Promise<DividedIssuance> {
      const issuance = await change(key, (current) =>
        current?.tickets?.length ? withDividedTickets(current, order) : undefined,
      )
      return {
        key,
        hasParentTickets: hasValidTickets(issuance, order.saleKey),
        hasDividedTickets: hasValidTickets(issuance, order.key),
      }
    },

    /** Makes the seats firm, takes the numbers, then files the issuance. */
    async issue(order: IssueOrder, now: EpochMs): Promise<IssuedTicket[]> {
      const { key, saleKey, itinerary } = order
      const known = await read(key)
      if (known) return requireIssued(known)
      await sales.addIssue({ key: saleKey, itinerary }, key, now)
      const voidableUntil = voidDeadline(now, order.agency)
      const numbered = await numberDocuments(order)
      const issuance: Issuance = {
        status: 'issued',
        tickets: numbered.map((ticket) => ({ ...ticket, voidableUntil })),
      }
      if (await createOnce(() => store.create('supplierOrders', tableKey(key), issuance)))
        return requireIssued(issuance)
      // The same issuance was made, or voided, while this call was at work.
      return requireIssued((await read(key)) ?? issuance)
    },

    /** Voids documents; a sale that has none left is no longer firm. */
    async void(order: VoidOrder, now: EpochMs): Promise<VoidedDocuments> {
      const numbers = order.documents?.flatMap(({ number }) => number ?? [])
      const emptied = numbers ? await voidNumbers(order, numbers) : await voidAll(order)
      const limits = new Map<string, EpochMs | undefined>()
      for (const sale of emptied) limits.set(sale, await sales.removeIssue(sale, order, now))
      const ticketingTimeLimit = limits.get(order.saleKey)
      return {
        settlementCode: settlementCode(numbers?.[0] ?? order.key),
        ...(ticketingTimeLimit !== undefined && { ticketingTimeLimit }),
      }
    },
  }
}
