import { mayFlyDomestic, stateOf } from '../../lib/sandbox/world/countries.ts'
import { type Airline, findAirline } from '../../lib/sandbox/world/regional-operators.ts'
import { airportRow } from './airport-facts.ts'
import { carrierChanges } from './carrier-changes-table.ts'
import { furtherRoutesTable } from './further-routes-table.ts'
import { lowCostRoutesTable } from './low-cost-routes-table.ts'
import { changedRoutesTable } from './network-changes-table.ts'
import { reopenedRoutesTable } from './reopened-routes-table.ts'

const pairsOf = (table: string): (readonly [string, string])[] =>
  table
    .trim()
    .split(/\s/)
    .map((entry) => entry.split('>'))
    .map(([before = '', after = '']) => [before, after] as const)

/** What became of carriers since the route data was made; `-` stands for none. */
export const carriersRenamed: ReadonlyMap<string, string> = new Map(pairsOf(carrierChanges))

/** Airports whose code changed, or whose flights moved to another. */
export const movedAirports: ReadonlyMap<string, string> = new Map(
  pairsOf('ADA>COV FRU>BSZ KIV>RMO NAY>PKX PNH>KTI REP>SAI SXF>BER TSE>NQZ TXL>BER ULN>UBN'),
)

const countryOf = (code: string): string => airportRow(code)?.[3] ?? ''

/** Countries whose carriers and Russian ones may not fly to each other since 2022. */
const closedToRussia = new Set(
  'AL AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT JP KR LT LU LV MD ME MK MT NL NO NZ PL PT RO SE SG SI SK TW US'.split(
    ' ',
  ),
)
const nearRussia = new Set(['BY', 'RU'])
const withoutCivilFlights = new Set(['KP', 'UA'])

/** Whether a carrier of these homes has lost the airspace between two countries. */
function isShut(homes: readonly string[], countries: readonly [string, string]): boolean {
  if (countries.some((country) => withoutCivilFlights.has(country))) return true
  const [touchesRussia, fromRussia] = [countries, homes].map((some) =>
    some.some((country) => nearRussia.has(country)),
  )
  return (
    (touchesRussia === true && homes.some((home) => closedToRussia.has(home))) ||
    (fromRussia === true && countries.some((country) => closedToRussia.has(country)))
  )
}

/** Countries between which nobody flies, and where European and American carriers do not. */
const closedPairs = new Set(['DZ MA', 'AM AZ', 'SA SY', 'IL LB'])
const avoided = new Set(['IR', 'SY', 'YE', 'SD'])

/** Low-cost carriers with slots at an airport that has none for the others. */
const lowCostAt: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['LHR', new Set(['VY', 'EW', 'WS', 'B6', 'FO'])],
  ['HND', new Set(['BC', '6J', '7G', 'HD', 'MM', 'D7'])],
  ['IST', new Set(['FZ', 'G9', 'XY', 'F3', '6E', 'W6', 'W9', 'W4'])],
  ['FRA', new Set(['VY', 'DE', 'EW', 'XQ', 'PC', 'W6', 'W4', 'FZ'])],
  ['ZRH', new Set(['EW', 'VY', 'U2', 'PC', 'W6', 'TO', 'HV', 'DY', 'BT'])],
])

function hasSlots(airline: Airline, airport: string): boolean {
  const allowed = lowCostAt.get(airport)
  return airline.kind !== 'lowCost' || !allowed || allowed.has(airline.code)
}

/** Whether a carrier may no longer fly between two airports, whatever the route data says. */
export function isOver(airline: Airline, one: string, other: string): boolean {
  const countries = [countryOf(one), countryOf(other)] as const
  const isDomestic = stateOf(countries[0]) === stateOf(countries[1])
  const homes = airline.kind === 'regional' ? [airline.country] : airline.homes
  return (
    isShut(homes, countries) ||
    closedPairs.has([...countries].sort().join(' ')) ||
    (countries.some((country) => avoided.has(country)) && homes.some((home) => closedToRussia.has(home))) ||
    !hasSlots(airline, one) ||
    !hasSlots(airline, other) ||
    (isDomestic && !mayFlyDomestic(homes, countries[0]))
  )
}

/** Flights a week each way where an airport has the code alone. */
const usualWeekly = 4

function readTable(table: string): [string, number][] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [carrier = '', station = '', ...outstations] = line.split(' ')
      return outstations.map((entry): [string, number] => {
        const ends = [station, entry.slice(0, 3)].sort()
        return [[carrier, ...ends].join(' '), entry.length > 3 ? Number(entry.slice(3)) : usualWeekly]
      })
    })
    .filter(([key]) => findAirline(key.slice(0, 2)))
}

/**
 * Flights a week each way of routes that are new or flown at another rate, 0 where they ended, by `carrier origin
 * destination` with the airports in alphabetical order.
 */
export const changedRoutes: ReadonlyMap<string, number> = new Map([
  ...readTable(lowCostRoutesTable),
  ...readTable(furtherRoutesTable),
  ...readTable(reopenedRoutesTable),
  ...readTable(changedRoutesTable),
])
