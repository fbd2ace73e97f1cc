import { type Cabin, cabins, type Flight } from '../../../kernel/flight.ts'
import { daysMs, epochSeconds } from '../../../kernel/instant.ts'
import type { Counts, Key } from '../../../kernel/store.ts'

/*
 * Seats sold, as numbers: one item for each route and local date, with the numbers of its departures. A search reads the items of
 * the routes that it shows, a sale changes the numbers of its departure in one conditional update.
 */

export type SeatsByClass = Readonly<Record<string, number>>

/** A route on a local date (YYYY-MM-DD) of departure. */
export interface RouteOn {
  readonly date: string
  readonly from: string
  readonly to: string
}

export const routeOf = ({ departure, arrival }: Flight): RouteOn => ({
  date: departure.date,
  from: departure.airport,
  to: arrival.airport,
})

export const numbersKey = ({ date, from, to }: RouteOn): Key => ({
  partition: `SOLD#${date}#${from}`,
  sort: to,
})

/** What is kept of a departure may be deleted a week after its arrival. */
export const keptUntil = ({ arrivesAt }: Flight) => ({
  deleteAfterEpochSec: epochSeconds(arrivesAt + daysMs(7)),
})

const operatingNumber = ({ carrier, number, operating }: Flight): string =>
  `${operating?.carrier ?? carrier}${operating?.number ?? number}`

/** Each cabin has a number of its own, since its classes share its seats: `e` of Economy to `f` of First. */
const cabinSigns: Readonly<Record<Cabin, string>> = {
  Economy: 'e',
  PremiumEconomy: 'p',
  Business: 'b',
  First: 'f',
}
const lapsedSign = '~'
const otherSigns: ReadonlySet<string> = new Set([...cabins.map((cabin) => cabinSigns[cabin]), lapsedSign])

/** Names of the numbers of a departure: seats sold by class and by cabin; seats that ran out and were put back on sale. */
export const numberNames = (flight: Flight) => ({
  ofClass: (bookingClass: string): string => `${operatingNumber(flight)}${bookingClass}`,
  ofCabin: (cabin: Cabin): string => `${operatingNumber(flight)}${cabinSigns[cabin]}`,
  lapsed: `${operatingNumber(flight)}${lapsedSign}`,
})

/** The mark of what is under way with the seats of a sale on a departure. */
export const markName = (flight: Flight, saleKey: string): string => `${operatingNumber(flight)}#${saleKey}`

/** Seats sold by class of every departure that the numbers of a route have, by `inventoryKey`. */
export function soldByDeparture(
  { date, from }: RouteOn,
  counts: Counts | undefined,
): Map<string, SeatsByClass> {
  const sold = new Map<string, Record<string, number>>()
  for (const [name, seats] of Object.entries(counts?.numbers ?? {})) {
    const bookingClass = name.slice(-1)
    if (seats === 0 || otherSigns.has(bookingClass)) continue
    const key = `${name.slice(0, -1)}/${date}/${from}`
    const known = sold.get(key)
    if (known) known[bookingClass] = seats
    else sold.set(key, { [bookingClass]: seats })
  }
  return sold
}

/** Whether seats of a departure ran out and were put back on sale: for a request at an earlier time they are still held. */
export const hasLapsed = (flight: string, { numbers }: Counts): boolean =>
  (numbers[`${flight}${lapsedSign}`] ?? 0) > 0
