import { type EpochMs, hoursMs } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { KnowsPlaces } from '../suppliers/air-host.ts'
import type { AirHosts } from '../suppliers/hosts.ts'
import type { LegRequest } from './shopping.ts'

/** The last time zone to begin a day is twelve hours behind UTC. */
const lastZoneHours = 12

/** Airports or cities, and a local date. */
interface Trip {
  readonly from: string
  readonly to: string
  readonly date: string
}

/** Paths of the members of the request that say a trip. */
type TripPaths = Trip

/** What tells whether anything can be offered at all. */
export interface Sense {
  readonly airHosts: AirHosts<KnowsPlaces>
  readonly now: EpochMs
}

/**
 * Checks what no supplier can offer anything for; details name the member of the request. Places are checked when one of
 * the hosts knows places.
 *
 * @throws Refusal `placeUnknown`, `samePlace`, `dateInPast`
 * Source: guess, for the codes and texts.
 */
export function requireSensibleTrip({ from, to, date }: Trip, paths: TripPaths, sense: Sense): void {
  const today = new Date(sense.now - hoursMs(lastZoneHours)).toISOString().slice(0, 10)
  if (date < today) throw new Refusal('dateInPast', { date, path: paths.date })
  const origin = requireCity(from, paths.from, sense)
  const destination = requireCity(to, paths.to, sense)
  if (origin === destination) throw new Refusal('samePlace', { from, to, path: paths.to })
}

/** The legs of a search, in the order of the request. @throws Refusal as `requireSensibleTrip` does */
export function requireSensibleJourney(legs: readonly LegRequest[], sense: Sense): void {
  for (const [index, { from, to, date }] of legs.entries()) {
    const leg = `SearchCriteriaFlight[${index}]`
    const paths = { from: `${leg}.From.value`, to: `${leg}.To.value`, date: `${leg}.departureDate` }
    requireSensibleTrip({ from: from.code, to: to.code, date }, paths, sense)
  }
}

function requireCity(place: string, path: string, { airHosts }: Sense): string {
  const knowing = airHosts.flatMap(({ host }) => host.cityOf ?? [])
  if (knowing.length === 0) return place
  for (const cityOf of knowing) {
    const city = cityOf(place)
    if (city !== undefined) return city
  }
  throw new Refusal('placeUnknown', { place, path })
}
