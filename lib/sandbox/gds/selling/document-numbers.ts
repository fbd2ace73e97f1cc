import { counts } from '../../../kernel/limits.ts'
import { locatorFrom } from '../../../kernel/locator.ts'
import type { Store } from '../../../kernel/store.ts'
import type {
  ExchangedDocuments,
  ExchangeEmd,
  IssuedTicket,
  IssueOrder,
} from '../../../suppliers/document-orders.ts'
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

/** Reasons for the EMDs that an exchange brings a traveler. */
const emdReasons = ({
  terms,
  feeCollection,
  residualMethod,
}: ExchangedDocuments): ExchangeEmd['reason'][] => [
  ...(terms.feeMinor > 0 && feeCollection !== 'Tax' ? (['changeFee'] as const) : []),
  ...(terms.residualMinor > 0 && (residualMethod === 'EMD' || residualMethod === 'MCO')
    ? (['residual'] as const)
    : []),
]

/** Numbers for the documents of an issuance; a long journey needs conjunction tickets. */
export function documentNumbersOver(store: Store, range: NumberRange) {
  /** Consecutive numbers of the carrier's stock. Those of a stopped call are lost, never used twice. */
  async function nextNumbers(
    carrier: string,
    count: number,
    { stock, firstSerial }: NumberRange,
  ): Promise<string[]> {
    if (count === 0) return []
    const { accountingCode } = requireCarrier(carrier)
    const last = await store.increment('supplierOrders', `${stock}#${accountingCode}`, count)
    const first = firstSerial + last - count + 1
    return Array.from({ length: count }, (_, index) => `${accountingCode}${first + index}`)
  }

  /** The EMDs of an exchange by traveler. */
  async function numberEmds({
    itinerary,
    exchanges = [],
  }: IssueOrder): Promise<ReadonlyMap<string, readonly ExchangeEmd[]>> {
    const due = exchanges.flatMap((exchange) =>
      emdReasons(exchange).map((reason) => ({ reason, travelerId: exchange.travelerId })),
    )
    const numbers = await nextNumbers(itinerary.validatingCarrier, due.length, emdNumbers)
    const emds = due.map((emd, index) => ({ ...emd, number: numbers[index] ?? '' }))
    const byTraveler = Map.groupBy(emds, ({ travelerId }) => travelerId)
    return new Map(
      [...byTraveler].map(([id, own]) => [id, own.map(({ reason, number }) => ({ reason, number }))]),
    )
  }

  return async (order: IssueOrder): Promise<IssuedTicket[]> => {
    const { itinerary, tickets } = order
    const documents = tickets.map(({ coupons }) => Math.ceil(coupons / counts.couponsPerDocument))
    const numbers = await nextNumbers(itinerary.validatingCarrier, sumOf(documents), range)
    const emds = await numberEmds(order)
    return tickets.map(({ travelerId }, index) => {
      const start = sumOf(documents.slice(0, index))
      const own = emds.get(travelerId)
      return {
        travelerId,
        numbers: numbers.slice(start, start + (documents[index] ?? 0)),
        ...(own && { emds: own }),
      }
    })
  }
}

/** A settlement authorisation code: the carrier's accounting code, then ten letters and digits. */
export const settlementCode = (text: string): string =>
  `${text.slice(0, 3)}${locatorFrom(`${text}#settlement`)}${locatorFrom(`${text}#settlement`, 1).slice(0, 4)}`
