import type { hotelRoutes } from '../../lib/contract/routes/hotel.ts'
import { conversionsTo } from '../../lib/hotel/currency-conversion.ts'
import {
  availabilityIdOf,
  requireAvailableRate,
  roomsFor,
  toCachedRate,
} from '../../lib/hotel/hotel-availability.ts'
import { readRulesByOffer, toRulesAnswer } from '../../lib/hotel/wire/hotel-rules.ts'
import { toCurrencyRateConversion } from '../../lib/hotel/wire/stay-criteria.ts'
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
  const quote = await hotels.rate(
    { property: rate.property, bookingCode: rate.bookingCode, stay: requestedStay },
    callOf(context),
  )
  if (digest && requestedStay.rooms.length === stay.rooms.length)
    await stores.hotelCaches.saveRules(offerId, toCachedRate(quote), digest.expiresAt)
  const conversions = conversionsTo(digest?.requestedCurrency, [quote.currency], hotels.rateOfExchange)
  return toRulesAnswer(quote, offerId, toCurrencyRateConversion(conversions, now))
}

/** The same at its older path. */
export const rulesByOfferPlural = rulesByOffer
