import type { hotelRoutes } from '../../lib/contract/routes/hotel.ts'
import { readRulesByCode, toRulesAnswer } from '../../lib/contract/wire/hotel-rules.ts'
import { toCurrencyRateConversion } from '../../lib/contract/wire/hotel-stay.ts'
import type { AvailabilityDigest } from '../../lib/domain/hotel-availability.ts'
import { hotelOfferId, toCachedRate } from '../../lib/domain/hotel-availability.ts'
import { lifetimes } from '../../lib/domain/limits.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import type { HotelNeeds } from './needs.ts'

/** The answer is an earlier step like an availability with one rate: it can be booked for 30 minutes. */
export const rulesByCode: Operation<typeof hotelRoutes.rulesByCode, HotelNeeds> = async ({ body }, { stores, ids, now }, { hotels }) => {
  const { requestedCurrency, ...choice } = readRulesByCode(body, now)
  const told = await hotels.rate(choice, now)
  const digest: AvailabilityDigest = {
    id: ids.uuid(),
    expiresAt: now + lifetimes.hotelOffersMs,
    stay: choice.stay,
    isVerbose: true,
    requestedCurrency,
    rates: [toCachedRate(told)],
  }
  const more = toCurrencyRateConversion([told.currency], requestedCurrency, hotels.rateOfExchange, now)
  await stores.hotelCaches.saveAvailability(digest)
  return toRulesAnswer(told, hotelOfferId(digest.id, choice), more)
}
