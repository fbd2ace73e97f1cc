import type { EpochMs } from '../../../domain/instant.ts'
import { counts } from '../../../domain/limits.ts'
import { locatorFrom } from '../../../domain/locator.ts'
import { Refusal } from '../../../domain/refusals.ts'
import type { Store } from '../../../repositories/store.ts'
import { StaleItem } from '../../../repositories/store.ts'
import type { IssuedTicket, IssueOrder, VoidOrder } from '../../air-host.ts'
import type { Sales } from './sales.ts'

/** What the host keeps of an issuance. A voided one stays on file, so that a late repetition cannot issue it again. */
type Issuance =
  | { readonly status: 'issued'; readonly tickets: readonly IssuedTicket[]; readonly voided?: readonly string[] }
  | { readonly status: 'voided'; readonly tickets?: readonly IssuedTicket[] }

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
      await sales.addIssue(order.saleKey, order.key, order.itinerary, now)
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

    /** Notes on the issuance what is void; with the last ticket the seats are no longer firm. */
    async void({ key, saleKey, itinerary, documents }: VoidOrder, now: EpochMs): Promise<string> {
      const numbers = documents?.map(({ number }) => number)
      const isLast = numbers ? await voidNumbers(key, numbers) : await voidAll(key)
      if (isLast) await sales.removeIssue(saleKey, key, itinerary, now)
      return settlementCode(numbers?.[0] ?? key)
    },
  }

  async function voidAll(key: string): Promise<true> {
    const known = await find(key)
    const tickets = known?.tickets
    await store.put('supplierOrders', keyOf(key), { status: 'voided', ...(tickets && { tickets }) } satisfies Issuance)
    return true
  }

  /** @returns whether no ticket of the issuance is left. @throws Refusal `voidRefused` the tickets are not of this issuance */
  async function voidNumbers(key: string, numbers: readonly string[]): Promise<boolean> {
    for (;;) {
      const found = await store.read<Issuance>('supplierOrders', keyOf(key))
      const issuance = found?.value
      const all = issuance?.tickets?.flatMap((ticket) => ticket.numbers) ?? []
      if (!found || !issuance || numbers.some((number) => !all.includes(number))) throw new Refusal('voidRefused')
      if (issuance.status === 'voided') return true
      const voided = [...new Set([...(issuance.voided ?? []), ...numbers])]
      const isLast = voided.length === all.length
      const changed: Issuance = isLast ? { status: 'voided', tickets: issuance.tickets } : { ...issuance, voided }
      try {
        await store.replace('supplierOrders', keyOf(key), changed, found.version)
        return isLast
      } catch (error) {
        if (!(error instanceof StaleItem)) throw error
      }
    }
  }
}

/** As a carrier gives it: its accounting code, then ten letters and digits. */
const settlementCode = (text: string): string =>
  `${text.slice(0, 3)}${locatorFrom(`${text}#settlement`)}${locatorFrom(`${text}#settlement`, 1).slice(0, 4)}`

function issued(known: Issuance): IssuedTicket[] {
  if (known.status === 'voided') throw new Refusal('issuanceFailed')
  return [...known.tickets]
}
