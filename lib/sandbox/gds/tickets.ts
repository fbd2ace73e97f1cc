import type { EpochMs } from '../../kernel/instant.ts'
import { counts } from '../../kernel/limits.ts'
import { locatorFrom } from '../../kernel/locator.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Store } from '../../kernel/store.ts'
import { StaleItem } from '../../kernel/store.ts'
import type { DivideOrder, IssuedTicket, IssueOrder, VoidOrder } from '../../suppliers/air-host.ts'
import { requireCarrier } from '../world/carriers.ts'
import type { DividedIssue, Sales } from './sales.ts'
import { writeOver } from './write-over.ts'

/** `saleKey`: of the sale that it is for, once that was divided. */
type FiledTicket = IssuedTicket & { readonly saleKey?: string }

/**
 * What the host keeps of an issuance. A voided one stays on file, so that a late repetition cannot issue it
 * again.
 */
type Issuance =
  | {
      readonly status: 'issued'
      readonly tickets: readonly FiledTicket[]
      readonly voided?: readonly string[]
    }
  | { readonly status: 'voided'; readonly tickets?: readonly FiledTicket[] }

const numbersOf = (tickets: readonly IssuedTicket[]): string[] => tickets.flatMap(({ numbers }) => numbers)

/** From which stock of its own a carrier numbers documents of a kind. */
export interface NumberRange {
  readonly stock: string
  /** Of 10 digits. */
  readonly firstSerial: number
}

export const ticketNumbers: NumberRange = { stock: 'stock', firstSerial: 2_400_000_000 }
export const emdNumbers: NumberRange = { stock: 'emdstock', firstSerial: 8_200_000_000 }

const keyOf = (key: string): string => `issue#${key}`

export type Tickets = ReturnType<typeof ticketsOver>

/**
 * Issuing documents, once for each key.
 *
 * @param sales what the documents are for: a sale is firm as long as it has some
 */
export function ticketsOver(
  store: Store,
  sales: Pick<Sales, 'addIssue' | 'removeIssue'> & { isSold(key: string): Promise<boolean> },
  { stock, firstSerial }: NumberRange,
) {
  const find = async (key: string): Promise<Issuance | undefined> =>
    (await store.read<Issuance>('supplierOrders', keyOf(key)))?.value

  /**
   * Consecutive numbers from the carrier's stock. Numbers that a stopped call took are lost, never used
   * twice.
   */
  async function takeNumbers(carrier: string, count: number): Promise<string[]> {
    const { accountingCode } = requireCarrier(carrier)
    const last = await store.increment('supplierOrders', `${stock}#${accountingCode}`, count)
    return Array.from(
      { length: count },
      (_, index) => `${accountingCode}${firstSerial + last - count + index + 1}`,
    )
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
      return known?.status === 'issued' ? issued(known) : undefined
    },

    /** Notes whose tickets are for which of both sales from now on. */
    async divide(key: string, { key: to, saleKey: from, travelerIds }: DivideOrder): Promise<DividedIssue> {
      for (;;) {
        const found = await store.read<Issuance>('supplierOrders', keyOf(key))
        const tickets = (found?.value.tickets ?? []).map((ticket) => {
          const { saleKey = from } = ticket
          return {
            ...ticket,
            saleKey: saleKey === from && travelerIds.includes(ticket.travelerId) ? to : saleKey,
          }
        })
        const live =
          found?.value.status === 'issued' ? tickets.filter((ticket) => !isVoidIn(found.value, ticket)) : []
        const divided = {
          key,
          stays: live.some(({ saleKey }) => saleKey === from),
          leaves: live.some(({ saleKey }) => saleKey === to),
        }
        if (!found || tickets.length === 0) return divided
        try {
          await store.replace(
            'supplierOrders',
            keyOf(key),
            { ...found.value, tickets } satisfies Issuance,
            found.version,
          )
          return divided
        } catch (error) {
          if (!(error instanceof StaleItem)) throw error
        }
      }
    },

    /** Makes the seats firm, takes the numbers, then files the issuance. */
    async issue(order: IssueOrder, now: EpochMs): Promise<IssuedTicket[]> {
      const known = await find(order.key)
      if (known) return issued(known)
      if (!(await sales.isSold(order.saleKey))) throw new Refusal('issuanceFailed')
      await sales.addIssue(order.saleKey, order.key, order.itinerary, now)
      const tickets = await number(order)
      try {
        await store.create('supplierOrders', keyOf(order.key), {
          status: 'issued',
          tickets,
        } satisfies Issuance)
        return tickets
      } catch (error) {
        const meanwhile = error instanceof StaleItem ? await find(order.key) : undefined
        if (!meanwhile) throw error
        return issued(meanwhile)
      }
    },

    /** Notes on the issuance what is void; with the last ticket of a sale its seats are no longer firm. */
    async void(order: VoidOrder, now: EpochMs): Promise<string> {
      const { key, saleKey, documents } = order
      const numbers = documents?.map(({ number }) => number)
      const emptied = numbers ? await voidNumbers(key, saleKey, numbers) : await voidAll(key, saleKey)
      for (const sale of emptied) await sales.removeIssue(sale, order, now)
      return settlementCode(numbers?.[0] ?? key)
    },
  }

  async function voidAll(key: string, saleKey: string): Promise<string[]> {
    let tickets: readonly FiledTicket[] = []
    await writeOver<Issuance>(store, keyOf(key), (known) => {
      tickets = known?.tickets ?? []
      return { status: 'voided', ...(known?.tickets && { tickets }) }
    })
    return [...new Set([saleKey, ...tickets.flatMap((ticket) => ticket.saleKey ?? [])])]
  }

  /**
   * @param soldAs the sale of tickets that were not divided since
   * @returns the sales of the tickets that have none left now. @throws Refusal `voidRefused` the tickets are
   *   not of this issuance
   */
  async function voidNumbers(key: string, soldAs: string, numbers: readonly string[]): Promise<string[]> {
    for (;;) {
      const found = await store.read<Issuance>('supplierOrders', keyOf(key))
      const issuance = found?.value
      const tickets = issuance?.tickets ?? []
      const all = numbersOf(tickets)
      if (!found || !issuance || numbers.some((number) => !all.includes(number)))
        throw new Refusal('voidRefused')
      const voided =
        issuance.status === 'voided' ? all : [...new Set([...(issuance.voided ?? []), ...numbers])]
      const touched = tickets.filter((ticket) => ticket.numbers.some((number) => numbers.includes(number)))
      const emptied = [...new Set(touched.map(({ saleKey = soldAs }) => saleKey))].filter((sale) =>
        numbersOf(tickets.filter(({ saleKey = soldAs }) => saleKey === sale)).every((number) =>
          voided.includes(number),
        ),
      )
      if (issuance.status === 'voided') return emptied
      const changed: Issuance =
        voided.length === all.length ? { status: 'voided', tickets } : { ...issuance, voided }
      try {
        await store.replace('supplierOrders', keyOf(key), changed, found.version)
        return emptied
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
  return known.tickets.map(({ travelerId, numbers }) => ({ travelerId, numbers }))
}

const isVoidIn = (issuance: Issuance, { numbers }: FiledTicket): boolean =>
  issuance.status === 'voided' || numbers.every((number) => issuance.voided?.includes(number))
