import type { ContentSource, Flight } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { lifetimes } from '../kernel/limits.ts'
import { Refusal } from '../kernel/refusals.ts'
import { prefixOf, type ShownGroup } from './arrange-offers.ts'
import type { Catalog, CatalogForm, CatalogGroup, CatalogOption } from './catalog.ts'
import { buildCatalog } from './catalog.ts'
import type { SearchOrder, SearchSection, SearchView } from './search-order.ts'
import type { FlightOption, PriceRequest, SelectedLeg } from './shopping.ts'

type DigestFlight = readonly [carrier: string, number: string, from: string, to: string, date: string]

interface DigestGroup {
  /** Index of the section; absent: the first. */
  readonly x?: number
  /** Validating carrier, where the ids begin with it. */
  readonly v?: string
  /** The carrier's names for the offers, one for each fare; NDC only. */
  readonly r?: readonly string[]
  /** Brand codes: of each fare, of each shown leg. */
  readonly brands: readonly (readonly string[])[]
  /** Options of each shown leg. */
  readonly legs: readonly (readonly DigestOption[])[]
  /** Legs that are not shown: index in the request, a flight option, brand codes of each fare. */
  readonly o?: readonly (DigestOption & { readonly l: number; readonly b: readonly string[] })[]
}

/** Indexes into `flights`, and booking classes of each fare. */
interface DigestOption {
  readonly f: readonly number[]
  readonly c: readonly (readonly string[])[]
}

/**
 * What is kept of a search: what was asked, and enough to find every offer of the answer and to price it
 * again. Names are short and flights are listed once because every kilobyte is a write unit.
 */
export interface SearchDigest {
  readonly id: string
  readonly at: EpochMs
  readonly expiresAt: EpochMs
  readonly order: SearchOrder
  /** Indexes of the legs that the answer shows; legs before the first are chosen already. */
  readonly legs: readonly number[]
  readonly form?: CatalogForm
  readonly flights: readonly DigestFlight[]
  readonly groups: readonly DigestGroup[]
  /** How many groups each page has. */
  readonly pages: readonly number[]
}

export type SearchAbout = Pick<SearchDigest, 'id' | 'at' | 'order' | 'legs' | 'form'>

/** 34 minutes when NDC content is in it, otherwise 12. Source: issue, lifetimes of offers. */
const lifetimeOf = ({ sections }: SearchOrder): number =>
  sections.some(({ source }) => source === 'NDC') ? lifetimes.ndcOffersMs : lifetimes.gdsOffersMs

/** The digest of a search result. */
export function digestSearch(about: SearchAbout, pages: readonly (readonly ShownGroup[])[]): SearchDigest {
  const flights: DigestFlight[] = []
  const indexes = new Map<string, number>()
  const indexOf = ({ carrier, number, departure, arrival }: Flight): number => {
    const flight = [carrier, number, departure.airport, arrival.airport, departure.date] as const
    const key = flight.join()
    const index = indexes.get(key) ?? flights.push(flight) - 1
    indexes.set(key, index)
    return index
  }
  const digestOption = (option: FlightOption): DigestOption => ({
    f: option.flights.map(indexOf),
    c: option.classes.map(({ bookingClasses }) => bookingClasses),
  })
  const digested = pages.flat().map(
    ({ section, source, validatingCarrier, fares, legs, others }): DigestGroup => ({
      ...(section > 0 && { x: section }),
      ...(source === 'NDC' && { v: validatingCarrier, r: fares.map(({ offerRef = '' }) => offerRef) }),
      brands: fares.map((fare) => fare.legs.map(({ brand }) => brand.code)),
      legs: legs.map(({ options }) => options.map(digestOption)),
      ...(others.length > 0 && {
        o: others.map(({ leg, option, brands }) => ({ ...digestOption(option), l: leg, b: brands })),
      }),
    }),
  )
  return {
    ...about,
    expiresAt: about.at + lifetimeOf(about.order),
    flights,
    groups: digested,
    pages: pages.map((groups) => groups.length),
  }
}

