import { toCurrencyRateConversion } from '../../lib/contract/currency-rate-conversion.ts'
import { conversionsTo } from '../../lib/hotel/currency-conversion.ts'
import type { OfferedRate } from '../../lib/hotel/hotel.ts'
import type { AvailabilityDigest } from '../../lib/hotel/hotel-availability.ts'
import { requirePage } from '../../lib/hotel/hotel-page.ts'
import { refundsOf } from '../../lib/hotel/room-price.ts'
import { toAvailabilityAnswer } from '../../lib/hotel/wire/hotel-availability.ts'
import { toWarnings } from '../../lib/hotel/wire/stay-criteria.ts'
import type { RefusalNotice } from '../../lib/kernel/notice.ts'
import type { Context } from '../../lib/platform/http/serve-family.ts'
import type { HotelDependencies } from './dependencies.ts'

/**
 * One page of an availability: the rates as they were found.
 *
 * @throws Refusal `hotelPageUnknown`, `hotelCurrencyUnknown`
 */
export function answerAvailability(
  { digest, page, missing = [], notices = [] }: AvailabilityPage,
  { now }: Pick<Context, 'now'>,
  { hotels }: HotelDependencies,
) {
  const { items, numbers } = requirePage(digest.rates, page)
  const currencies = digest.rates.map(({ currency }) => currency)
  const exchange = conversionsTo(digest.requestedCurrency, currencies, hotels)
  const noRates: RefusalNotice[] = digest.rates.length === 0 ? [{ code: 'hotelNoRates', details: {} }] : []
  return toAvailabilityAnswer(digest, items, numbers, {
    ...toCurrencyRateConversion(exchange.conversions, now),
    ...toWarnings([...notices, ...exchange.notices, ...noRates, ...withoutPolicy(items)], missing),
  })
}

interface AvailabilityPage {
  readonly digest: AvailabilityDigest
  /** 1 is the first. */
  readonly page: number
  /** Suppliers that did not answer. */
  readonly missing?: readonly RefusalNotice[]
  /** Other warnings, on the first page. */
  readonly notices?: readonly RefusalNotice[]
}

/** A warning where the supplier tells the cancellation terms of a rate in its rules only. */
const withoutPolicy = (rates: readonly OfferedRate[]): RefusalNotice[] =>
  rates.some(({ cancellation, rooms }) => !cancellation && !refundsOf(rooms))
    ? [{ code: 'hotelRatesWithoutPolicy', details: {} }]
    : []
