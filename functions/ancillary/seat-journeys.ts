import { scopeOf, segmentsIn } from '../../lib/ancillary/ancillary-scope.ts'
import { requireChange } from '../../lib/exchange/select-change.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Context } from '../../lib/platform/http/serve-family.ts'
import type { PricedItinerary } from '../../lib/pricing/fare.ts'
import { isPriceRecord } from '../../lib/pricing/price-record.ts'
import {
  bookingLookup,
  type OfferReference,
  type OfferReferences,
  requireOffer,
} from '../../lib/pricing/require-offer.ts'
import { journeyOf, journeyOfOffer, type SeatJourney } from '../../lib/seat/ask-seat-maps.ts'
import type { OfferPart, SeatQuery } from '../../lib/seat/wire/seat-query.ts'
import { type OfferSelection, selectJourneyAround } from '../../lib/shopping/offer-selection.ts'
import type { AirPricing } from '../../lib/suppliers/air-host.ts'
import { type AirHosts, hostToPrice } from '../../lib/suppliers/hosts.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import type { OpenWorkbench } from '../../lib/workbench/workbench.ts'
import type { AncillaryDependencies } from './dependencies.ts'

/** Journeys whose seats are requested, with the workbench that they are of. */
export interface FoundJourneys {
  readonly journeys: readonly SeatJourney[]
  readonly workbench?: OpenWorkbench
}

type NamedQuery = Exclude<SeatQuery, { readonly kind: 'flights' }>

/**
 * The journeys that a request means.
 *
 * @throws Refusal `workbenchUnknown`, `workbenchExpired`, `offerOrProductUnknown`, `offerExpired`, `changeExpired`; as
 *   `AirHost.price`
 */
export async function findJourneys(
  query: NamedQuery,
  context: Context,
  dependencies: AncillaryDependencies,
): Promise<FoundJourneys> {
  const { stores, now } = context
  switch (query.kind) {
    case 'search':
      return { journeys: [await journeyFrom(query.references, query.parts, context, dependencies)] }
    case 'price':
      return {
        journeys: await Promise.all(
          query.offers.map((references) => journeyFrom(references, [query.part], context, dependencies)),
        ),
      }
    case 'change':
      return { journeys: [await journeyOfChange(query, context)] }
    case 'workbench':
      return journeysIn(await requireOpenWorkbench(stores, query.workbenchId, now), query)
    case 'offer': {
      const { workbenchId, names, references, part } = query
      const workbench = workbenchId === undefined ? undefined : await stores.workbenches.find(workbenchId)
      const isOpen = workbench?.status === 'open'
      if (isOpen && workbench.offers.some(({ id, ref }) => names.includes(id) || names.includes(ref)))
        return journeysIn(await requireOpenWorkbench(stores, workbench.id, now), { offers: [names], ...part })
      return { journeys: [await journeyFrom(references, [part], context, dependencies)] }
    }
    default:
      return query satisfies never
  }
}

/** The journey after a change; products of an answer are numbered over all of its offerings. */
async function journeyOfChange(
  { selected, part }: Extract<SeatQuery, { readonly kind: 'change' }>,
  context: Context,
): Promise<SeatJourney> {
  const { search, change } = await requireChange(selected, context)
  const before = search.found.slice(
    0,
    search.found.findIndex((one) => one.change === change),
  )
  const first = before.reduce((sum, one) => sum + one.change.itinerary.legs.length, 0)
  const { itinerary } = change
  const segments = segmentsIn(
    itinerary,
    itinerary.legs.map((_, leg) => `p${first + leg}`),
    part,
  )
  if (segments.length === 0) throw new Refusal('offerOrProductUnknown')
  return journeyOf(itinerary, segments)
}

function journeysIn(workbench: OpenWorkbench, scope: Parameters<typeof scopeOf>[1]): FoundJourneys {
  const wanted = scopeOf(workbench, scope, 'offerOrProductUnknown')
  return {
    workbench,
    journeys: wanted
      .filter(({ segments }) => segments.length > 0)
      .map(({ offer, segments }) => journeyOfOffer(offer, segments, workbench.travelers)),
  }
}

/** The journey of a search or a price, at its current price. */
async function journeyFrom(
  references: OfferReferences,
  parts: readonly OfferPart[],
  context: Context,
  { airHosts }: AncillaryDependencies,
): Promise<SeatJourney> {
  const { selection: named, reference } = await requireOffer(references, bookingLookup, context)
  const selection = await wholeJourney(named, reference, context)
  const itinerary = await priceNow(selection, context, airHosts)
  const ofPicks = parts.map((part) =>
    part.products.length > 0 || isPriceRecord(named) ? part : { ...part, products: named.productIds },
  )
  const segments = selectedSegments(itinerary, selection, ofPicks)
  if (segments.length === 0) throw new Refusal('offerOrProductUnknown')
  return journeyOf(itinerary, segments)
}

/** An NDC carrier prices its offer as a whole: a leg of it with the others that go with it. */
async function wholeJourney(
  named: OfferSelection,
  { identifier, picks: [pick, another] }: OfferReference,
  { stores }: Context,
): Promise<OfferSelection> {
  const isLeg = named.source === 'NDC' && !isPriceRecord(named) && named.productIds.length === 1
  const search = isLeg && pick && !another ? await stores.offerCaches.findSearch(identifier) : undefined
  return search && pick ? selectJourneyAround(search, pick) : named
}

/** Numbers of the selected segments, each once. */
const selectedSegments = (
  itinerary: SeatJourney['itinerary'],
  { productIds }: OfferSelection,
  parts: readonly OfferPart[],
): number[] =>
  [...new Set(parts.flatMap((part) => segmentsIn(itinerary, productIds, part)))].sort((a, b) => a - b)

/** What was selected, whether or not there are seats left in its classes. */
export function priceNow(
  { source, request: selected }: Pick<OfferSelection, 'source' | 'request'>,
  context: Context,
  airHosts: AirHosts<AirPricing>,
): Promise<PricedItinerary> {
  const request = { ...selected, requireSeats: false }
  return hostToPrice(airHosts, source, request).price(request, callOf(context))
}
