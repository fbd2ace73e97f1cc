import { Refusal } from '../kernel/refusals.ts'

/** How many units of one currency another is worth. */
export type Exchange = (from: string, to: string) => number | undefined

export interface Conversion {
  readonly from: string
  readonly to: string
  readonly rate: number
}

/**
 * Rates for a client that wants to convert by itself: no amount of an answer is converted.
 *
 * @param requested none: nothing is to be converted
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
