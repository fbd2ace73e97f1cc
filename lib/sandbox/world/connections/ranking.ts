import type { Schedules } from '../timetable/schedules.ts'
import { fareCarrierOf } from './fare-carrier.ts'
import type { Chain } from './joins.ts'
import { inSet, type WantedFlights } from './wishes.ts'

/** The flights of one leg with the carrier that files the fare for it. */
export interface LegFlights {
  readonly departures: Chain
  /** Marketing carrier of the longest flight, as a rule. */
  readonly fareCarrier: number
  /** The less, the better. */
  readonly score: number
}

/** How many options are shown at most, of one carrier and in all. */
export interface Shown {
  readonly perCarrier: number
  readonly most: number
}

const connectionMinutes = 45
const otherCarrierMinutes = 30
const otherAirportMinutes = 40
const preferredMinutes = 240

const elapsed = (chain: Chain): number => (chain.at(-1)?.arrivesAt ?? 0) - (chain[0]?.departsAt ?? 0)

/**
 * Flights of a leg with how little welcome they are: elapsed minutes, and more for connections, carrier
 * changes and other airports.
 */
export interface RankedChain {
  readonly chain: Chain
  readonly score: number
}

/** Whether all flights are of preferred carriers, or a connection is at a preferred point. */
function isPreferred(
  { timetable }: Schedules,
  chain: Chain,
  { preferredCarriers, preferredPoints }: WantedFlights,
): boolean {
  if (preferredCarriers && chain.every(({ carrier }) => inSet(preferredCarriers, carrier))) return true
  return (
    preferredPoints !== undefined &&
    chain.slice(1).some(({ route }) => preferredPoints.has(timetable.routeFrom[route] ?? -1))
  )
}

/** Ranks the flights of a leg. @param preferred airports to be preferred among the others of their city */
export function rank(
  schedules: Schedules,
  chain: Chain,
  preferred: readonly number[],
  wanted: WantedFlights,
): RankedChain {
  const { routeFrom, routeTo } = schedules.timetable
  const ends = [routeFrom[chain[0]?.route ?? 0] ?? 0, routeTo[chain.at(-1)?.route ?? 0] ?? 0]
  const changes = chain.filter(({ carrier }, at) => at > 0 && carrier !== chain[at - 1]?.carrier).length
  const elsewhere = preferred.filter((airport) => !ends.includes(airport)).length
  const trouble =
    connectionMinutes * (chain.length - 1) + otherCarrierMinutes * changes + otherAirportMinutes * elsewhere
  return {
    chain,
    score: elapsed(chain) + trouble - (isPreferred(schedules, chain, wanted) ? preferredMinutes : 0),
  }
}

/**
 * Remembers what was seen: the same aircraft under the same fare carrier, and what only makes the same last
 * flight wait longer.
 */
function duplicateFilter({
  timetable: { operatedBy },
}: Schedules): (chain: Chain, fareCarrier: number) => boolean {
  const seen = new Set<string>()
  const unseen = (key: string): boolean => !seen.has(key) && seen.add(key) !== undefined
  return (chain, fareCarrier) => {
    let aircraft = ''
    let way = ''
    for (const { entry, day, route, carrier } of chain) {
      aircraft += `${operatedBy[entry]}.${day} `
      way += `${route}.${carrier} `
    }
    const last = chain.at(-1)
    return (
      unseen(`${fareCarrier}/${aircraft}`) &&
      (chain.length === 1 || unseen(`${way}/${last?.entry}.${last?.day}`))
    )
  }
}

/** Not much slower than the fastest. */
function slowestShown(sorted: readonly RankedChain[]): number {
  const fastest = sorted.reduce(
    (least, { chain }) => Math.min(least, elapsed(chain)),
    Number.POSITIVE_INFINITY,
  )
  return sorted.some(({ chain }) => chain.length === 1) ? fastest * 1.6 + 90 : fastest * 1.8 + 300
}

/**
 * What a traveler would look at: no duplicates, nothing much slower than the fastest, not too many of one
 * carrier.
 */
export function worthShowing(
  schedules: Schedules,
  sorted: readonly RankedChain[],
  { perCarrier, most }: Shown,
): LegFlights[] {
  const slowest = slowestShown(sorted)
  const isNew = duplicateFilter(schedules)
  const shown = new Map<number, number>()
  const options: LegFlights[] = []
  for (const { chain, score } of sorted) {
    if (options.length >= most) break
    const fareCarrier = elapsed(chain) <= slowest ? fareCarrierOf(schedules, chain) : undefined
    if (fareCarrier === undefined) continue
    const already = shown.get(fareCarrier) ?? 0
    if (already >= perCarrier || !isNew(chain, fareCarrier)) continue
    shown.set(fareCarrier, already + 1)
    options.push({ departures: chain, fareCarrier, score })
  }
  return options
}
