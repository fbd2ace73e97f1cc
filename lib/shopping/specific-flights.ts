import type { RequestContext } from '../contract/request-context.ts'
import type { Agency } from '../kernel/agency.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { AirSearch } from '../suppliers/air-host.ts'
import type { AirHosts } from '../suppliers/hosts.ts'
import { airHostOf } from '../suppliers/hosts.ts'
import { requireSearch } from '../workbench/require.ts'
import { answerOffers, askSections } from './answer-search.ts'
import type { OfferCaches } from './offer-caches.ts'
import { choicesFrom, selectFromSearch } from './search-digest.ts'
import type { ReadSearch, SearchOrder, SearchSection } from './search-order.ts'
import type { PriceRequest, SelectedLeg } from './shopping.ts'
import { areSpelledOut, type BuildOptions, readPickOrder, readSpecificUpsells } from './wire/build-next.ts'
import type { CatalogAnswer } from './wire/catalog-answer.ts'
import { readView } from './wire/search-request.ts'
import { readSpecificFlights } from './wire/specific-flights.ts'

/**
 * Flights that a client picked from a search (all legs of a journey, or some of a search leg by leg) or
 * spelled out.
 */
export interface SpecificFlights {
  /** Of the search they are from; of flights that were spelled out, as if one had found them. */
  readonly order: SearchOrder
  readonly warnings: readonly RefusalNotice[]
  /** The one that the flights were picked from. */
  readonly section: SearchSection
  readonly request: PriceRequest
  readonly upsells: number
}

/**
 * @throws Refusal `notSupportedForNdc`; picked: `transactionUnknown`, `transactionExpired`,
 *   `offerNotInSearch`, `offersDoNotCombine`, `everyLegNeeded`; spelled out: `dateInvalid`,
 *   `tooManyPassengers`, `tooManyPassengerTypes`, `tooManyLegs`, `privateFaresNotAgreed`
 */
export async function requireFlights(
  asked: BuildOptions,
  context: RequestContext<{ readonly offerCaches: OfferCaches }>,
  agencies: readonly Agency[],
): Promise<SpecificFlights> {
  const upsells = readSpecificUpsells(asked.maxNumberOfUpsellsToReturn)
  if (!areSpelledOut(asked)) return { ...(await requirePicked(asked, context)), upsells }
  const { tenant, headers } = context
  const read = readSpecificFlights(asked, { tenant, agencies, headers })
  const [section] = read.order.sections
  if (!section) throw new Error('flights without a section')
  return { ...read, section, upsells }
}

async function requirePicked(
  asked: Exclude<BuildOptions, Parameters<typeof readSpecificFlights>[0]>,
  { stores, now, headers }: RequestContext<{ readonly offerCaches: OfferCaches }>,
): Promise<Omit<SpecificFlights, 'upsells'>> {
  const { identifier, picks } = readPickOrder(asked.BuildFromCatalogProductOfferingsRequest)
  const search = await requireSearch(stores, identifier, now)
  const details = {
    identifier,
    offers: picks.map(({ offerId }) => offerId).join(','),
    products: picks.map(({ productId = '' }) => productId).join(','),
  }
  const choices = choicesFrom(search, picks)
  const selection = selectFromSearch(search, picks)
  if (!choices || selection === 'absent') throw new Refusal('offerNotInSearch', details)
  if (selection === 'doNotCombine') throw new Refusal('offersDoNotCombine', details)
  const section = choices[0]?.group.section
  if (!section || section.source === 'NDC') throw new Refusal('notSupportedForNdc')
  const { order } = search
  if (order.representation === 'Journey' && choices.length < section.request.legs.length)
    throw new Refusal('everyLegNeeded')
  const keepsBrand = asked.BrandOptions !== 'returnAllBrands'
  const legs = selection.request.legs.map(({ brand, ...leg }, index): SelectedLeg => {
    const cabins = section.request.legs[index]?.cabins
    return { ...leg, ...(keepsBrand && brand !== undefined && { brand }), ...(cabins && { cabins }) }
  })
  const view =
    asked.CustomResponseModifiersAir && readView(asked.CustomResponseModifiersAir, headers('taxBreakdown'))
  return {
    order: { ...order, ...(view && { view }) },
    warnings: [],
    section,
    request: { ...selection.request, legs, requireSeats: false },
  }
}

/**
 * Every brand that the flights can be bought in, as a catalog with one product for each leg, in each section
 * of the order.
 */
export async function answerFlights(
  { request, upsells }: SpecificFlights,
  asked: ReadSearch,
  context: RequestContext<{ readonly offerCaches: OfferCaches }>,
  hosts: AirHosts<AirSearch>,
): Promise<CatalogAnswer> {
  const offered = await askSections(asked.order.sections, async ({ source, request: { pointOfSale } }) => {
    const host = airHostOf(hosts, source)
    if (!host.options) throw new Refusal('notSupportedForNdc')
    return [await host.options({ ...request, pointOfSale, requireSeats: false }, upsells, context.now)]
  })
  const shown = { legs: [...request.legs.keys()], form: { productPerOption: true }, keep: true }
  return answerOffers(asked, offered, shown, context)
}
