import { withoutAncillaries } from '../ancillary/workbench-ancillaries.ts'
import { flightKey } from '../kernel/flight.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { PricedItinerary, PricedSegment } from '../pricing/fare.ts'
import { segmentsOf } from '../pricing/fare.ts'
import type { PriceRequest } from '../shopping/shopping.ts'
import type { AddedCounts } from './added-counts.ts'
import type { AirOffer } from './air-offer.ts'
import { changeOf, isBooked, repriceRequest, toSelectedFlight } from './air-offer.ts'
import type { Association, Detail, DetailKind, Details } from './details.ts'
import { keptNumbers, productIdsOf } from './numbering.ts'
import type { OpenWorkbench } from './workbench.ts'

/** The part of an offer to cancel. */
export interface OfferCancellation {
  readonly offerId: string
  /** Segment numbers, counted over the whole offer from 1; absent: the whole offer. */
  readonly segments?: ReadonlySet<number>
}

/** Consecutive flights that remain: a leg of the remaining journey. */
export interface RemainingLeg {
  /** Index of the original leg, from 0. */
  readonly from: number
  /** Each with the number that it had, or that the one had in whose place it is. */
  readonly segments: readonly { readonly number: number; readonly segment: PricedSegment }[]
}

/** The legs that remain of an itinerary; a leg that loses a flight in its middle becomes two. */
function remainingLegs({ legs }: PricedItinerary, cancelled: ReadonlySet<number>): RemainingLeg[] {
  let number = 0
  return legs.flatMap(({ segments }, from) => {
    const runs: RemainingLeg['segments'][number][][] = [[]]
    for (const segment of segments) {
      number++
      if (cancelled.has(number)) runs.push([])
      else runs.at(-1)?.push({ number, segment })
    }
    return runs.filter((run) => run.length > 0).map((run) => ({ from, segments: run }))
  })
}

/** The rest of an itinerary at the price that was paid for all of it. */
export function restOf(itinerary: PricedItinerary, cancelled: ReadonlySet<number>): PricedItinerary {
  const legs = remainingLegs(itinerary, cancelled).flatMap(({ from, segments }) => {
    const leg = itinerary.legs[from]
    return leg ? [{ ...leg, segments: segments.map(({ segment }) => segment) }] : []
  })
  return { ...itinerary, legs }
}

/** The numbers of an offer without some of its segments: those that remain keep theirs. */
export const numbersWithout = (
  { numbers, itinerary }: Pick<AirOffer, 'numbers' | 'itinerary'>,
  cancelled: ReadonlySet<number>,
  added: AddedCounts,
) => keptNumbers(numbers, remainingLegs(itinerary, cancelled), added)

/**
 * The price request for the rest of an offer: the remaining flights in their classes and brands.
 *
 * @throws Refusal `voidBeforeCancelling` the offer is ticketed; `partialNotForNdc` an NDC offer is one
 *   product of its carrier; `changeNotPermitted` it is a staged change; `offerOrProductUnknown` the offer has no such segment
 * Source: docs/contract/booking.md 3.5; how the rest is priced is a guess.
 */
export function remainderRequest(offer: AirOffer, cancelled: ReadonlySet<number>): PriceRequest {
  if (offer.booking.status === 'ticketed') throw new Refusal('voidBeforeCancelling')
  if (offer.itinerary.source === 'NDC') throw new Refusal('partialNotForNdc')
  if (changeOf(offer)) throw new Refusal('changeNotPermitted', { reason: 'CANCEL THE CHANGE AS A WHOLE' })
  const last = segmentsOf(offer.itinerary).length
  if ([...cancelled].some((number) => number < 1 || number > last)) throw new Refusal('offerOrProductUnknown')
  const whole = repriceRequest(offer)
  const legs = remainingLegs(offer.itinerary, cancelled).map(({ from, segments }) => {
    const brand = offer.itinerary.legs[from]?.fare.brand.code
    return { brand, flights: segments.map(({ segment }) => toSelectedFlight(segment)) }
  })
  return { ...whole, legs }
}

