import type { EpochMs } from '../../../domain/instant.ts'
import { counts } from '../../../domain/limits.ts'
import { Refusal } from '../../../domain/refusals.ts'
import type { Store } from '../../../repositories/store.ts'
import { StaleItem } from '../../../repositories/store.ts'
import type { IssuedTicket, IssueOrder } from '../../air-host.ts'
import type { Sales } from './sales.ts'

/** What the host keeps of an issuance. A voided one stays on file, so that a late repetition cannot issue it again. */
type Issuance = { readonly status: 'issued'; readonly tickets: readonly IssuedTicket[] } | { readonly status: 'voided' }

/** Serial numbers of electronic tickets begin here; 10 digits. */
const firstSerial = 2_400_000_000

const keyOf = (key: string): string => `issue#${key}`

/**
 * Issuing tickets, once for each key.
 *
 * @param accountingCodeOf the three digits with which a carrier's document numbers begin
 */
export function ticketsOver(store: Store, sales: Sales, accountingCodeOf: (carrier: string) => string) {
  const find = async (key: string): Promise<Issuance | undefined> => (await store.read<Issuance>('supplierOrders', keyOf(key)))?.value

  /** Consecutive numbers from the carrier's stock. Numbers that a stopped call took are lost, never used twice. */
  async function takeNumbers(carrier: string, count: number): Promise<string[]> {
    const accountingCode = accountingCodeOf(carrier)
    const last = await store.increment('supplierOrders', `stock#${accountingCode}`, count)
    return Array.from({ length: count }, (_, index) => `${accountingCode}${firstSerial + last - count + index + 1}`)
  }

  async function number({ itinerary, tickets }: IssueOrder): Promise<IssuedTicket[]> {
    const documents = tickets.map(({ coupons }) => Math.ceil(coupons / counts.couponsPerDocument))
    const numbers = await takeNumbers(
      itinerary.validatingCarrier,
      documents.reduce((sum, count) => sum + count, 0),
    )
    return tickets.map(({ travelerId }, index) => {
      const start = documents.slice(0, index).reduce((sum, count) => sum + count, 0)
      return { travelerId, numbers: numbers.slice(start, start + (documents[index] ?? 0)) }
    })
  }

  return {
    async find(key: string): Promise<IssuedTicket[] | undefined> {
      const known = await find(key)
      return known?.status === 'issued' ? [...known.tickets] : undefined
    },

    /** Makes the seats firm, takes the numbers, then files the issuance. */
    async issue(order: IssueOrder, now: EpochMs): Promise<IssuedTicket[]> {
      const known = await find(order.key)
      if (known) return issued(known)
      if (!(await sales.find(order.saleKey))) throw new Refusal('issuanceFailed')
      await sales.takeSeats(order.saleKey, order.itinerary, undefined, now)
      const tickets = await number(order)
      try {
        await store.create('supplierOrders', keyOf(order.key), { status: 'issued', tickets } satisfies Issuance)
        return tickets
      } catch (error) {
        const meanwhile = error instanceof StaleItem ? await find(order.key) : undefined
        if (!meanwhile) throw error
        return issued(meanwhile)
      }
    },

    async void({ key, saleKey, itinerary }: Pick<IssueOrder, 'key' | 'saleKey' | 'itinerary'>, now: EpochMs): Promise<void> {
      await store.put('supplierOrders', keyOf(key), { status: 'voided' } satisfies Issuance)
      const sale = await sales.find(saleKey)
      if (sale) await sales.takeSeats(saleKey, itinerary, sale.holdUntil, now)
    },
  }
}

function issued(known: Issuance): IssuedTicket[] {
  if (known.status === 'voided') throw new Refusal('issuanceFailed')
  return [...known.tickets]
}
