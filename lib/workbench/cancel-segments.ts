import { withoutAncillaries } from '../ancillary/workbench-ancillaries.ts'
import { flightKey } from '../kernel/flight.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { PricedItinerary, PricedSegment } from '../pricing/fare.ts'
import { segmentsOf } from '../pricing/fare.ts'
import type { PriceRequest } from '../shopping/shopping.ts'
import type { AirOffer } from './air-offer.ts'
import { isBooked, productIdsOf, repriceRequest, toSelectedFlight } from './air-offer.ts'
import type { Association, Detail, DetailKind, Details } from './details.ts'
import type { OpenWorkbench } from './workbench.ts'

/** What is to be cancelled of an offer. */
export interface OfferCancellation {
  readonly offerId: string
  /** Numbers of segments, as they count over the offer from 1; absent: the whole offer. */
  readonly segments?: ReadonlySet<number>
}

/** A run of flights that stay, without a gap between them: a leg of the journey that is left. */
interface LegLeft {
  /** Number of the leg that it comes from, from 0. */
  readonly from: number
  readonly segments: readonly { readonly number: number; readonly segment: PricedSegment }[]
}

/** What is left of an itinerary, in legs: one that loses a flight in its middle falls into two. */
function legsLeft({ legs }: PricedItinerary, cancelled: ReadonlySet<number>): LegLeft[] {
  let number = 0
  return legs.flatMap(({ segments }, from) => {
    const runs: LegLeft['segments'][number][][] = [[]]
    for (const segment of segments) {
      number++
      if (cancelled.has(number)) runs.push([])
      else runs.at(-1)?.push({ number, segment })
    }
    return runs.filter((run) => run.length > 0).map((run) => ({ from, segments: run }))
  })
}

/**
 * How to price what is left of an offer: the flights that stay, in their classes and brands.
 *
 * @throws Refusal `voidBeforeCancelling` the offer is ticketed; `partialNotForNdc` an NDC offer is one
 *   product of its carrier; `offerOrProductUnknown` the offer has no such segment
 * Source: docs/contract/booking.md 3.5; the price of what is left is a guess.
 */
export function remainderRequest(offer: AirOffer, cancelled: ReadonlySet<number>): PriceRequest {
  if (offer.booking.status === 'ticketed') throw new Refusal('voidBeforeCancelling')
  if (offer.itinerary.source === 'NDC') throw new Refusal('partialNotForNdc')
  const last = segmentsOf(offer.itinerary).length
  if ([...cancelled].some((number) => number < 1 || number > last)) throw new Refusal('offerOrProductUnknown')
  const whole = repriceRequest(offer)
  const legs = legsLeft(offer.itinerary, cancelled).map(({ from, segments }) => {
    const brand = offer.itinerary.legs[from]?.fare.brand.code
    return { brand, flights: segments.map(({ segment }) => toSelectedFlight(segment)) }
  })
  return { ...whole, legs }
}

/**
 * The workbench with an offer without some of its segments. Seats that a supplier holds are given back by the
 * commit; what was said about segments is still about the same ones, whose numbers and products have moved
 * up, and not about those that are gone; so are ancillaries.
 *
 * @param priced the flights that stay, as they cost now
 * @throws Refusal `voidBeforeCancelling` an ancillary of a cancelled segment has an EMD
 */
export function withoutSegments(
  workbench: OpenWorkbench,
  offer: AirOffer,
  cancelled: ReadonlySet<number>,
  priced: PricedItinerary,
): OpenWorkbench {
  const left = legsLeft(offer.itinerary, cancelled)
  const cancelledSegments = segmentsOf(offer.itinerary).filter((_, index) => cancelled.has(index + 1))
  const ticketingTimeLimit = isBooked(offer)
    ? Math.min(priced.ticketingTimeLimit, offer.itinerary.ticketingTimeLimit)
    : priced.ticketingTimeLimit
  const changed: AirOffer = {
    ...offer,
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
  const details =
    workbench.details &&
    moved(workbench.details, (about) => (about.offerId === offer.id ? movedUp(about, offer, left) : [about]))
  const gone = new Set(cancelledSegments.map(({ flight }) => flightKey(flight)))
  return withoutAncillaries(
    { ...workbench, offers, details },
    ({ parentId, flights }) => parentId === offer.id && flights.some((flight) => gone.has(flightKey(flight))),
  )
}

/** An association with the new numbers and products of what it is about; none when all of that is gone. */
function movedUp(
  { offerId, productRefs, segments }: Association,
  offer: AirOffer,
  left: readonly LegLeft[],
): Association[] {
  const numbers = left.flatMap((leg) => leg.segments.map(({ number }) => number))
  const products = productIdsOf(offer)
  const productsLeft =
    productRefs &&
    left.flatMap(({ from }, index) =>
      productRefs.includes(products[from] ?? '') ? [`product_${index + 1}`] : [],
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

/** Kinds of details that are about nothing else than what they name: they go with it. */
const goAlong: readonly DetailKind[] = ['services', 'overrides']

function moved(details: Details, change: (about: Association) => Association[]): Details {
  const { added, ...lists } = details
  const changed = Object.entries(lists).map(([kind, list]: [string, readonly Detail[]]) => [
    kind,
    list.flatMap((detail) => {
      if (!detail.associations) return [detail]
      const { associations: before, ...others } = detail
      const associations = before.flatMap(change)
      if (associations.length > 0) return [{ ...others, associations }]
      return goAlong.includes(kind as DetailKind) ? [] : [others]
    }),
  ])
  return { ...Object.fromEntries(changed), added }
}
