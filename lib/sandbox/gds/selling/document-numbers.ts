import { counts } from '../../../kernel/limits.ts'
import { locatorFrom } from '../../../kernel/locator.ts'
import type { Store } from '../../../kernel/store.ts'
import type { IssuedTicket, IssueOrder } from '../../../suppliers/document-orders.ts'
import { requireCarrier } from '../../world/carriers.ts'

/** From which stock of its own a carrier numbers documents of a kind. */
export interface NumberRange {
  readonly stock: string
  /** Of 10 digits. */
  readonly firstSerial: number
}

export const ticketNumbers: NumberRange = { stock: 'stock', firstSerial: 2_400_000_000 }
export const emdNumbers: NumberRange = { stock: 'emdstock', firstSerial: 8_200_000_000 }

const sumOf = (counted: readonly number[]): number => counted.reduce((sum, count) => sum + count, 0)

/** Numbers for the documents of an issuance; a long journey needs conjunction tickets. */
export function documentNumbersOver(store: Store, { stock, firstSerial }: NumberRange) {
  /** Consecutive numbers of the carrier's stock. Those of a stopped call are lost, never used twice. */
  async function nextNumbers(carrier: string, count: number): Promise<string[]> {
    const { accountingCode } = requireCarrier(carrier)
    const last = await store.increment('supplierOrders', `${stock}#${accountingCode}`, count)
    const first = firstSerial + last - count + 1
    return Array.from({ length: count }, (_, index) => `${accountingCode}${first + index}`)
  }

  return async ({ itinerary, tickets }: IssueOrder): Promise<IssuedTicket[]> => {
    const documents = tickets.map(({ coupons }) => Math.ceil(coupons / counts.couponsPerDocument))
    const numbers = await nextNumbers(itinerary.validatingCarrier, sumOf(documents))
    return tickets.map(({ travelerId }, index) => {
      const start = sumOf(documents.slice(0, index))
      return { travelerId, numbers: numbers.slice(start, start + (documents[index] ?? 0)) }
    })
  }
}

/** A settlement authorisation code: the carrier's accounting code, then ten letters and digits. */
export const settlementCode = (text: string): string =>
  `${text.slice(0, 3)}${locatorFrom(`${text}#settlement`)}${locatorFrom(`${text}#settlement`, 1).slice(0, 4)}`
