import type { VehicleOffer } from '../car/vehicle.ts'
import type { HotelSegment } from '../hotel/hotel.ts'
import { findByNames } from '../kernel/named.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { AirOffer } from './air-offer.ts'
import { countSegments } from './air-offer.ts'
import type { OfferCancellation } from './cancel-segments.ts'
import { activeHotelsAndCars, hotelOrCarNamed } from './hotel-and-car-segments.ts'
import { allNonPriced, auxiliaryIn, nonPricedSegmentsOf, unquotedIn } from './non-priced-segments.ts'
import { type Numbered, productIdsOf } from './numbering.ts'
import type { OpenWorkbench } from './workbench.ts'
import type { NonPricedCancellation } from './workbench-segments.ts'

/** All identifiers that the client sent for one item, in order of precedence. */
type Names = readonly string[]

/** Products and segments of an offer; segments are counted over the whole offer from 1. */
export interface OfferPart {
  readonly product?: Names | undefined
  readonly segments: readonly number[]
}

interface SelectedOffer {
  readonly names: Names
  /** Empty: the whole offer. */
  readonly parts: readonly OfferPart[]
}

/** Segments by their names, or by their numbers in display order. */
interface SegmentSelection {
  readonly all: boolean
  readonly names: readonly Names[]
  readonly numbers: readonly number[]
}

/** The items to cancel; an absent member selects nothing. */
export interface CancellationRequest {
  readonly all: boolean
  readonly offers?: { readonly all: boolean; readonly selected: readonly SelectedOffer[] } | undefined
  readonly unquoted?: SegmentSelection | undefined
  readonly auxiliary?: SegmentSelection | undefined
}

/** The items to cancel, by kind of content. */
export interface PlannedCancellations {
  readonly offers: readonly OfferCancellation[]
  readonly hotelsAndCars: readonly (HotelSegment | VehicleOffer)[]
  /** Passive, unquoted and auxiliary segments. */
  readonly nonPricedSegments: readonly NonPricedCancellation[]
}

/**
 * The items of a workbench that a request cancels, each offer once.
 *
 * @throws Refusal `offerOrProductUnknown`; `nothingToCancel` the request selects nothing
 */
export function planCancellations(
  { all, offers, unquoted, auxiliary }: CancellationRequest,
  workbench: OpenWorkbench,
): PlannedCancellations {
  const ofOffers = {
    offers: workbench.offers.map(({ id }) => ({ offerId: id })),
    hotelsAndCars: activeHotelsAndCars(workbench),
  }
  if (all) return { ...ofOffers, nonPricedSegments: allNonPriced(workbench).map(({ id }) => ({ id })) }
  const segments = [
    ...(unquoted ? selectSegments(unquoted, unquotedIn(workbench)) : []),
    ...(auxiliary ? selectSegments(auxiliary, auxiliaryIn(workbench)) : []),
  ]
  if (!offers && (unquoted || auxiliary))
    return { offers: [], hotelsAndCars: [], nonPricedSegments: segments }
  if (offers?.all) {
    const passives = nonPricedSegmentsOf(workbench).passives.map(({ id }) => ({ id }))
    return { ...ofOffers, nonPricedSegments: [...segments, ...passives] }
  }
  const planned = planSelected(offers?.selected ?? [], workbench)
  return { ...planned, nonPricedSegments: [...segments, ...planned.nonPricedSegments] }
}

/** The selected offers by kind: passive segments, hotels and cars, otherwise flights. */
function planSelected(selected: readonly SelectedOffer[], workbench: OpenWorkbench): PlannedCancellations {
  const { passives } = nonPricedSegmentsOf(workbench)
  const nonPricedSegments = selected.flatMap(({ names, parts }): NonPricedCancellation[] => {
    const passive = findByNames(passives, names)
    return passive ? [{ id: passive.id, segments: new Set(segmentsIn(passive, parts)) }] : []
  })
  const sold = selected.filter(({ names }) => !findByNames(passives, names))
  const hotelsAndCars = [...new Set(sold.flatMap(({ names }) => hotelOrCarNamed(workbench, names) ?? []))]
  const flights = sold.filter(({ names }) => !hotelOrCarNamed(workbench, names))
  if (flights.length === 0 && nonPricedSegments.length + hotelsAndCars.length === 0)
    throw new Refusal('nothingToCancel')
  return { nonPricedSegments, hotelsAndCars, offers: selectFlights(flights, workbench) }
}

function selectFlights(selected: readonly SelectedOffer[], { offers }: OpenWorkbench): OfferCancellation[] {
  const cancelled = new Map<AirOffer, Set<number>>()
  for (const { names, parts } of selected) {
    const offer = findByNames(offers, names)
    if (!offer) throw new Refusal('offerOrProductUnknown')
    const numbers = cancelled.get(offer) ?? new Set()
    for (const number of segmentsIn({ ...offer, legs: offer.itinerary.legs }, parts)) numbers.add(number)
    cancelled.set(offer, numbers)
  }
  return [...cancelled].map(([offer, numbers]) => ({
    offerId: offer.id,
    ...(numbers.size < countSegments([offer]) && { segments: numbers }),
  }))
}

type Products = Numbered & { readonly legs: readonly { readonly segments: readonly unknown[] }[] }

/**
 * Numbers of the segments selected by product, by number, or both; all segments when none is selected.
 *
 * @throws Refusal `offerOrProductUnknown`, `nothingToCancel`
 */
export function segmentsIn(offer: Products, parts: readonly OfferPart[]): number[] {
  const all = offer.legs.flatMap(({ segments }) => segments).map((_, index) => index + 1)
  if (parts.length === 0) return all
  return parts.flatMap(({ product, segments }) => {
    const candidates = product ? segmentsOfProduct(offer, product) : all
    if (!product && segments.length === 0) throw new Refusal('nothingToCancel')
    if (segments.some((number) => !candidates.includes(number))) throw new Refusal('offerOrProductUnknown')
    return segments.length > 0 ? segments : candidates
  })
}

function segmentsOfProduct(offer: Products, names: Names): number[] {
  const { legs } = offer
  const leg = productIdsOf(offer).findIndex((id) => names.includes(id))
  if (leg === -1) throw new Refusal('offerOrProductUnknown')
  const before = legs.slice(0, leg).reduce((sum, { segments }) => sum + segments.length, 0)
  return (legs[leg]?.segments ?? []).map((_, index) => before + index + 1)
}

function selectSegments(
  { all, names, numbers }: SegmentSelection,
  held: readonly { readonly id: string; readonly ref: string }[],
): NonPricedCancellation[] {
  if (all) return held.map(({ id }) => ({ id }))
  const found = [...names.map((one) => findByNames(held, one)), ...numbers.map((number) => held[number - 1])]
  if (found.length === 0) throw new Refusal('nothingToCancel')
  return found.map((segment) => {
    if (!segment) throw new Refusal('offerOrProductUnknown')
    return { id: segment.id }
  })
}
