import { type EpochMs, toTimestamp } from '../kernel/instant.ts'
import { decimalsOf } from '../kernel/money.ts'

/** Units of the currency `to` for one unit of `from`. */
export interface Conversion {
  readonly from: string
  readonly to: string
  readonly rate: number
}

/** Absent without conversions. */
export function toCurrencyRateConversion(conversions: readonly Conversion[], now: EpochMs) {
  if (conversions.length === 0) return {}
  return {
    CurrencyRateConversion: conversions.map(({ from, to, rate }) => ({
      '@type': 'CurrencyRateConversion' as const,
      SourceCurrency: { value: from, decimalPlace: decimalsOf(from) },
      TargetCurrency: { value: to, decimalPlace: decimalsOf(to) },
      ConversionRate: { value: Number(rate.toPrecision(6)), rateAsOf: toTimestamp(now) },
    })),
  }
}
