import type { ContentSource } from '../kernel/flight.ts'
import { Refusal, type RefusalCode } from '../kernel/refusals.ts'
import type { Catalog, CatalogForm, CatalogGroup, CatalogOption } from './catalog.ts'
import { buildCatalog } from './catalog.ts'
import { offerNameOf } from './offer-name.ts'
import { groupsOf, type PickableGroup, type SearchDigest } from './search-digest.ts'
import type { SearchOrder, SearchView } from './search-order.ts'
import type { PriceRequest, SelectedLeg } from './shopping.ts'

/** One offer and product selected by the client, by the ids of the search answer. */
export interface PickedOffer {
  readonly offerId: string
  /** None: the offer's first product. */
  readonly productId?: string | undefined
  /** Selects one of the brands that share a product, or the carrier's id of an NDC offer. */
  readonly brandOfferingId?: string | undefined
}

/** The selected flights, classes and brands, with their product ids. */
export interface OfferSelection {
  /** The content that it is from. */
  readonly source: ContentSource
  readonly request: Omit<PriceRequest, 'requireSeats'>
  /** One per leg. */
  readonly productIds: readonly string[]
  /** The contents of answers that the search requested. */
  readonly view?: SearchView
  /** Of a flexible search: it belongs to the agency that it was priced for. */
  readonly isAgencysOwn?: boolean
}

