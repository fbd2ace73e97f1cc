import type { PassengerCount } from '../kernel/passengers.ts'
import { passengerKind } from '../kernel/passengers.ts'
import type { PricedItinerary } from '../pricing/fare.ts'
import type { Traveler } from '../workbench/traveler.ts'

/**
 * The itinerary with the passengers and the share of the price of some of its travelers.
 *
 * @param travelers all travelers of the price
 * @param part the travelers of the result; the shares of both parts add up exactly
 */
export function itineraryFor(
  itinerary: PricedItinerary,
  travelers: readonly Traveler[],
  part: readonly Traveler[],
): PricedItinerary {
  const seats = seatedAs(itinerary.passengers, travelers)
  const countAt = (index: number): number => part.filter(({ id }) => seats.get(id) === index).length
  const counted = <P extends { readonly count: number }>(passengers: readonly P[]): P[] =>
    passengers
      .map((passenger, index) => ({ ...passenger, count: countAt(index) }))
      .filter(({ count }) => count > 0)
  return {
    ...itinerary,
    passengers: counted(itinerary.passengers),
    price: { ...itinerary.price, passengers: counted(itinerary.price.passengers) },
  }
}

/** The priced passenger of each traveler, by position: of the same type and age where there is one. */
function seatedAs(
  passengers: readonly PassengerCount[],
  travelers: readonly Traveler[],
): ReadonlyMap<string, number> {
  const left = passengers.map(({ count }) => count)
  const seated = new Map<string, number>()
  const ways: ((passenger: PassengerCount, traveler: Traveler) => boolean)[] = [
    ({ ptc, age }, traveler) => ptc === traveler.ptc && age === traveler.age,
    ({ ptc }, traveler) => ptc === traveler.ptc,
    ({ ptc }, traveler) => passengerKind(ptc) === passengerKind(traveler.ptc),
  ]
  for (const matches of ways) {
    for (const traveler of travelers.filter(({ id }) => !seated.has(id))) {
      const index = passengers.findIndex(
        (passenger, at) => (left[at] ?? 0) > 0 && matches(passenger, traveler),
      )
      if (index < 0) continue
      left[index] = (left[index] ?? 0) - 1
      seated.set(traveler.id, index)
    }
  }
  return seated
}
