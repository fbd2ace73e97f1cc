import type { hotelRoutes } from '../../lib/contract/routes/hotel.ts'
import { conversionsTo } from '../../lib/hotel/currency-conversion.ts'
import type { AvailabilityDigest } from '../../lib/hotel/hotel-availability.ts'
import { hotelOfferId, toCachedRate } from '../../lib/hotel/hotel-availability.ts'
import { planStay } from '../../lib/hotel/stay-request.ts'
import { readRulesByCode, toRulesAnswer } from '../../lib/hotel/wire/hotel-rules.ts'
import { toCurrencyRateConversion } from '../../lib/hotel/wire/stay-criteria.ts'
import { lifetimes } from '../../lib/kernel/limits.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import type { HotelDependencies } from './dependencies.ts'

/** The answer is an earlier step like an availability with one rate: it can be booked for 30 minutes. */
export const rulesByCode: Operation<typeof hotelRoutes.rulesByCode, HotelDependencies> = async (
  { body },
  context,
  { hotels },
) => {
  const { stores, ids, now } = context
  const { requestedCurrency, ...read } = readRulesByCode(body)
  const choice = { ...read, stay: planStay(read.stay, now) }
  const quote = await hotels.rate(choice, callOf(context))
  const digest: AvailabilityDigest = {
    id: ids.uuid(),
    expiresAt: now + lifetimes.hotelOffersMs,
    stay: choice.stay,
    isVerbose: true,
    requestedCurrency,
    rates: [toCachedRate(quote)],
  }
  const conversions = conversionsTo(requestedCurrency, [quote.currency], hotels.rateOfExchange)
  await stores.hotelCaches.saveAvailability(digest)
  return toRulesAnswer(quote, hotelOfferId(digest.id, choice), toCurrencyRateConversion(conversions, now))
}
