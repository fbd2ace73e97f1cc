import { readFileSync, writeFileSync } from 'node:fs'
import {
  type Airline,
  findAirline,
  requireAirline,
  sellerOf,
} from '../../lib/sandbox/world/regional-operators.ts'
import { type AirportRow, airportRow } from './airport-facts.ts'
import { atSizeOfToday } from './carrier-sizes.ts'
import { carriersRenamed, changedRoutes, isOver, movedAirports } from './network-changes.ts'
import { withRegionalOperator } from './regional-routes.ts'

/**
 * Writes the airports and the routes of the sandbox, lib/sandbox/world/generated/{airports,routes}.json:
 * `node scripts/world/network.ts <file>`, then `node scripts/world/zones.ts`. The file has lines
 * `carrier,origin,destination,flights` (flights one way in about 300 days), made from Open Travel Data
 * (opentraveldata/optd_airline_por.csv of github.com/opentraveldata/opentraveldata, January 2022, Creative
 * Commons Attribution 4.0). What changed since is in network-changes-table.ts.
 */
const daysOfData = 300
/** Airports with fewer departures a week are left out unless their country has none larger, and pairs with fewer flights a week. */
const leastDepartures = 7
const leastWeekly = 0.7
/** Airports that can be reached from here are part of the network. */
const centre = 'LHR'

/** Who flies between two airports, under whose code, and how often a week each way. */
interface PlannedPair {
  readonly seller: string
  readonly operator: string
  /** The one where the operator has more flights first. */
  readonly ends: readonly [station: string, outstation: string]
  readonly weekly: number
}

/** Flights a week each way, by `carrier origin destination` with the airports in alphabetical order. */
function weeklyByPair(path: string): Map<string, number> {
  const weekly = new Map<string, number>()
  for (const line of readFileSync(path, 'utf8').trim().split('\n').slice(1)) {
    const [code = '', from = '', to = '', flights] = line.split(',')
    const carrier = findAirline(carriersRenamed.get(code) ?? code)
    const [one = '', other = ''] = [from, to].map((airport) => movedAirports.get(airport) ?? airport).sort()
    if (!carrier || one === other || isOver(carrier, one, other)) continue
    const key = `${carrier.code} ${one} ${other}`
    weekly.set(key, (weekly.get(key) ?? 0) + ((Number(flights) / daysOfData) * 7) / 2)
  }
  for (const [key, flights] of changedRoutes) {
    const [carrier = '', one = '', other = ''] = key.split(' ')
    if (!isOver(requireAirline(carrier), one, other)) weekly.set(key, flights)
  }
  return weekly
}

/** Flights a week of each carrier at each airport: `carrier airport`. */
function departuresOf(weekly: ReadonlyMap<string, number>): Map<string, number> {
  const departures = new Map<string, number>()
  for (const [key, flights] of weekly) {
    const [carrier, ...ends] = key.split(' ')
    for (const end of ends)
      departures.set(`${carrier} ${end}`, (departures.get(`${carrier} ${end}`) ?? 0) + flights)
  }
  return departures
}

const sellingCode = (operator: Airline, ends: readonly [string, string]): string =>
  operator.kind === 'regional' ? sellerOf(operator, ...ends).code : operator.code

function planPairs(weekly: ReadonlyMap<string, number>): PlannedPair[] {
  const departures = departuresOf(weekly)
  return [...weekly].flatMap(([key, flights]) => {
    const [operator = '', one = '', other = ''] = key.split(' ')
    const size = (airport: string): number => departures.get(`${operator} ${airport}`) ?? 0
    const ends = size(one) >= size(other) ? ([one, other] as const) : ([other, one] as const)
    return flights < leastWeekly
      ? []
      : [{ seller: sellingCode(requireAirline(operator), ends), operator, ends, weekly: flights }]
  })
}

/** Airports with facts and enough departures that are connected with the centre. */
function servedAirports(pairs: readonly PlannedPair[]): Map<string, AirportRow> {
  const departures = new Map<string, number>()
  const neighbours = new Map<string, string[]>()
  for (const { ends, weekly } of pairs) {
    if (!ends.every((code) => airportRow(code))) continue
    for (const [index, end] of ends.entries()) {
      departures.set(end, (departures.get(end) ?? 0) + weekly)
      neighbours.set(end, [...(neighbours.get(end) ?? []), ends[1 - index] ?? ''])
    }
  }
  const largest = new Map<string, string>()
  for (const [code, flights] of departures) {
    const country = airportRow(code)?.[3] ?? ''
    if (flights > (departures.get(largest.get(country) ?? '') ?? 0)) largest.set(country, code)
  }
  const isServed = (code: string, [, , , country]: AirportRow): boolean =>
    (departures.get(code) ?? 0) >= leastDepartures || largest.get(country) === code
  const reached = new Map<string, AirportRow>()
  const waiting = [centre]
  for (const code of waiting) {
    const row = airportRow(code)
    if (!row || reached.has(code) || !isServed(code, row)) continue
    reached.set(code, row)
    waiting.push(...(neighbours.get(code) ?? []))
  }
  return reached
}

/** `seller/operator station outstation+weekly ...`, one line for each station. */
function routeLines(pairs: readonly PlannedPair[]): string[] {
  const byStation = Map.groupBy(pairs, ({ seller, operator, ends: [station] }) =>
    [seller === operator ? seller : `${seller}/${operator}`, station].join(' '),
  )
  return [...byStation]
    .map(([start, own]) => {
      const outstations = own.map(({ ends, weekly }) => `${ends[1]}${Math.max(1, Math.round(weekly))}`)
      return [start, ...outstations.sort()].join(' ')
    })
    .sort()
}

function write(name: string, rows: readonly unknown[]): void {
  const path = new URL(`../../lib/sandbox/world/generated/${name}.json`, import.meta.url)
  writeFileSync(path, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`)
}

const [path] = process.argv.slice(2)
if (!path) throw new Error('usage: node scripts/world/network.ts <carrier,origin,destination,flights>')
const planned = atSizeOfToday(planPairs(weeklyByPair(path))).map(withRegionalOperator)
const airports = servedAirports(planned)
const pairs = planned.filter(({ ends }) => ends.every((code) => airports.has(code)))
write(
  'airports',
  [...airports.values()].sort(([a], [b]) => (a < b ? -1 : 1)),
)
write('routes', routeLines(pairs))
const flights = pairs.reduce((sum, { weekly }) => sum + (2 * weekly) / 7, 0)
console.log(`${airports.size} airports, ${pairs.length} routes, ${Math.round(flights)} flights a day`)
