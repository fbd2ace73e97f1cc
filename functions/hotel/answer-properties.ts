import { refusalNotice, toResult } from '../../lib/contract/envelope.ts'
import { conversionsTo } from '../../lib/hotel/currency-conversion.ts'
import type { PropertySearchDigest } from '../../lib/hotel/hotel-caches.ts'
import { requirePage } from '../../lib/hotel/hotel-page.ts'
import { toPropertiesAnswer } from '../../lib/hotel/wire/hotel-search.ts'
import { toCurrencyRateConversion } from '../../lib/hotel/wire/stay-criteria.ts'
import { counts, lifetimes } from '../../lib/kernel/limits.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Context } from '../../lib/platform/http/serve-family.ts'
import type { FoundProperty } from '../../lib/suppliers/hotel-aggregator.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import type { HotelDependencies } from './dependencies.ts'

interface SearchTerms {
  readonly inMiles: boolean
  readonly requestedCurrency?: string | undefined
}

/** Caches the result for the further pages, and answers the first one. */
export async function answerFound(
  found: readonly FoundProperty[],
  terms: SearchTerms,
  context: Context,
  dependencies: HotelDependencies,
) {
  const { ids, now, stores } = context
  const shown = found.slice(0, counts.hotelsPerPage * counts.hotelPages)
  const digest: PropertySearchDigest = {
    id: ids.uuid(),
    expiresAt: now + lifetimes.hotelOffersMs,
    inMiles: terms.inMiles,
    requestedCurrency: terms.requestedCurrency,
    found: shown.map(({ property, distanceKm, rates }) => ({ key: property.key, km: distanceKm, rates })),
  }
  const answer = await answerPage(digest, 1, context, dependencies)
  await stores.hotelCaches.saveSearch(digest)
  return answer
}

/**
 * One page of a hotel search. Every page has the same totals, and the rates at the time of the search.
 *
 * @throws Refusal `hotelPageUnknown`, `hotelCurrencyUnknown`
 */
export async function answerPage(
  digest: PropertySearchDigest,
  pageNumber: number,
  context: Context,
  { hotels }: HotelDependencies,
) {
  const page = requirePage(digest.found, pageNumber)
  const entries = await Promise.all(
    page.items.map(async ({ key, km, rates }) => {
      const property = await hotels.detail(key, callOf(context))
      return property ? [{ property, km, rates }] : []
    }),
  )
  const currencies = digest.found.flatMap(({ rates }) => rates?.currency ?? [])
  const conversions = conversionsTo(digest.requestedCurrency, currencies, hotels.rateOfExchange)
  return toPropertiesAnswer(
    digest.id,
    { entries: entries.flat(), page: page.numbers, inMiles: digest.inMiles },
    {
      ...toCurrencyRateConversion(conversions, context.now),
      ...(digest.found.length === 0 && {
        Result: toResult('Complete', { errors: [refusalNotice(new Refusal('hotelNothingFound'))] }),
      }),
    },
  )
}
