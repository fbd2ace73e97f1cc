import type { PassengerCount } from '../kernel/passengers.ts'
import { can } from '../pricing/capabilities.ts'
import type { PricedItinerary } from '../pricing/fare.ts'
import { segmentsOf } from '../pricing/fare.ts'
import type { AirSeats, SeatMapRequest, SeatSeeker } from '../suppliers/air-seats.ts'
import type { AirHosts } from '../suppliers/hosts.ts'
import { hostNamed } from '../suppliers/serving.ts'
import type { SupplierCall } from '../suppliers/supplier-call.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import type { Traveler } from '../workbench/traveler.ts'
import type { NoSeatMap, SeatMap } from './seat-map.ts'

/** The flights of a journey whose seats are requested. */
export type SeatJourney = SeatMapRequest

/** Seats of an offer that no traveler is named for. */
export const journeyOf = (itinerary: PricedItinerary, segments: readonly number[]): SeatJourney => ({
  itinerary,
  segments,
  saleKey: undefined,
  seekers: seekersOf(itinerary.passengers),
})

/** Seats of an offer of a workbench, for its travelers where they are known. */
export const journeyOfOffer = (
  { itinerary, booking }: Pick<AirOffer, 'itinerary' | 'booking'>,
  segments: readonly number[],
  travelers: readonly Traveler[],
): SeatJourney => ({
  itinerary,
  segments,
  saleKey: booking.status === 'added' ? undefined : booking.saleKey,
  seekers:
    travelers.length > 0 ? travelers.map(({ id, ptc }) => ({ id, ptc })) : seekersOf(itinerary.passengers),
})

const seekersOf = (passengers: readonly PassengerCount[]): SeatSeeker[] =>
  passengers
    .flatMap(({ ptc, count }) => Array.from({ length: count }, () => ptc))
    .map((ptc, index) => ({ id: `passenger_${index + 1}`, ptc }))

/**
 * The seats of each requested flight, in their order. There are none of flights that have left, and of offers whose
 * supplier shows no seats.
 *
 * @throws SupplierUnavailable; Refusal `supplierNotConnected`
 */
export async function seatMapsOf(
  journey: SeatJourney,
  airHosts: AirHosts<{ readonly seats?: AirSeats }>,
  call: SupplierCall,
): Promise<readonly (SeatMap | NoSeatMap)[]> {
  const { itinerary, segments } = journey
  const { seats } = hostNamed(airHosts, itinerary.supplier)
  const all = segmentsOf(itinerary)
  const flights = segments.flatMap((number) => all[number - 1]?.flight ?? [])
  const maps = seats && can(itinerary, 'seatMap') ? await seats.seatMaps(journey, call) : []
  return flights.map((flight, index) => {
    const map = flight.departsAt > call.now ? maps[index] : undefined
    return map ?? { flight, problem: 'seatMapUnavailable' }
  })
}