/** A digested group as it was shown, with what picking from it needs. */
export interface PickableGroup extends CatalogGroup {
  readonly section: SearchSection
  readonly offerRefs: readonly string[]
  readonly others: readonly {
    readonly leg: number
    readonly option: CatalogOption
    readonly brands: readonly string[]
  }[]
}

export const groupsOf = ({
  order,
  flights,
  groups,
}: Pick<SearchDigest, 'order' | 'flights' | 'groups'>): PickableGroup[] => {
  const optionOf = ({ f, c }: DigestOption): CatalogOption => ({
    flights: f.flatMap((index) => (flights[index] ? [namedFlight(flights[index])] : [])),
    classes: c.map((bookingClasses) => ({ bookingClasses })),
  })
  return groups.flatMap(({ x = 0, v = '', r = [], brands, legs, o = [] }) => {
    const section = order.sections[x]
    if (!section) return []
    return {
      section,
      source: section.source,
      prefix: prefixOf(section, v),
      offerRefs: r,
      fares: brands.map((codes) => ({ legs: codes.map((code) => ({ brand: { code } })) })),
      legs: legs.map((options) => ({ options: options.map(optionOf) })),
      others: o.map((other) => ({ leg: other.l, option: optionOf(other), brands: other.b })),
    }
  })
}

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
  /** Which of the brands that share a product, or the carrier's own name for an NDC offer. */
  readonly brandOfferingId?: string | undefined
}

/** Flights, classes and brands that were chosen, and the product ids they had. */
export interface Selection {
  /** Whose offer it is. */
  readonly source: ContentSource
  readonly request: Omit<PriceRequest, 'requireSeats'>
  /** One per leg. */
  readonly productIds: readonly string[]
  /** What the search wanted to see. */
  readonly view?: SearchView
  /** Of a flexible search: it belongs to the agency that it was priced for. */
  readonly isAgencysOwn?: boolean
}

/** What a client picked for one leg. */
export interface Choice {
  readonly group: PickableGroup
  readonly groupIndex: number
  /** Index in the request of the search. */
  readonly leg: number
  readonly fare: number
  readonly productId: string
  readonly selected: SelectedLeg
  /** The flight option among those of the leg in its group, and the product of each fare of the group. */
  readonly option: number
  readonly productIds: readonly string[]
}

/**
 * What is behind the offers that a client picked from a search, in the order of the legs; undefined when the
 * search did not give out one of the ids, or when two picks are for the same leg.
 */
export function choicesFrom(digest: SearchDigest, picks: readonly PickedOffer[]): Choice[] | undefined {
  const groups = groupsOf(digest)
  const catalog = buildCatalog(groups, digest.form)
  const chosen = picks
    .flatMap((pick) => choose(digest, groups, catalog, pick) ?? [])
    .sort((a, b) => a.leg - b.leg)
  return chosen.length === picks.length && new Set(chosen.map(({ leg }) => leg)).size === chosen.length
    ? chosen
    : undefined
}

/**
 * The order for the leg behind a chosen one: the modifiers of the search, with what was chosen so far. Of a
 * flexible search the agency of the chosen offer is asked, so the ids are plain again.
 *
 * @throws Refusal `nextLegNeedsLegSearch`, `noLegLeft`
 * Source: shopping sheet 5.1.
 */
export function orderAfter(
  { order, legs }: SearchDigest,
  { leg, selected, group }: Choice,
  allBrands: boolean,
): SearchOrder {
  if (order.representation !== 'Leg') throw new Refusal('nextLegNeedsLegSearch')
  const { prefix: _ofAgency, ...section } = group.section
  if (leg !== legs.at(-1) || leg + 1 >= section.request.legs.length) throw new Refusal('noLegLeft')
  const request = {
    ...section.request,
    legs: section.request.legs.map((asked, index) =>
      index === leg ? { ...asked, chosen: selected } : asked,
    ),
    ...(allBrands && { allBrands }),
  }
  return { ...order, sections: [{ ...section, request }] }
}

