import { derivedId } from '../kernel/derived-id.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { countSeats } from '../kernel/passengers.ts'
import type { PricedItinerary } from '../pricing/fare.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import { partTimeLimitOf, travelersToTicket, withoutSeats } from '../workbench/air-offer.ts'
import type { Traveler } from '../workbench/traveler.ts'
import { adultsOfInfants } from '../workbench/wire/order-traveler.ts'
import { itineraryFor } from './divide-price.ts'

/** Seats of travelers who were not ticketed with the others of their offer. */
export interface PartHold {
  readonly id: string
  readonly offerId: string
  readonly ref: string
  /** Name of the host that holds them. */
  readonly supplier: string
  readonly saleKey: string
  /** The journey of these travelers. */
  readonly itinerary: PricedItinerary
  readonly travelerIds: readonly string[]
  /** Seats on every flight for the others. */
  readonly seatsKept: number
  readonly until: EpochMs
}

interface Booked {
  readonly offers: readonly AirOffer[]
  readonly travelers: readonly Traveler[]
}

/** Everything in the reservation that is ticketed in part, and has a ticketing time limit for the rest. */
export const partHolds = ({ offers, travelers }: Booked): PartHold[] =>
  offers.flatMap((offer) => {
    const { id: offerId, ref, booking } = offer
    const until = partTimeLimitOf(offer)
    if (until === undefined || booking.status === 'added') return []
    const leaving = leavingTravelers(offer, travelers)
    const lost = withoutSeats(offer)
    const seated = travelers.filter(({ id }) => !lost.includes(id))
    const itinerary = itineraryFor(offer.itinerary, travelers, leaving)
    const kept = itineraryFor(
      offer.itinerary,
      travelers,
      seated.filter((one) => !leaving.includes(one)),
    )
    const travelerIds = leaving.map(({ id }) => id)
    return [
      {
        ...{
          id: derivedId(`${offerId}#part#${travelerIds.join()}`),
          offerId,
          ref,
          until,
          itinerary,
          travelerIds,
        },
        supplier: offer.itinerary.supplier,
        saleKey: booking.saleKey,
        seatsKept: countSeats(kept.passengers),
      },
    ]
  })

/** Those without a ticket, and infants of adults among them: an infant does not travel without its adult. */
function leavingTravelers(offer: AirOffer, travelers: readonly Traveler[]): Traveler[] {
  const unticketed = new Set(travelersToTicket(offer, travelers).map(({ id }) => id))
  const adults = adultsOfInfants(travelers)
  return travelers.filter(({ id }) => unticketed.has(id) || unticketed.has(adults.get(id) ?? ''))
}

/** Parts past their ticketing time limit that are still in the stored reservation, the earliest first. */
export const expiredParts = (booked: Booked, now: EpochMs): PartHold[] =>
  partHolds(booked)
    .filter(({ until }) => until <= now)
    .sort((a, b) => a.until - b.until)
