import { toCurrencyRateConversion } from '../../lib/contract/currency-rate-conversion.ts'
import type { hotelRoutes } from '../../lib/contract/routes/hotel.ts'
import { conversionsTo } from '../../lib/hotel/currency-conversion.ts'
import type { AvailabilityDigest } from '../../lib/hotel/hotel-availability.ts'
import { hotelOfferId, knownRate } from '../../lib/hotel/hotel-availability.ts'
import { quoteByCode, quoteRate } from '../../lib/hotel/quote-rate.ts'
import { planStay } from '../../lib/hotel/stay-request.ts'
import { readRulesByCode, toRulesAnswer } from '../../lib/hotel/wire/hotel-rules.ts'
import { toWarnings } from '../../lib/hotel/wire/stay-criteria.ts'
import { lifetimes } from '../../lib/kernel/limits.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import type { HotelDependencies } from './dependencies.ts'

/**
 * The rate as an availability returned it, where the caller had one with it lately; otherwise of whichever supplier
 * knows the code. The answer is an earlier step like an availability with one rate: it can be booked for 30 minutes.
 */
export const rulesByCode: Operation<typeof hotelRoutes.rulesByCode, HotelDependencies> = async (
  { body },
  context,
  { hotels },
) => {
  const { stores, ids, now, tenant } = context
  const { requestedCurrency, property, bookingCode, ...read } = readRulesByCode(body)
  const stay = planStay(read.stay, now)
  const known = knownRate(
    await stores.hotelCaches.findAvailabilitiesOf(property, stay, now),
    { property, bookingCode, ...stay },
    now,
  )
  const quote = known
    ? await quoteRate(hotels, { rate: known.rate, stay }, callOf(context))
    : await quoteByCode(hotels, { property, bookingCode, stay, pcc: tenant.agency.pcc }, callOf(context))
  const digest: AvailabilityDigest = {
    id: ids.uuid(),
    expiresAt: now + lifetimes.hotelOffersMs,
    stay,
    isVerbose: true,
    requestedCurrency,
    rates: [quote],
  }
  const { conversions, notices } = conversionsTo(requestedCurrency, [quote.currency], hotels)
  await stores.hotelCaches.saveAvailability(digest, now)
  return toRulesAnswer(quote, hotelOfferId(digest.id, quote), {
    ...toCurrencyRateConversion(conversions, now),
    ...toWarnings(notices),
  })
}