/** The content of one pick: flights, classes and brand of a leg. */
export interface PickedLeg {
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

/** Details of a refusal of picks: their identifier and ids. */
export const describePicks = (identifier: string, picks: readonly PickedOffer[]) => ({
  identifier,
  offers: picks.map(({ offerId }) => offerId).join(','),
  products: picks.map(({ productId = '' }) => productId).join(','),
})

/**
 * The content of the picks of a search, in the order of the legs; undefined when an id is not of this search,
 * or when two picks are for the same leg.
 */
function findPickedLegs(
  digest: SearchDigest,
  picks: readonly PickedOffer[],
): readonly [PickedLeg, ...PickedLeg[]] | undefined {
  const groups = groupsOf(digest)
  const catalog = buildCatalog(groups, digest.form)
  const found = picks
    .flatMap((pick) => findPickedLeg(digest, { groups, catalog }, pick) ?? [])
    .sort((a, b) => a.leg - b.leg)
  const [first, ...others] = found
  const areDifferent = new Set(found.map(({ leg }) => leg)).size === found.length
  return first && found.length === picks.length && areDifferent ? [first, ...others] : undefined
}

/** @throws Refusal when `findPickedLegs` returns undefined */
export function requirePickedLegs(
  digest: SearchDigest,
  picks: readonly PickedOffer[],
  absent: RefusalCode = 'offerNotInSearch',
): readonly [PickedLeg, ...PickedLeg[]] {
  const legs = findPickedLegs(digest, picks)
  if (!legs) throw new Refusal(absent, describePicks(digest.id, picks))
  return legs
}

export const lastOf = ([first, ...others]: readonly [PickedLeg, ...PickedLeg[]]): PickedLeg =>
  others.at(-1) ?? first

/**
 * The search order for the leg after the picked ones: the modifiers of the search, and the picks so far.
 * After a flexible search it is only for the agency of the pick, so its ids have no prefix.
 *
 * @throws Refusal `nextLegNeedsLegSearch`, `noLegLeft`
 * Source: docs/contract/shopping.md 5.1.
 */
export function orderAfter(
  { order, legs }: SearchDigest,
  { leg, selected, group }: PickedLeg,
  allBrands: boolean,
): SearchOrder {
  if (order.representation !== 'Leg') throw new Refusal('nextLegNeedsLegSearch')
  const { prefix: _ofAgency, ...section } = group.section
  if (leg !== legs.at(-1) || leg + 1 >= section.request.legs.length) throw new Refusal('noLegLeft')
  const request = {
    ...section.request,
    legs: section.request.legs.map((requested, index) =>
      index === leg ? { ...requested, locked: selected } : requested,
    ),
    ...(allBrands && { allBrands }),
    perFlightOf: leg + 1,
  }
  return { ...order, sections: [{ ...section, request }] }
}

/**
 * Whether a leg of a search leg by leg was picked in an earlier call, and is in the answer for its prices
 * only.
 */
const isOfEarlierCall = ({ legs, form }: SearchDigest, { leg }: PickedLeg): boolean =>
  legs[form?.lockedLeg ?? -1] === leg

/**
 * The flights, classes and brands that a client picked from a search, with those that were picked in earlier
 * calls of a search leg by leg.
 *
 * @param absent the refusal of an id that is not of the search
 * @throws Refusal `absent`, `offersDoNotCombine`
 */
export function selectOffers(
  digest: SearchDigest,
  picks: readonly PickedOffer[],
  absent?: RefusalCode,
): OfferSelection {
  const picked = requirePickedLegs(digest, picks, absent)
  if (!doCombine(digest, picked)) throw new Refusal('offersDoNotCombine', describePicks(digest.id, picks))
  return toSelection(digest, picked, lastOf(picked))
}

/**
 * NDC picks combine only within one offer of the carrier; GDS fares are combined again when they are priced.
 */
function doCombine(digest: SearchDigest, picked: readonly [PickedLeg, ...PickedLeg[]]): boolean {
  const last = lastOf(picked)
  const { section, supplier, offerRefs } = last.group
  const isOneOffer = picked.every(({ group, fare }) => group.offerRefs[fare] === offerRefs[last.fare])
  const isElsewhere = ({ group }: PickedLeg): boolean =>
    group.section !== section || group.supplier !== supplier
  if (picked.some((leg) => isElsewhere(leg) && !isOfEarlierCall(digest, leg))) return false
  return (
    section.source !== 'NDC' || isOneOffer || picked.slice(0, -1).every((leg) => isOfEarlierCall(digest, leg))
  )
}

/** @param last the leg that determines section and offer */
function toSelection(digest: SearchDigest, picked: readonly PickedLeg[], last: PickedLeg): OfferSelection {
  const { section } = last.group
  const before = section.request.legs.slice(0, picked[0]?.leg).flatMap((leg) => leg.locked ?? [])
  return {
    source: section.source,
    view: digest.order.view,
    ...(section.isFlexible && { isAgencysOwn: true }),
    request: toRequest(last, [...before, ...picked.map(({ selected }) => selected)]),
    productIds: [...before.map((_, index) => `c${index}`), ...picked.map(({ productId }) => productId)],
  }
}

/** The legs for the passengers and on the terms of the search. */
function toRequest({ group, fare }: PickedLeg, legs: readonly SelectedLeg[]): OfferSelection['request'] {
  const { passengers, pointOfSale, currency, fares } = group.section.request
  const offerRef = group.offerRefs[fare]
  const { supplier } = group
  return {
    legs,
    passengers,
    pointOfSale,
    currency,
    supplier,
    ...(fares && { fares }),
    ...(offerRef && { offerRef }),
  }
}

/**
 * The higher brands that a search found for the flights that a client picked, the cheapest first. None when
 * the picks have different fares: only the fares of one group are available on all legs.
 */
export function selectUpsells(digest: SearchDigest, picks: readonly PickedOffer[]): OfferSelection[] {
  const picked = findPickedLegs(digest, picks)
  if (!picked) return []
  const last = lastOf(picked)
  const { group, groupIndex, fare } = last
  const isOfLast = (leg: PickedLeg): boolean => leg.groupIndex === groupIndex && leg.fare === fare
  if (!picked.every((leg) => isOfLast(leg) || isOfEarlierCall(digest, leg))) return []
  const higher = group.fares.flatMap((_, index) => (index > fare ? index : []))
  return higher.map((index) => {
    const legs = picked.map((leg): PickedLeg => {
      const shown = digest.legs.indexOf(leg.leg)
      const option = group.legs[shown]?.options[leg.groupIndex === groupIndex ? leg.option : 0]
      const productId = leg.productIds[index] ?? leg.productId
      const selected = option && toSelectedLeg(group, shown, option, index)
      return { ...leg, fare: index, productId, ...(selected && { selected }) }
    })
    return toSelection(digest, legs, { ...last, fare: index })
  })
}

/**
 * The whole journey for which an offer was priced: the picked product, and for every other leg, in the answer
 * or not, a flight option that combines with it at the same price. The fare of a leg depends on the other
 * legs, so its rules are those of the journey.
 *
 * @throws Refusal `offerNotInSearch`
 */
export function selectJourneyAround(
  digest: SearchDigest,
  pick: PickedOffer,
): OfferSelection & { readonly leg: number } {
  const [picked] = requirePickedLegs(digest, [pick])
  const { group, leg, productId, fare, selected } = picked
  const journey = group.section.request.legs.flatMap((_, index) => {
    const found = index === leg ? selected : selectedWith(group, digest.legs, index, fare)
    return found ? [{ index, found }] : []
  })
  return {
    leg: journey.findIndex(({ index }) => index === leg),
    source: group.source,
    request: toRequest(
      picked,
      journey.map(({ found }) => found),
    ),
    productIds: journey.map(({ index }) => (index === leg ? productId : '')),
  }
}

/** A flight option of another leg that combines with the fare. @param leg index in the request */
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

/** The content of one pick; undefined when it is not of the search. */
function findPickedLeg(
  { legs, form }: SearchDigest,
  { groups, catalog }: { readonly groups: readonly PickableGroup[]; readonly catalog: Catalog },
  { offerId, productId, brandOfferingId }: PickedOffer,
): PickedLeg | undefined {
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

/** The id to pick a brand with, where one product has all brands: `o1-p0-b2`. */
export const brandOfferingId = (offerId: string, productId: string, fare: number): string =>
  `${offerId}-${productId}-b${fare}`

function fareNamed(
  name: string | undefined,
  { offerRefs }: PickableGroup,
  form: CatalogForm | undefined,
): number | undefined {
  if (name === undefined) return undefined
  const ofCarrier = offerRefs.findIndex((ref) => ref !== '' && offerNameOf(ref) === name)
  if (ofCarrier !== -1) return ofCarrier
  const number = form?.productPerOption ? name.match(/-b(\d+)$/)?.[1] : undefined
  return number === undefined ? undefined : Number(number)
}
