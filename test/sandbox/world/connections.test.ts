import { describe, expect, it } from 'vitest'
import {
  type Airport,
  airportAt,
  airports,
  airportsOfCity,
  findAirport,
} from '../../../lib/sandbox/world/airports.ts'
import { carriers } from '../../../lib/sandbox/world/carriers.ts'
import type { Departure } from '../../../lib/sandbox/world/connections/departures.ts'
import { findFlights } from '../../../lib/sandbox/world/connections/find-flights.ts'
import type { LegFlights } from '../../../lib/sandbox/world/connections/rank-connections.ts'
import { mayFlyDomestic, stateOf } from '../../../lib/sandbox/world/countries.ts'
import { distanceMiles } from '../../../lib/sandbox/world/distance.ts'
import { sellTogether } from '../../../lib/sandbox/world/partners.ts'
import { worldSchedules } from '../../../lib/sandbox/world/timetable/load.ts'
import { toLocalMinute } from '../../../lib/sandbox/world/zones.ts'
import { leastMinutes } from '../../support/connection-times.ts'
import { pick, seeded } from './journeys.ts'

const schedules = worldSchedules()
const { routeFrom, routeTo, operatedBy } = schedules.timetable
const wednesday = Date.UTC(2027, 2, 10) / 86_400_000

const search = (from: readonly Airport[], to: readonly Airport[], day = wednesday): LegFlights[] =>
  findFlights(schedules, {
    origins: from.map(({ index }) => index),
    destinations: to.map(({ index }) => index),
    day,
    notBefore: 0,
    preferred: [],
    perCarrier: 8,
    most: 100,
    everySeller: true,
  })

interface Hop extends Departure {
  readonly from: Airport
  readonly to: Airport
  readonly miles: number
}

const hopsOf = ({ departures }: LegFlights): Hop[] =>
  departures.map((departure) => {
    const [from, to] = [airportAt(routeFrom[departure.route] ?? 0), airportAt(routeTo[departure.route] ?? 0)]
    return { ...departure, from, to, miles: distanceMiles(from.index, to.index) }
  })

const connectionsOf = (hops: readonly Hop[]): { before: Hop; after: Hop }[] =>
  hops.slice(1).flatMap((after, index) => (hops[index] ? [{ before: hops[index], after }] : []))

const nameOf = (hops: readonly Hop[]): string =>
  hops.map(({ carrier, from, to }) => `${carriers[carrier]?.code} ${from.code}-${to.code}`).join(', ')

/** Searches between airports of different cities. */
function sample(
  seed: number,
  count: number,
  among: readonly Airport[],
): { from: Airport; to: Airport; found: LegFlights[] }[] {
  const random = seeded(seed)
  const pairs = Array.from({ length: count }, () => ({
    from: pick(among, random),
    to: pick(among, random),
    day: Math.floor(random() * 200),
  }))
  return pairs
    .filter(({ from, to }) => from.city !== to.city)
    .map(({ from, to, day }) => ({ from, to, found: search([from], [to], wednesday + day) }))
}

const samples = sample(61, 900, airports)
const journeys = samples.flatMap(({ from, to, found }) =>
  found.map((flights) => ({ from, to, hops: hopsOf(flights) })),
)