/** Why picks are no selection: an id is not in the search, or the offers do not go together. */
export type SelectionFault = 'absent' | 'doNotCombine'

/**
 * The flights, classes and brands that a client picked from a search, with those that were chosen in earlier
 * calls of a search leg by leg. Offers of an NDC carrier go together only within one offer of the carrier;
 * GDS fares are put together anew when they are priced.
 */
export function selectFromSearch(
  digest: SearchDigest,
  picks: readonly PickedOffer[],
): Selection | SelectionFault {
  const chosen = choicesFrom(digest, picks)
  const last = chosen?.at(-1)
  if (!chosen || !last) return 'absent'
  const { section } = last.group
  const isChosenBefore = ({ leg }: Choice): boolean => digest.legs[digest.form?.chosenLeg ?? -1] === leg
  const isOneOffer = chosen.every(
    ({ group, fare }) => group.offerRefs[fare] === last.group.offerRefs[last.fare],
  )
  if (chosen.some((choice) => choice.group.section !== section && !isChosenBefore(choice)))
    return 'doNotCombine'
  if (section.source === 'NDC' && !isOneOffer && !chosen.slice(0, -1).every(isChosenBefore))
    return 'doNotCombine'

  return selectionOf(digest, chosen, last)
}

/** @param last the choice whose section and offer it is */
function selectionOf(digest: SearchDigest, chosen: readonly Choice[], last: Choice): Selection {
  const { section } = last.group
  const { legs, passengers, pointOfSale, currency, fares } = section.request
  const before = legs.slice(0, chosen[0]?.leg).flatMap((leg) => leg.chosen ?? [])
  const offerRef = last.group.offerRefs[last.fare]
  return {
    source: section.source,
    view: digest.order.view,
    ...(section.isFlexible && { isAgencysOwn: true }),
    request: {
      legs: [...before, ...chosen.map(({ selected }) => selected)],
      passengers,
      pointOfSale,
      currency,
      fares,
      ...(offerRef && { offerRef }),
    },
    productIds: [...before.map((_, index) => `c${index}`), ...chosen.map(({ productId }) => productId)],
  }
}

/**
 * The dearer brands that a search found for the flights that a client picked, the cheapest first. None when
 * the picks are of different fares of the search: only the fares of one group are for sale on all legs.
 */
export function upsellsFromSearch(digest: SearchDigest, picks: readonly PickedOffer[]): Selection[] {
  const chosen = choicesFrom(digest, picks)
  const last = chosen?.at(-1)
  if (!chosen || !last) return []
  const { group, fare } = last
  const isChosenBefore = ({ leg }: Choice): boolean => digest.legs[digest.form?.chosenLeg ?? -1] === leg
  if (chosen.some((one) => !isChosenBefore(one) && (one.groupIndex !== last.groupIndex || one.fare !== fare)))
    return []
  const dearer = group.fares.flatMap((_, index) => (index > fare ? index : []))
  return dearer.map((index) => {
    const choices = chosen.map((choice): Choice => {
      const at = digest.legs.indexOf(choice.leg)
      const option = group.legs[at]?.options[choice.groupIndex === last.groupIndex ? choice.option : 0]
      const productId = choice.productIds[index] ?? choice.productId
      return {
        ...choice,
        fare: index,
        productId,
        ...(option && { selected: toSelectedLeg(group, at, option, index) }),
      }
    })
    return selectionOf(digest, choices, { ...last, fare: index })
  })
}

/**
 * The whole journey that an offer was priced as part of: the picked product, and on every other leg, shown or
 * not, a flight option that goes with it at the same price. The fare of a leg depends on the other legs, so
 * its rules are those of the journey.
 */
