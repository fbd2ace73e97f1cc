import { type Aircraft, aircraftTypes, isPropeller, isWidebody } from '../aircraft.ts'
import type { Airport } from '../airports.ts'
import { fraction } from '../seed.ts'
import { airportLimits, fleetLimits } from './airport-limits-table.ts'
import { longHaulMiles, type Route, typesInRange, usableRange } from './network.ts'
import { regionOf } from './regions.ts'

const lines = (table: string): string[] => table.trim().split('\n')

const allowedAt: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  lines(airportLimits).map((line) => {
    const [airport = '', ...types] = line.split(' ')
    return [airport, new Set(types)]
  }),
)

interface FleetLimit {
  readonly airports: ReadonlySet<string>
  /** Empty: any. */
  readonly via: ReadonlySet<string>
}

const limitOf: ReadonlyMap<string, FleetLimit> = new Map(
  lines(fleetLimits).map((line) => {
    const [key = '', rest = ''] = line.split(': ')
    const [airports = '', via = ''] = rest.split(' via ')
    return [key, { airports: new Set(airports.split(' ')), via: new Set(via.split(' ').filter(Boolean)) }]
  }),
)

/** Miles beyond which nobody flies propellers. */
const farthestByPropeller = 800

/** Whether an airport takes a type. */
function lands({ code }: Airport, type: Aircraft): boolean {
  const allowed = allowedAt.get(code)
  return !allowed || (allowed.has('narrow') ? !isWidebody(type) : allowed.has(type.code))
}

function isStationedThere({ operator, station, outstation }: Route, { code }: Aircraft): boolean {
  const limit = limitOf.get(`${operator.code} ${code}`)
  if (!limit) return code !== '388'
  const { airports, via } = limit
  const reaches = (one: Airport, other: Airport): boolean =>
    airports.has(one.code) && (via.size === 0 || via.has(other.code))
  return reaches(station, outstation) || reaches(outstation, station)
}

/**
 * Types that may fly a route: in range, with the runways and rules of both airports; where the operator has none, what it
 * could hire, if anything.
 */
export function typesFor(route: Route): readonly Aircraft[] {
  const fits = (type: Aircraft): boolean =>
    lands(route.station, type) &&
    lands(route.outstation, type) &&
    !(isPropeller(type) && route.miles > farthestByPropeller)
  const inRange = typesInRange(route.operator, route.miles)
  const own = inRange.filter((type) => fits(type) && isStationedThere(route, type))
  if (own.length > 0) return own
  return aircraftTypes.filter(
    (type) => fits(type) && !isWidebody(type) && type.rangeMiles * usableRange >= route.miles,
  )
}

/** Countries whose domestic trunks are flown with two aisles. */
const wideTrunks = new Set(['JP', 'CN', 'SA', 'VN', 'TH', 'ID', 'KR'])
/** Regions where neighbours at large airports are reached with two aisles. */
const wideRegions = new Set(['EA', 'SE', 'ME'])

/** Part of the flights of a shorter route that is flown with two aisles. */
function wideShare({ station, outstation, miles, weeklyFlights }: Route, pull: number): number {
  const regions = [regionOf(station), regionOf(outstation)]
  if (station.country === outstation.country) {
    if (wideTrunks.has(station.country)) return pull > 75 && weeklyFlights > 28 ? 0.4 : 0
    return miles > 1900 && pull > 55 ? 0.3 : 0
  }
  if (regions.some((region) => wideRegions.has(region))) return pull > 60 && miles > 300 ? 0.4 : 0.03
  return miles > 1200 && pull > 75 ? 0.06 : 0
}

/** Seats that a flight of the route needs, in single-class seats. */
function seatsNeeded(pull: number, { miles, weeklyFlights }: Route, isWide: boolean): number {
  const often = weeklyFlights < 7 ? 0.92 : weeklyFlights > 55 ? 1.1 : 1
  if (isWide && miles < longHaulMiles) return 320
  return (miles > longHaulMiles ? 230 + 1.5 * pull : 62 + 1.55 * pull) * often
}

/** How badly a type suits a flight, in arbitrary points. */
function misfit(type: Aircraft, miles: number, seats: number, isWide: boolean): number {
  const size = Math.abs(Math.log(type.singleClassSeats / seats))
  const wide = isWidebody(type)
  const aisles = miles > longHaulMiles ? (wide ? 0 : miles > 3600 ? 0.9 : 0.25) : wide === isWide ? 0 : 1.2
  const slow = isPropeller(type) ? Math.max(0, (miles - 280) / 200) : 0
  const thirsty = !wide && !isPropeller(type) && miles < 180 ? 0.25 : 0
  return size + aisles + slow + thirsty - (type.code === '388' ? 0.45 : 0)
}

/**
 * The type of one flight of a route: it fits distance, airports and demand; most flights of a route have the same.
 *
 * @param able what `typesFor` says of the route
 */
export function chooseAircraft(
  route: Route,
  able: readonly Aircraft[],
  { seed, flight }: { readonly seed: number; readonly flight: number },
): Aircraft {
  const pull = Math.sqrt(route.station.weight * route.outstation.weight)
  const isWide = fraction(seed, 6, flight) < wideShare(route, pull)
  const seats = seatsNeeded(pull, route, isWide)
  const points = able.map(
    (type, index) =>
      misfit(type, route.miles, seats, isWide) +
      0.3 * fraction(seed, 5, index) +
      0.22 * fraction(seed, 7, index, flight),
  )
  const choice = able[points.indexOf(Math.min(...points))]
  if (!choice) throw new Error(`no aircraft of ${route.operator.code} flies ${route.miles} miles`)
  return choice
}
