import { toCurrencyRateConversion } from '../../lib/contract/currency-rate-conversion.ts'
import type { hotelRoutes } from '../../lib/contract/routes/hotel.ts'
import { conversionsTo } from '../../lib/hotel/currency-conversion.ts'
import { availabilityIdOf, requireAvailableRate, roomsFor } from '../../lib/hotel/hotel-availability.ts'
import { termsOf } from '../../lib/hotel/hotel-terms.ts'
import { quoteRate } from '../../lib/hotel/quote-rate.ts'
import { readRulesByOffer, toRulesAnswer } from '../../lib/hotel/wire/hotel-rules.ts'
import { toWarnings } from '../../lib/hotel/wire/stay-criteria.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import type { HotelDependencies } from './dependencies.ts'

/** A later sale is compared with the terms returned here. */
export const rulesByOffer: Operation<typeof hotelRoutes.rulesByOffer, HotelDependencies> = async (
  { body },
  context,
  { hotels },
) => {
  const { stores, now } = context
  const { offerId, rooms } = readRulesByOffer(body)
  const digest = await stores.hotelCaches.findAvailability(availabilityIdOf(offerId))
  const { rate, stay } = requireAvailableRate(digest, offerId, now)
  const requestedStay = { ...stay, rooms: roomsFor(stay, rooms) }
  const quote = await quoteRate(hotels, { rate, stay: requestedStay }, callOf(context))
  if (digest && requestedStay.rooms.length === stay.rooms.length)
    await stores.hotelCaches.saveRules(offerId, termsOf(quote), digest.expiresAt)
  const { conversions, notices } = conversionsTo(digest?.requestedCurrency, [quote.currency], hotels)
  return toRulesAnswer(quote, offerId, {
    ...toCurrencyRateConversion(conversions, now),
    ...toWarnings(notices),
  })
}

/** The same at its older path. */
export const rulesByOfferPlural = rulesByOffer
