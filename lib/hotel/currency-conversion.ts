import { Refusal } from '../kernel/refusals.ts'

/** Exchange rate: units of `to` for one unit of `from`. */
export type Exchange = (from: string, to: string) => number | undefined

export interface Conversion {
  readonly from: string
  readonly to: string
  readonly rate: number
}

/**
 * Conversion rates for clients that convert amounts themselves; the amounts of the answer are not converted.
 *
 * @param requested none: no conversion
 * @throws Refusal `hotelCurrencyUnknown`
 * Source: docs/contract/hotel-car-platform.md 1.10.
 */
export function conversionsTo(
  requested: string | undefined,
  currencies: readonly string[],
  exchange: Exchange,
): Conversion[] {
  if (requested === undefined) return []
  const others = [...new Set(currencies)].filter((currency) => currency !== requested)
  return others.map((from) => {
    const rate = exchange(from, requested)
    if (rate === undefined) throw new Refusal('hotelCurrencyUnknown', { currency: requested })
    return { from, to: requested, rate }
  })
}
