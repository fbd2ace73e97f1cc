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
import type { HotelDependencies } from './dependencies.ts'

/** What is told here is what a sale is compared with afterwards. */
export const rulesByOffer: Operation<typeof hotelRoutes.rulesByOffer, HotelDependencies> = async (
  { body },
  { stores, now },
  { hotels },
) => {
  const { offerId, rooms } = readRulesByOffer(body)
  const digest = await stores.hotelCaches.findAvailability(availabilityIdOf(offerId))
  const { rate, stay } = requireAvailableRate(digest, offerId, now)
  const asked = { ...stay, rooms: roomsFor(stay, rooms) }
  const told = await hotels.rate({ property: rate.property, bookingCode: rate.bookingCode, stay: asked }, now)
  if (digest && asked.rooms.length === stay.rooms.length)
    await stores.hotelCaches.saveRules(offerId, toCachedRate(told), digest.expiresAt)
  const conversions = conversionsTo(digest?.requestedCurrency, [told.currency], hotels.rateOfExchange)
  return toRulesAnswer(told, offerId, toCurrencyRateConversion(conversions, now))
}

/** The same at its older path. */
export const rulesByOfferPlural = rulesByOffer