export function selectJourneyAround(
  digest: SearchDigest,
  pick: PickedOffer,
): (Selection & { readonly leg: number; readonly productId: string }) | undefined {
  const groups = groupsOf(digest)
  const chosen = choose(digest, groups, buildCatalog(groups, digest.form), pick)
  if (!chosen) return undefined
  const { group, leg, productId, fare, selected } = chosen
  const { legs: asked, passengers, pointOfSale, currency, fares } = group.section.request
  const journey = asked.flatMap((_, index) => {
    const found = index === leg ? selected : selectedWith(group, digest.legs, index, fare)
    return found ? [{ index, found }] : []
  })
  const legs = journey.map(({ found }) => found)
  const offerRef = group.offerRefs[fare]
  return {
    leg: journey.findIndex(({ index }) => index === leg),
    productId,
    source: group.source,
    request: {
      legs,
      passengers,
      pointOfSale,
      currency,
      fares,
      ...(offerRef && { offerRef }),
    },
    productIds: journey.map(({ index }) => (index === leg ? productId : '')),
  }
}

/** A flight option of another leg that goes with the fare. @param leg index in the request */
function selectedWith(
  group: PickableGroup,
  shownLegs: readonly number[],
  leg: number,
  fare: number,
): SelectedLeg | undefined {
  const at = shownLegs.indexOf(leg)
  const [shown] = group.legs[at]?.options ?? []
  if (shown) return toSelectedLeg(group, at, shown, fare)
  const other = group.others.find((one) => one.leg === leg)
  return other && selectedFlights(other.option, other.brands[fare], fare)
}

function choose(
  { legs, form }: SearchDigest,
  groups: readonly PickableGroup[],
  catalog: Catalog,
  { offerId, productId, brandOfferingId }: PickedOffer,
): Choice | undefined {
  const offering = catalog.offerings.find(({ id }) => id === offerId)
  const wanted = productId ?? offering?.options[0]?.productIds[0]
  const shown = offering?.options.find(({ productIds }) => productIds.some((id) => id === wanted))
  const group = offering && groups[offering.group]
  const option = offering && shown && group?.legs[offering.leg]?.options[shown.option]
  const leg = offering && legs[offering.leg]
  if (!offering || !shown || !group || !option || wanted === undefined || leg === undefined) return undefined
  const fare = fareNamed(brandOfferingId, group, form) ?? shown.productIds.indexOf(wanted)
  if (!group.fares[fare]) return undefined
  return {
    group,
    groupIndex: offering.group,
    leg,
    fare,
    productId: wanted,
    selected: toSelectedLeg(group, offering.leg, option, fare),
    option: shown.option,
    productIds: shown.productIds,
  }
}

const toSelectedLeg = (
  { fares }: CatalogGroup,
  leg: number,
  option: CatalogOption,
  fare: number,
): SelectedLeg => selectedFlights(option, fares[fare]?.legs[leg]?.brand.code, fare)

function selectedFlights(option: CatalogOption, brand: string | undefined, fare: number): SelectedLeg {
  const classes = option.classes[fare]?.bookingClasses ?? []
  return {
    brand,
    flights: option.flights.map(({ carrier, number, departure, arrival }, index) => ({
      carrier,
      number,
      from: departure.airport,
      to: arrival.airport,
      date: departure.date,
      bookingClass: classes[index],
    })),
  }
}

/** The name by which a brand of a product is picked where one product stands for all brands: `o1-p0-b2`. */
export const brandOfferingId = (offerId: string, productId: string, fare: number): string =>
  `${offerId}-${productId}-b${fare}`

function fareNamed(
  name: string | undefined,
  { offerRefs }: PickableGroup,
  form: CatalogForm | undefined,
): number | undefined {
  if (name === undefined) return undefined
  const ofCarrier = offerRefs.indexOf(name)
  if (ofCarrier !== -1) return ofCarrier
  const number = form?.productPerOption ? name.match(/-b(\d+)$/)?.[1] : undefined
  return number === undefined ? undefined : Number(number)
}
