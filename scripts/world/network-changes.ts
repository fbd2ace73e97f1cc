import { mayFlyDomestic, stateOf } from '../../lib/sandbox/world/countries.ts'
import { type Airline, findAirline } from '../../lib/sandbox/world/regional-operators.ts'
import { airportRow } from './airport-facts.ts'
import { lowCostRoutesTable } from './low-cost-routes-table.ts'
import { changedRoutesTable } from './network-changes-table.ts'

const pairsOf = (table: string): (readonly [string, string])[] =>
  table
    .split(' ')
    .map((entry) => entry.split('>'))
    .map(([before = '', after = '']) => [before, after] as const)

/** Carriers that merged into another or changed their code since the route data was made. */
export const carriersRenamed: ReadonlyMap<string, string> = new Map(
  pairsOf(
    '4C>LA 4M>LA JJ>LA LP>LA LU>LA XL>LA UC>LA I5>IX UK>AI FM>MU KA>CX MI>SQ VX>AS CT>AZ IG>AZ NG>OS T0>AV 2K>AV LR>AV TA>AV DN>DY D8>DY DI>DY DS>U2 EC>U2 W4>W6 W9>W6 AL>FR LW>FR OE>FR RK>FR RR>FR',
  ),
)

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

/** Whether a carrier may no longer fly between two airports, whatever the route data says. */
export function isOver(airline: Airline, one: string, other: string): boolean {
  const countries = [countryOf(one), countryOf(other)] as const
  const isDomestic = stateOf(countries[0]) === stateOf(countries[1])
  const homes = airline.kind === 'regional' ? [airline.country] : airline.homes
  return isShut(homes, countries) || (isDomestic && !mayFlyDomestic(homes, countries[0]))
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
  ...readTable(changedRoutesTable),
])
