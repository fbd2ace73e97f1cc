import { type Airport, airports, findAirport } from '../../lib/sandbox/world/airports.ts'
import { carriers } from '../../lib/sandbox/world/carriers.ts'
import { capitalsTable } from './capitals-table.ts'
import { curfewAirports } from './curfews-table.ts'
import { countMeasure, type Measure, numberMeasure } from './measure.ts'
import type { Network } from './network.ts'
import { routeOf } from './network.ts'

const wantedAirports = 2000
const wantedCarriers = 250
/** A journey of two connections, and one to the end of the world. */
const journeys = [
  { flights: 3, name: 'two connections at most', atLeast: 97 },
  { flights: 8, name: 'by any number of flights', atLeast: 100 },
]

/** Airports of each country's capital. */
export const capitals: ReadonlyMap<string, readonly string[]> = new Map(
  capitalsTable
    .trim()
    .split(/,\s*/)
    .map((row) => {
      const [country = '', ...codes] = row.split(' ')
      return [country, codes] as const
    }),
)

const neighbours = ({ flights }: Network): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...Map.groupBy(flights, ({ from }) => from.code)].map(([code, leaving]) => [
      code,
      [...new Set(leaving.map(({ to }) => to.code))],
    ]),
  )

/** Airports within so many flights of any of some. */
function within(
  flights: number,
  starts: readonly string[],
  next: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const reached = new Set(starts)
  let latest: readonly string[] = starts
  for (let flown = 0; flown < flights; flown++) {
    latest = [...new Set(latest.flatMap((code) => next.get(code) ?? []))].filter((code) => !reached.has(code))
    for (const code of latest) reached.add(code)
  }
  return reached
}

function unreached(network: Network, flights: number): Airport[] {
  const next = neighbours(network)
  return [...Map.groupBy(airports, ({ country }) => country)].flatMap(([country, own]) => {
    const reached = within(
      flights,
      (capitals.get(country) ?? []).filter((code) => findAirport(code)),
      next,
    )
    return own.filter(({ code }) => !reached.has(code))
  })
}

/** How many places there are, and whether one gets there. */
export function places(network: Network): Measure[] {
  const served = new Set(network.flights.map(({ from }) => from.code))
  const cutOff = [...capitals].flatMap(([country, codes]) =>
    codes.some((code) => served.has(code)) ? [] : `${country} ${codes[0]}`,
  )
  const flown = new Set(network.flights.map(({ carrier }) => carrier))
  return [
    numberMeasure({ area: 'network', name: 'airports' }, served.size, { atLeast: wantedAirports }),
    ...journeys.map(({ flights, name, atLeast }) => {
      const lost = unreached(network, flights)
      return countMeasure(
        { area: 'network', name: `airports reached from their country's capital, ${name}` },
        {
          found: airports.length - lost.length,
          all: airports.length,
          missing: lost.map(({ code, country }) => `${code} ${country}`),
        },
        atLeast,
      )
    }),
    countMeasure(
      { area: 'network', name: 'countries and territories whose capital has flights' },
      { found: capitals.size - cutOff.length, all: capitals.size, missing: cutOff },
      95,
    ),
    numberMeasure(
      { area: 'network', name: 'carriers with flights' },
      flown.size,
      { atLeast: wantedCarriers },
      [`in the table ${carriers.length}`],
    ),
    numberMeasure(
      { area: 'network', name: 'departures a day' },
      network.flights.reduce((sum, { weekly }) => sum + weekly, 0) / 7,
      { atLeast: 30_000 },
    ),
    curfews(network),
  ]
}

/** Departures between midnight and five where none is permitted. */
function curfews({ flights }: Network): Measure {
  const early = flights.filter(
    ({ from, departsMinute }) => departsMinute < 300 && curfewAirports.includes(from.code),
  )
  const at = Map.groupBy(early, ({ from }) => from.code)
  return countMeasure(
    { area: 'network', name: 'airports without departures from midnight to five, kept' },
    {
      found: curfewAirports.length - at.size,
      all: curfewAirports.length,
      missing: [...at].map(
        ([code, own]) =>
          `${code} ${own.length}: ${own.slice(0, 2).map((flight) => `${flight.carrier}${flight.number} ${routeOf(flight)}`)}`,
      ),
    },
    100,
  )
}
