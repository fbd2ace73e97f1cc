import type { Conversion } from '../contract/currency-rate-conversion.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { HotelHosts } from '../suppliers/hotel-aggregator.ts'

/** Exchange rate: units of `to` for one unit of `from`. */
export type Exchange = (from: string, to: string) => number | undefined

/** What comes of a requested currency. */
export interface Conversions {
  readonly conversions: readonly Conversion[]
  readonly notices: readonly RefusalNotice[]
}

/**
 * Conversion rates for clients that convert amounts themselves; the amounts of the answer are not converted.
 *
 * @param requested none: no conversion
 * @returns a notice where no supplier tells rates of exchange
 * @throws Refusal `hotelCurrencyUnknown`
 * Source: docs/contract/hotel-car-platform.md 1.10.
 */
export function conversionsTo(
  requested: string | undefined,
  currencies: readonly string[],
  hotels: HotelHosts<{ readonly supplier: string; readonly rateOfExchange?: Exchange }>,
): Conversions {
  if (requested === undefined) return { conversions: [], notices: [] }
  const others = [...new Set(currencies)].filter((currency) => currency !== requested)
  const tables = hotels.flatMap(({ host }) => host.rateOfExchange ?? [])
  if (others.length > 0 && tables.length === 0) {
    const details = { modifier: 'REQUESTED CURRENCY', reason: 'NO SUPPLIER TELLS RATES OF EXCHANGE' }
    return { conversions: [], notices: [{ code: 'modifierIgnored', details }] }
  }
  const conversions = others.map((from) => {
    const rate = tables.map((exchange) => exchange(from, requested)).find((one) => one !== undefined)
    if (rate === undefined) throw new Refusal('hotelCurrencyUnknown', { currency: requested })
    return { from, to: requested, rate }
  })
  return { conversions, notices: [] }
}
