import type { Catalog, CatalogGroup, CatalogOption } from './catalog.ts'
import { buildCatalog } from './catalog.ts'
import type { ContentSource, Flight } from './flight.ts'
import type { EpochMs } from './instant.ts'
import { lifetimes } from './limits.ts'
import type { FareGroup, PriceRequest, SelectedLeg, ShopRequest } from './shopping.ts'

type DigestFlight = readonly [carrier: string, number: string, from: string, to: string, date: string]

/**
 * What is kept of a search: enough to find every offer that was returned, and to price it again. Names are short and flights are listed
 * once because every kilobyte is a write unit.
 */
export interface SearchDigest {
  readonly id: string
  readonly at: EpochMs
  readonly expiresAt: EpochMs
  readonly representation: 'Journey' | 'Leg'
  readonly source: ContentSource
  readonly request: ShopRequest
  readonly flights: readonly DigestFlight[]
  readonly groups: readonly {
    /** Brand codes: of each fare, of each leg. */
    readonly brands: readonly (readonly string[])[]
    /** Options of each leg: indexes into `flights`, and booking classes of each fare. */
    readonly legs: readonly (readonly { readonly f: readonly number[]; readonly c: readonly (readonly string[])[] }[])[]
  }[]
}

/** The digest of a search result. */
export function digestSearch(
  about: Pick<SearchDigest, 'id' | 'at' | 'representation' | 'source' | 'request'>,
  groups: readonly FareGroup[],
): SearchDigest {
  const flights: DigestFlight[] = []
  const indexes = new Map<string, number>()
  const indexOf = ({ carrier, number, departure, arrival }: Flight): number => {
    const flight = [carrier, number, departure.airport, arrival.airport, departure.date] as const
    const key = flight.join()
    const index = indexes.get(key) ?? flights.push(flight) - 1
    indexes.set(key, index)
    return index
  }
  const digested = groups.map(({ fares, legs }) => ({
    brands: fares.map((fare) => fare.legs.map(({ brand }) => brand.code)),
    legs: legs.map(({ options }) =>
      options.map((option) => ({ f: option.flights.map(indexOf), c: option.classes.map((c) => c.bookingClasses) })),
    ),
  }))
  const lifetime = about.source === 'NDC' ? lifetimes.ndcOffersMs : lifetimes.gdsOffersMs
  return { ...about, expiresAt: about.at + lifetime, flights, groups: digested }
}

const groupsOf = ({ flights, groups }: SearchDigest): CatalogGroup[] =>
  groups.map(({ brands, legs }) => ({
    fares: brands.map((codes) => ({ legs: codes.map((code) => ({ brand: { code } })) })),
    legs: legs.map((options) => ({
      options: options.map(
        ({ f, c }): CatalogOption => ({
          flights: f.flatMap((index) => (flights[index] ? [namedFlight(flights[index])] : [])),
          classes: c.map((bookingClasses) => ({ bookingClasses })),
        }),
      ),
    })),
  }))

const namedFlight = ([carrier, number, from, to, date]: DigestFlight): CatalogOption['flights'][number] => ({
  carrier,
  number,
  departure: { airport: from, date, time: '' },
  arrival: { airport: to, date: '', time: '' },
})

/** One offer and product that a client picked, by the ids of the search answer. */
export interface PickedOffer {
  readonly offerId: string
  /** None: the offer's first product. */
  readonly productId?: string | undefined
}

/** Flights, classes and brands that were chosen, and the product ids they had. */
export interface Selection {
  readonly request: Omit<PriceRequest, 'requireSeats'>
  /** One per leg. */
  readonly productIds: readonly string[]
}

/**
 * What is behind the offers that a client picked from a search, leg by leg; undefined when the search did not give out one of the ids, or
 * when two picks are for the same leg.
 */
export function selectFromSearch(digest: SearchDigest, picks: readonly PickedOffer[]): Selection | undefined {
  const groups = groupsOf(digest)
  const catalog = buildCatalog(groups)
  const chosen = picks.flatMap((pick) => choose(groups, catalog, pick) ?? []).sort((a, b) => a.leg - b.leg)
  if (chosen.length !== picks.length || new Set(chosen.map(({ leg }) => leg)).size !== chosen.length) return undefined
  const { passengers, pointOfSale, currency } = digest.request
  return {
    request: { legs: chosen.map(({ selected }) => selected), passengers, pointOfSale, currency },
    productIds: chosen.map(({ productId }) => productId),
  }
}

/**
 * The whole journey that an offer was shown as part of: the picked product, and on every other leg a flight option that goes with it at the
 * same price. The fare of a leg depends on the other legs, so its rules are those of the journey.
 */
export function selectJourneyAround(
  digest: SearchDigest,
  pick: PickedOffer,
): (Selection & { readonly leg: number; readonly productId: string }) | undefined {
  const groups = groupsOf(digest)
  const chosen = choose(groups, buildCatalog(groups), pick)
  const group = chosen && groups[chosen.group]
  if (!group) return undefined
  const { leg, productId, fare, selected } = chosen
  const legs = group.legs.flatMap(({ options }, at) =>
    at === leg ? selected : options[0] ? toSelectedLeg(group, at, options[0], fare) : [],
  )
  const { passengers, pointOfSale, currency } = digest.request
  return {
    leg,
    productId,
    request: { legs, passengers, pointOfSale, currency },
    productIds: legs.map((_, at) => (at === leg ? productId : '')),
  }
}

function choose(groups: readonly CatalogGroup[], catalog: Catalog, { offerId, productId }: PickedOffer) {
  const offering = catalog.offerings.find(({ id }) => id === offerId)
  const wanted = productId ?? offering?.options[0]?.productIds[0]
  const shown = offering?.options.find(({ productIds }) => productIds.some((id) => id === wanted))
  const group = offering && groups[offering.group]
  const option = offering && shown && group?.legs[offering.leg]?.options[shown.option]
  if (!offering || !shown || !group || !option || wanted === undefined) return undefined
  const fare = shown.productIds.indexOf(wanted)
  return { leg: offering.leg, productId: wanted, group: offering.group, fare, selected: toSelectedLeg(group, offering.leg, option, fare) }
}

function toSelectedLeg({ fares }: CatalogGroup, leg: number, option: CatalogOption, fare: number): SelectedLeg {
  const brand = fares[fare]?.legs[leg]?.brand.code
  const classes = option.classes[fare]?.bookingClasses ?? []
  return {
    ...(brand !== undefined && { brand }),
    flights: option.flights.map(({ carrier, number, departure, arrival }, index) => ({
      carrier,
      number,
      from: departure.airport,
      to: arrival.airport,
      date: departure.date,
      ...(classes[index] !== undefined && { bookingClass: classes[index] }),
    })),
  }
}
