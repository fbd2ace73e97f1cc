import { toCurrencyRateConversion } from '../../lib/contract/currency-rate-conversion.ts'
import { refusalNotice, toResult } from '../../lib/contract/envelope.ts'
import { conversionsTo } from '../../lib/hotel/currency-conversion.ts'
import type { PropertySearchDigest } from '../../lib/hotel/hotel-caches.ts'
import { requirePage } from '../../lib/hotel/hotel-page.ts'
import { nameOfKey, type PropertyDetail, type WantedImages } from '../../lib/hotel/property.ts'
import { toPropertiesAnswer } from '../../lib/hotel/wire/hotel-search.ts'
import { toWarnings } from '../../lib/hotel/wire/stay-criteria.ts'
import { counts, lifetimes } from '../../lib/kernel/limits.ts'
import type { RefusalNotice } from '../../lib/kernel/notice.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { baseUrlOf } from '../../lib/platform/http/base-url.ts'
import type { Context } from '../../lib/platform/http/serve-family.ts'
import type { FoundProperty } from '../../lib/suppliers/hotel-aggregator.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import type { HotelDependencies } from './dependencies.ts'

/** What a search found, and how it is answered. */
interface FoundProperties {
  readonly found: readonly FoundProperty[]
  /** Suppliers that did not answer. */
  readonly missing: readonly RefusalNotice[]
  /** Other warnings, on the first page. */
  readonly notices?: readonly RefusalNotice[]
  readonly inMiles: boolean
  readonly images: WantedImages
  readonly requestedCurrency?: string | undefined
}

/** Caches the result for the further pages, and answers the first one. */
export async function answerFound(
  { found, missing, notices = [], inMiles, images, requestedCurrency }: FoundProperties,
  context: Context,
  dependencies: HotelDependencies,
) {
  const { ids, now, stores } = context
  const shown = found.slice(0, counts.hotelsPerPage * counts.hotelPages)
  const digest: PropertySearchDigest = {
    id: ids.uuid(),
    expiresAt: now + lifetimes.hotelOffersMs,
    inMiles,
    images,
    requestedCurrency,
    found: shown.map(({ property, distanceKm, rates }) => ({
      supplier: property.supplier,
      key: property.key,
      km: distanceKm,
      rates,
    })),
  }
  const first = shown.slice(0, counts.hotelsPerPage).map(({ property }) => property)
  const answer = answerPage({ digest, page: 1, properties: first, missing, notices }, context, dependencies)
  await stores.hotelCaches.saveSearch(digest)
  return answer
}

/** A further page: the properties are described by the suppliers that found them. */
export async function answerFurtherPage(
  digest: PropertySearchDigest,
  page: number,
  context: Context,
  dependencies: HotelDependencies,
) {
  const { items } = requirePage(digest.found, page)
  const bySupplier = Map.groupBy(items, ({ supplier }) => supplier)
  const described = await Promise.all(
    [...bySupplier].map(([supplier, entries]) =>
      hostNamed(dependencies.hotels, supplier).describe(
        entries.map(({ key }) => key),
        callOf(context),
      ),
    ),
  )
  return answerPage(
    { digest, page, properties: described.flat(), missing: [], notices: [] },
    context,
    dependencies,
  )
}

interface PropertiesPage {
  readonly digest: PropertySearchDigest
  /** 1 is the first. */
  readonly page: number
  /** Descriptions of those on the page. */
  readonly properties: readonly PropertyDetail[]
  readonly missing: readonly RefusalNotice[]
  readonly notices: readonly RefusalNotice[]
}

const nameOf = ({ supplier, key }: Pick<PropertyDetail, 'supplier' | 'key'>): string =>
  `${supplier} ${nameOfKey(key)}`

/** A warning where hotels without rates are listed. Source: recorded answers of searches. */
function closedNotices({ found }: PropertySearchDigest): RefusalNotice[] {
  const closed = found.filter(({ rates }) => !rates).length
  return closed === 0 ? [] : [{ code: 'hotelRatesUnavailable', details: { count: String(closed) } }]
}

/**
 * One page of a hotel search. Every page has the same totals, and the rates at the time of the search.
 *
 * @throws Refusal `hotelPageUnknown`, `hotelCurrencyUnknown`
 */
function answerPage(
  { digest, page, properties, missing, notices }: PropertiesPage,
  { now, headers }: Context,
  { hotels }: HotelDependencies,
) {
  const { items, numbers } = requirePage(digest.found, page)
  const byName = new Map(properties.map((property) => [nameOf(property), property]))
  const entries = items.flatMap(({ km, rates, ...named }) => {
    const property = byName.get(nameOf(named))
    return property ? [{ property, km, rates }] : []
  })
  const currencies = digest.found.flatMap(({ rates }) => rates?.currency ?? [])
  const exchange = conversionsTo(digest.requestedCurrency, currencies, hotels)
  return toPropertiesAnswer(
    digest.id,
    {
      entries,
      page: numbers,
      inMiles: digest.inMiles,
      view: { ...digest.images, baseUrl: baseUrlOf(headers) },
    },
    {
      ...toCurrencyRateConversion(exchange.conversions, now),
      ...(digest.found.length === 0
        ? { Result: toResult('Complete', { errors: [refusalNotice(new Refusal('hotelNothingFound'))] }) }
        : toWarnings([...notices, ...exchange.notices, ...closedNotices(digest)], missing)),
    },
  )
}
