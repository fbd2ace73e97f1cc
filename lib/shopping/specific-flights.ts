import type { RequestContext } from '../contract/request-context.ts'
import type { Agency } from '../kernel/agency.ts'
import { upsellLimits } from '../kernel/limits.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { ProductsRequest } from '../pricing/plan-products.ts'
import { requireSensibleFlights } from '../pricing/sensible-flights.ts'
import type { AirSearch } from '../suppliers/air-host.ts'
import type { AirHosts } from '../suppliers/hosts.ts'
import { callOf } from '../suppliers/supplier-call.ts'
import { answerOffers, searchSections } from './answer-search.ts'
import { askHost } from './ask-hosts.ts'
import type { OfferCaches } from './offer-caches.ts'
import { type PickedOffer, requirePickedLegs, selectOffers } from './offer-selection.ts'
import { type PlannedFlights, planSpecificFlights } from './plan-specific-flights.ts'
import { requireSearch } from './require-search.ts'
import type { PlannedSearch, SearchSection, SearchView } from './search-order.ts'
import type { SelectedLeg } from './shopping.ts'
import type { CatalogAnswer } from './wire/catalog-answer.ts'

/** Flights of a search. */
export interface PickedFlights {
  /** Of the search that returned the offers. */
  readonly identifier: string
  readonly picks: readonly PickedOffer[]
}

/** A request for the brands of flights: picked from a search, or an explicit itinerary. */
export type FlightsRequest = { readonly upsells?: number | undefined } & (
  | (PickedFlights & {
      readonly kind: 'picked'
      readonly keepsBrand: boolean
      /** Contents of the answer; absent: as in the search. */
      readonly view?: SearchView | undefined
    })
  | { readonly kind: 'named'; readonly products: ProductsRequest }
)

/**
 * Flights picked from a search (all legs of a journey, or some of a search leg by leg), or an explicit
 * itinerary in the form of a search.
 */
export interface SpecificFlights extends PlannedFlights {
  /** The section that the flights were picked from. */
  readonly section: SearchSection
  readonly upsells: number
}

/**
 * @throws Refusal `notSupportedForNdc`; picked flights: `transactionUnknown`, `transactionExpired`,
 *   `offerNotInSearch`, `offersDoNotCombine`, `everyLegNeeded`; explicit itinerary: as `requireSensibleFlights` does,
 *   `tooManyPassengers`, `tooManyPassengerTypes`, `tooManyLegs`, `privateFaresNotAgreed`
 */
export async function requireFlights(
  request: FlightsRequest,
  context: Context,
  { agencies, airHosts }: { readonly agencies: readonly Agency[]; readonly airHosts: AirHosts<AirSearch> },
): Promise<SpecificFlights> {
  // All filed brands unless the request limits them. Source: docs/contract/shopping.md 5.2.
  const upsells = Math.min(request.upsells ?? upsellLimits.requested, upsellLimits.requested)
  if (request.kind === 'picked') return { ...(await requirePicked(request, context)), upsells }
  requireSensibleFlights(request.products, { airHosts, now: context.now })
  const planned = planSpecificFlights(request.products, { tenant: context.tenant, agencies })
  const [section] = planned.order.sections
  if (!section) throw new Error('flights without a section')
  return { ...planned, section, upsells }
}

type Context = RequestContext<{ readonly offerCaches: OfferCaches }>

async function requirePicked(
  { identifier, picks, keepsBrand, view }: FlightsRequest & { readonly kind: 'picked' },
  { stores, now }: Context,
): Promise<Omit<SpecificFlights, 'upsells'>> {
  const search = await requireSearch(stores, identifier, now)
  const selection = selectOffers(search, picks)
  const picked = requirePickedLegs(search, picks)
  const { section } = picked[0].group
  if (section.source === 'NDC') throw new Refusal('notSupportedForNdc')
  const { order } = search
  if (order.representation === 'Journey' && picked.length < section.request.legs.length)
    throw new Refusal('everyLegNeeded')
  const legs = selection.request.legs.map(({ brand, ...leg }, index): SelectedLeg => {
    const cabins = section.request.legs[index]?.cabins
    return { ...leg, ...(keepsBrand && brand !== undefined && { brand }), ...(cabins && { cabins }) }
  })
  return {
    order: { ...order, ...(view && { view }) },
    warnings: [],
    section,
    request: { ...selection.request, legs, requireSeats: false },
  }
}

/**
 * All brands available on the flights, as a catalog with one product for each leg in each section of the
 * order.
 */
export async function answerFlights(
  { request, upsells }: SpecificFlights,
  planned: PlannedSearch,
  context: Context,
  hosts: AirHosts<AirSearch>,
): Promise<CatalogAnswer> {
  const call = callOf(context)
  const ofOffer = hosts.filter(({ host }) => host.supplier === (request.supplier ?? host.supplier))
  const offered = await searchSections(planned.order.sections, ofOffer, (query) =>
    askHost(query, call, async (host, bounded) => {
      if (!host.options) throw new Refusal('notSupportedForNdc')
      const { pointOfSale } = query.section.request
      return [await host.options({ ...request, pointOfSale, requireSeats: false }, upsells, bounded)]
    }),
  )
  const shown = { legs: [...request.legs.keys()], form: { productPerOption: true }, keep: true }
  return answerOffers(planned, offered, shown, context)
}
