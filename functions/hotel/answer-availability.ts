import { refusalNotice, toResult } from '../../lib/contract/envelope.ts'
import { conversionsTo } from '../../lib/hotel/currency-conversion.ts'
import type { OfferedRate } from '../../lib/hotel/hotel.ts'
import type { AvailabilityDigest } from '../../lib/hotel/hotel-availability.ts'
import { requirePage } from '../../lib/hotel/hotel-page.ts'
import { toAvailabilityAnswer } from '../../lib/hotel/wire/hotel-availability.ts'
import { toCurrencyRateConversion } from '../../lib/hotel/wire/stay-criteria.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Context } from '../../lib/platform/http/serve-family.ts'
import type { HotelDependencies } from './dependencies.ts'

/**
 * One page of an availability: of its rates those that `rates` still has.
 *
 * @throws Refusal `hotelPageUnknown`, `hotelCurrencyUnknown`
 */
export function answerAvailability(
  digest: AvailabilityDigest,
  rates: readonly OfferedRate[],
  pageNumber: number,
  { now }: Context,
  { hotels }: HotelDependencies,
) {
  const page = requirePage(digest.rates, pageNumber)
  const nameOf = (key: OfferedRate['property']['key'], bookingCode: string) =>
    `${key.chainCode}-${key.propertyCode}-${bookingCode}`
  const byName = new Map(rates.map((rate) => [nameOf(rate.property.key, rate.bookingCode), rate]))
  const shown = page.items.flatMap(
    ({ property, bookingCode }) => byName.get(nameOf(property, bookingCode)) ?? [],
  )
  const currencies = digest.rates.map(({ currency }) => currency)
  const conversions = conversionsTo(digest.requestedCurrency, currencies, hotels.rateOfExchange)
  return toAvailabilityAnswer(digest, shown, page.numbers, {
    ...toCurrencyRateConversion(conversions, now),
    ...(digest.rates.length === 0 && {
      Result: toResult('Complete', { warnings: [refusalNotice(new Refusal('hotelNoRates'))] }),
    }),
  })
}
