import { findCarrier } from '../../lib/sandbox/world/carriers.ts'
import { changedRoutes } from './network-changes.ts'

interface SoldPair {
  readonly seller: string
  readonly operator: string
  readonly ends: readonly [string, string]
  readonly weekly: number
}

/** No carrier has shrunk or grown by more since the route data was made, or it is not the same carrier any more. */
const [most, least] = [2.2, 0.6]

const isChanged = ({ operator, ends }: SoldPair): boolean =>
  changedRoutes.has([operator, ...ends.toSorted()].join(' '))

/** A route grows to no more than twelve flights a day, so that shuttles are not doubled. */
const busiest = 84
const grown = (weekly: number, factor: number): number =>
  factor > 1 ? Math.max(weekly, Math.min(busiest, weekly * factor)) : weekly * factor

/** Flights a week each way that the carriers table gives a carrier. */
const weeklyOf = (seller: string): number => ((findCarrier(seller)?.dailyFlights ?? 0) * 7) / 2

/**
 * Routes with as many flights as their carriers have today: those that come from the route data are flown more or less
 * often than there, all of a carrier in proportion, so that it has the size that the carriers table says.
 */
export const atSizeOfToday = <Pair extends SoldPair>(pairs: readonly Pair[]): Pair[] =>
  [...Map.groupBy(pairs, ({ seller }) => seller)].flatMap(([seller, own]) => {
    const sum = (some: readonly Pair[]): number => some.reduce((total, { weekly }) => total + weekly, 0)
    const old = own.filter((pair) => !isChanged(pair))
    const wanted = weeklyOf(seller) - sum(own.filter(isChanged))
    const factor = Math.min(most, Math.max(least, wanted / sum(old)))
    return own.map((pair) => (isChanged(pair) ? pair : { ...pair, weekly: grown(pair.weekly, factor) }))
  })