/**
 * The workbench with an offer without some of its segments. The commit releases the seats that a supplier
 * holds. Details that refer to segments are renumbered with the remaining ones and lose the cancelled ones;
 * ancillaries likewise.
 *
 * @param priced the remaining flights at their current price
 * @throws Refusal `voidBeforeCancelling` an ancillary of a cancelled segment has an EMD
 */
export function withoutSegments(
  workbench: OpenWorkbench,
  offer: AirOffer,
  cancelled: ReadonlySet<number>,
  priced: PricedItinerary,
): OpenWorkbench {
  const remaining = remainingLegs(offer.itinerary, cancelled)
  const cancelledSegments = segmentsOf(offer.itinerary).filter((_, index) => cancelled.has(index + 1))
  const ticketingTimeLimit = isBooked(offer)
    ? Math.min(priced.ticketingTimeLimit, offer.itinerary.ticketingTimeLimit)
    : priced.ticketingTimeLimit
  const { numbers, added } = numbersWithout(offer, cancelled, workbench.added)
  const changed: AirOffer = {
    ...offer,
    numbers,
    itinerary: { ...priced, ticketingTimeLimit },
    booking:
      offer.booking.status === 'added'
        ? offer.booking
        : {
            ...offer.booking,
            cancelledSegments: [...(offer.booking.cancelledSegments ?? []), ...cancelledSegments],
          },
  }
  const offers = workbench.offers.map((held) => (held.id === offer.id ? changed : held))
  const details = workbench.details && detailsAfter(workbench.details, changed, remaining)
  const cancelledKeys = new Set(cancelledSegments.map(({ flight }) => flightKey(flight)))
  return withoutAncillaries(
    { ...workbench, offers, details, added },
    ({ parentId, flights }) =>
      parentId === offer.id && flights.some((flight) => cancelledKeys.has(flightKey(flight))),
  )
}

/**
 * The details with the numbers of an offer's remaining segments; those for cancelled ones only are removed.
 *
 * @param offer with what remains of it
 */
export const detailsAfter = (
  details: Details,
  offer: AirOffer,
  remaining: readonly RemainingLeg[],
): Details =>
  withAssociations(details, (about) =>
    about.offerId === offer.id ? renumbered(about, offer, remaining) : [about],
  )

/**
 * An association with the new segment numbers and the products of the same legs; none when everything it refers to was
 * cancelled.
 */
function renumbered(
  { offerId, productRefs, segments }: Association,
  offer: AirOffer,
  remaining: readonly RemainingLeg[],
): Association[] {
  const numbers = remaining.flatMap((leg) => leg.segments.map(({ number }) => number))
  const products = productIdsOf(offer)
  const firstOf = ({ from }: RemainingLeg): number => remaining.findIndex((leg) => leg.from === from)
  const productsLeft =
    productRefs &&
    remaining.flatMap((leg, index) =>
      productRefs.includes(products[firstOf(leg)] ?? '') ? (products[index] ?? []) : [],
    )
  const segmentsLeft =
    segments && numbers.flatMap((number, index) => (segments.includes(number) ? [index + 1] : []))
  if (productsLeft?.length === 0 || segmentsLeft?.length === 0) return []
  return [
    {
      offerId,
      productRefs: productsLeft,
      segments: segmentsLeft,
    },
  ]
}

/** Kinds of details that are removed together with everything they refer to. */
const removedWithSegments: readonly DetailKind[] = ['services', 'overrides']

/**
 * The details with changed associations. Without any that is left, a service or an override is removed, and another
 * detail refers to the whole reservation.
 */
export function withAssociations(details: Details, change: (about: Association) => Association[]): Details {
  const { added, ...lists } = details
  const changed = Object.entries(lists).map(([kind, list]: [string, readonly Detail[]]) => [
    kind,
    list.flatMap((detail) => {
      if (!detail.associations) return [detail]
      const { associations: before, ...others } = detail
      const associations = before.flatMap(change)
      if (associations.length > 0) return [{ ...others, associations }]
      return removedWithSegments.includes(kind as DetailKind) ? [] : [others]
    }),
  ])
  return { ...Object.fromEntries(changed), added }
}