describe('connections between any airports (seed 61)', () => {
  it('lead from origin to destination, at most three connections, never twice through one place', () => {
    for (const { from, to, hops } of journeys) {
      expect([hops[0]?.from.code, hops.at(-1)?.to.code], nameOf(hops)).toEqual([from.code, to.code])
      expect(hops.length).toBeLessThanOrEqual(4)
      expect(new Set([from.code, ...hops.map((hop) => hop.to.code)]).size, nameOf(hops)).toBe(hops.length + 1)
      for (const { before, after } of connectionsOf(hops)) expect(before.to, nameOf(hops)).toBe(after.from)
    }
  })

  it('keep the minimum connection time and wait less than a day', () => {
    for (const { hops } of journeys) {
      for (const { before, after } of connectionsOf(hops)) {
        const wait = after.departsAtMinute - before.arrivesAtMinute
        expect(wait, nameOf(hops)).toBeGreaterThanOrEqual(leastMinutes(before.from, before.to, after.to))
        expect(wait, nameOf(hops)).toBeLessThanOrEqual(20 * 60)
      }
    }
  })

  it('stay with one carrier or its interline partners', () => {
    for (const { hops } of journeys) {
      for (const { before, after } of connectionsOf(hops))
        expect(sellTogether(before.carrier, after.carrier), nameOf(hops)).toBe(true)
    }
  })

  it('stay within the circuity limit', () => {
    for (const { from, to, hops } of journeys) {
      const flown = hops.reduce((sum, { miles }) => sum + miles, 0)
      expect(flown, nameOf(hops)).toBeLessThanOrEqual(distanceMiles(from.index, to.index) * 1.9 + 900)
    }
  })

  it('leave on the requested local date', () => {
    for (const { from, hops } of journeys) {
      const [first] = hops
      expect(Math.floor(toLocalMinute(from.zone, first?.departsAtMinute ?? 0) / 1440), nameOf(hops)).toBe(
        first?.day,
      )
    }
  })

  it('contain no journey twice: same aircraft and same fare carrier', () => {
    for (const { from, to, found } of samples) {
      const keys = found.map(
        ({ departures, fareCarrier }) =>
          `${fareCarrier} ${departures.map(({ entry, day }) => `${operatedBy[entry]}/${day}`)}`,
      )
      expect(new Set(keys).size, `${from.code}-${to.code}`).toBe(keys.length)
    }
  })

  it('are fares of a carrier that flies some of it, or that is at home at one of its ends', () => {
    const strays = samples.flatMap(({ from, to, found }) =>
      found
        .filter(({ departures, fareCarrier }) => {
          const operators = departures.map(
            ({ entry }) => schedules.timetable.carrier[operatedBy[entry] ?? entry],
          )
          const homes = carriers[fareCarrier]?.homes ?? []
          return (
            !operators.includes(fareCarrier) &&
            !homes.includes(stateOf(from.country)) &&
            !homes.includes(stateOf(to.country))
          )
        })
        .map((flights) => `${carriers[flights.fareCarrier]?.code}: ${nameOf(hopsOf(flights))}`),
    )
    expect(strays).toEqual([])
  })

  it('sell domestic journeys only under carriers of the country', () => {
    const domestic = journeys.filter(({ from, to }) => stateOf(from.country) === stateOf(to.country))
    expect(domestic.length).toBeGreaterThan(100)
    for (const { from, hops } of domestic) {
      for (const { carrier } of hops)
        expect(mayFlyDomestic(carriers[carrier]?.homes ?? [], from.country), nameOf(hops)).toBe(true)
    }
  })
})

describe('reachability', () => {
  it('is the rule between any two airports that are not remote (seed 62)', () => {
    const { firstRouteFrom } = schedules
    const served = airports.filter(
      ({ index }) => (firstRouteFrom[index + 1] ?? 0) - (firstRouteFrom[index] ?? 0) >= 10,
    )
    expect(served.length).toBeGreaterThan(500)
    const reached = sample(62, 600, served).map(({ found }) => found.length > 0)
    expect(reached.filter(Boolean).length / reached.length).toBeGreaterThan(0.88)
  })

  it('is nearly complete between larger airports (seed 63)', () => {
    const larger = airports.filter(({ tier }) => tier <= 2)
    const missing = sample(63, 600, larger).filter(({ found }) => found.length === 0)
    expect(missing.map(({ from, to }) => `${from.code}-${to.code}`).length).toBeLessThanOrEqual(6)
  })
})

describe('cities', () => {
  it('mean all of their airports that have such flights', () => {
    const ends = search(airportsOfCity('LON'), airportsOfCity('NYC')).map(hopsOf)
    const codesOf = (places: readonly (Airport | undefined)[]) =>
      [...new Set(places.flatMap((one) => one?.code ?? []))].sort()
    const [leaving, landing] = [
      codesOf(ends.map((hops) => hops[0]?.from)),
      codesOf(ends.map((hops) => hops.at(-1)?.to)),
    ]

    expect(['LGW', 'LHR'].filter((airport) => !leaving.includes(airport))).toEqual([])
    expect(['EWR', 'JFK'].filter((airport) => !landing.includes(airport))).toEqual([])
    expect(leaving.filter((code) => findAirport(code)?.city !== 'LON')).toEqual([])
    expect(landing.filter((code) => findAirport(code)?.city !== 'NYC')).toEqual([])
  })
})
