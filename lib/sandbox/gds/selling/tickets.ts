import type { EpochMs } from '../../../kernel/instant.ts'
import { Refusal } from '../../../kernel/refusals.ts'
import type { Store } from '../../../kernel/store.ts'
import { updateItem } from '../../../kernel/update-item.ts'
import type {
  IssuedTicket,
  IssueOrder,
  VoidedDocuments,
  VoidOrder,
} from '../../../suppliers/document-orders.ts'
import type { DivideOrder } from '../../../suppliers/seat-orders.ts'
import { documentNumbersOver, type NumberRange, settlementCode } from './document-numbers.ts'
import { formerDocumentsOver, restoredBy } from './exchanged-documents.ts'
import {
  type DividedIssuance,
  type FormerDocuments,
  hasNumbers,
  hasValidTickets,
  type Issuance,
  isClosedIn,
  requireIssued,
  salesOf,
  salesWithoutTickets,
  ticketsIn,
  withAllVoid,
  withDividedTickets,
  withVoid,
} from './issuance.ts'
import type { Sales } from './sales.ts'
import { voidDeadline } from './void-terms.ts'

const tableKey = (key: string): string => `issue#${key}`

const toFormer = ({ travelerId, issueKey, numbers }: FormerDocuments): FormerDocuments => ({
  travelerId,
  issueKey,
  numbers,
})

/** Whether documents can still be filed under the key of an issuance. */
const isOpenFor = (issuance: Issuance | undefined): boolean => !issuance || issuance.status === 'exchanging'

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

  const former = formerDocumentsOver(change)

  /** @returns the sales of the tickets that were voided */
  async function voidAll({ key, saleKey }: VoidOrder): Promise<string[]> {
    const issuance = await change(key, withAllVoid)
    await former.restore(key, restoredBy(issuance))
    return [...new Set([saleKey, ...salesOf(ticketsIn(issuance), saleKey)])]
  }

  /**
   * @returns the sales of the tickets that have none left now
   * @throws Refusal `voidRefused` the documents are not of this issuance, refunded or exchanged
   */
  async function voidNumbers({ key, saleKey }: VoidOrder, numbers: readonly string[]): Promise<string[]> {
    const issuance = await change(key, (current) => {
      if (!current || !hasNumbers(current, numbers) || isClosedIn(current, numbers))
        throw new Refusal('voidRefused')
      return current.status === 'voided' ? undefined : withVoid(current, numbers)
    })
    await former.restore(key, restoredBy(issuance))
    return issuance ? salesWithoutTickets(issuance, numbers, saleKey) : []
  }

  /** Notes what is exchanged, so that a void under the key restores it, then closes it. */
  async function closeFormer(key: string, exchanges: readonly FormerDocuments[]): Promise<void> {
    if (exchanges.length === 0) return
    const noted = await change(key, (current) => current ?? { status: 'exchanging', exchanges })
    if (noted?.status === 'voided') throw new Refusal('issuanceFailed')
    await former.exchange(key, exchanges)
  }

  return {
    async find(key: string): Promise<IssuedTicket[] | undefined> {
      const issuance = await read(key)
      return issuance?.status === 'issued' ? requireIssued(issuance) : undefined
    },

    /** Assigns the tickets of an issuance to the two sales of a division. */
    async divide(key: string, order: DivideOrder): Promise<DividedIssuance> {
      const issuance = await change(key, (current) => withDividedTickets(current, order))
      return {
        key,
        hasParentTickets: hasValidTickets(issuance, order.saleKey),
        hasDividedTickets: hasValidTickets(issuance, order.key),
      }
    },

    /** Closes the documents that are exchanged, makes the seats firm, takes the numbers, then files the issuance. */
    async issue(order: IssueOrder, now: EpochMs): Promise<IssuedTicket[]> {
      const { key, saleKey, itinerary, exchanges = [] } = order
      const known = await read(key)
      if (known && known.status !== 'exchanging') return requireIssued(known)
      await closeFormer(key, exchanges.map(toFormer))
      await sales.addIssue({ key: saleKey, itinerary }, key, now).catch(async (error: unknown) => {
        if (error instanceof Refusal) await former.restore(key, exchanges)
        throw error
      })
      const voidableUntil = voidDeadline(now, order.agency)
      const numbered = await numberDocuments(order)
      const issuance: Issuance = {
        status: 'issued',
        tickets: numbered.map((ticket) => ({ ...ticket, voidableUntil })),
        ...(exchanges.length > 0 && { exchanges: exchanges.map(toFormer) }),
      }
      // Perhaps the same issuance was made, or voided, while this call was at work.
      const filed = await change(key, (current) => (isOpenFor(current) ? issuance : undefined))
      if (filed?.status === 'voided') await former.restore(key, exchanges)
      return requireIssued(filed ?? issuance)
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
