import type { PassengerCount } from '../kernel/passengers.ts'
import { passengerKind } from '../kernel/passengers.ts'
import type { PricedItinerary } from '../pricing/fare.ts'
import type { PriceTotals, WholePrice, WholeSums } from '../pricing/itinerary-price.ts'
import { totalsOf, wholeShares } from '../pricing/itinerary-price.ts'
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
  const { price } = itinerary
  return {
    ...itinerary,
    passengers: counted(itinerary.passengers),
    price: price.whole
      ? {
          ...price,
          passengers: counted(price.passengers),
          whole: sharesOf(price, travelers, part),
        }
      : { ...price, passengers: counted(price.passengers) },
  }
}

/** The shares of some travelers of a whole price, together. */
function sharesOf(price: WholePrice, travelers: readonly Traveler[], part: readonly Traveler[]): WholeSums {
  const shares = wholeShares(price).filter((_, index) => part.some(({ id }) => id === travelers[index]?.id))
  const sums = shares.map(totalsOf)
  const sum = (of: (totals: PriceTotals) => number): number =>
    sums.reduce((minor, totals) => minor + of(totals), 0)
  return 'totalMinor' in price.whole
    ? { totalMinor: sum(({ totalMinor }) => totalMinor) }
    : {
        baseMinor: sum(({ baseMinor = 0 }) => baseMinor),
        taxesMinor: sum(({ taxesMinor = 0 }) => taxesMinor),
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
