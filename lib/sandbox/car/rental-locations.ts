import type { RentalEnd, RentalPoint } from '../../car/vehicle.ts'
import { type Airport, airportsOfCity, findAirport } from '../world/airports.ts'
import { dayOf, minuteOfDay, minutesPerDay, toEpochMs } from '../world/moments.ts'
import { toUtcMinute } from '../world/zones.ts'
import { isAt, type Vendor } from './vendors.ts'

/** Where a vendor hands cars over: the counter of an airport, or an office in the city. */
export interface RentalLocation {
  /** IATA code: of the airport, or of the city. */
  readonly code: string
  /** `LHRT01`, `LONC01`: the vendor's number, unique for it. */
  readonly number: string
  readonly name: string
  readonly isAtAirport: boolean
  /** The airport, or the main airport of the city. */
  readonly airport: Airport
}

const counter = (airport: Airport): RentalLocation => ({
  code: airport.code,
  number: `${airport.code}T01`,
  name: airport.name,
  isAtAirport: true,
  airport,
})

const offices = (city: string, airport: Airport): RentalLocation[] =>
  Array.from({ length: airport.tier <= 1 ? 2 : 1 }, (_, index) => ({
    code: city,
    number: `${city}C0${index + 1}`,
    name: index === 0 ? `${airport.cityName} City Centre` : `${airport.cityName} Central Station`,
    isAtAirport: false,
    airport,
  }))

/** The city whose offices a code means: every city code does, an airport code that is no city code does not. */
const mainAirportOf = (code: string): Airport | undefined =>
  airportsOfCity(code).find(({ city }) => city === code)

/** True for a code that names an airport or a city of the world. */
export const isKnownPlace = (code: string): boolean =>
  findAirport(code) !== undefined || mainAirportOf(code) !== undefined

/** Airports of a code: of the city, or the airport alone. */
export function airportsAt(code: string): readonly Airport[] {
  if (mainAirportOf(code)) return airportsOfCity(code)
  const own = findAirport(code)
  return own ? [own] : []
}

/** The vendor's locations at an airport or in a city: counters first, then offices. */
export function rentalLocationsOf(vendor: Vendor, code: string): RentalLocation[] {
  const main = mainAirportOf(code)
  const counters = airportsAt(code)
    .filter((airport) => isAt(vendor, airport))
    .map(counter)
  return [
    ...counters,
    ...(main && vendor.hasCityOffices && main.tier <= 3 && isAt(vendor, main) ? offices(code, main) : []),
  ]
}

/** Minutes of the day from opening to closing; undefined: closed all day. */
function hoursOn(
  { isAtAirport, airport: { tier } }: RentalLocation,
  weekday: number,
): readonly [open: number, close: number] | undefined {
  if (isAtAirport) return tier <= 1 ? [0, 1440] : tier === 2 ? [360, 1439] : [420, 1320]
  if (weekday === 0) return undefined
  return weekday === 6 ? [540, 780] : [480, 1080]
}

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

export function isOpen(
  location: RentalLocation,
  { date, time }: Pick<RentalPoint, 'date' | 'time'>,
): boolean {
  const hours = hoursOn(location, weekdayOf(date))
  const minute = minuteOfDay(time)
  return hours !== undefined && minute >= hours[0] && minute <= hours[1]
}

/** Airports have a box for keys: cars can be returned there at any hour. */
export const acceptsReturn = (location: RentalLocation, point: Pick<RentalPoint, 'date' | 'time'>): boolean =>
  location.isAtAirport || isOpen(location, point)

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** `OPEN MON-FRI 08:00-18:00, SAT 09:00-13:00` */
export function openingHours(location: RentalLocation): string {
  const text = (weekday: number): string => hoursOn(location, weekday)?.map(clock).join('-') ?? 'CLOSED'
  return location.isAtAirport
    ? `OPEN DAILY ${text(1)}`
    : `OPEN MON-FRI ${text(1)}, SAT ${text(6)}, SUN ${text(0)}`
}

/** A date and time on the clock of the location. */
export function toRentalEnd(
  { code, number, name, airport }: RentalLocation,
  { date, time }: RentalPoint,
): RentalEnd & { readonly number: string } {
  const localMinute = dayOf(date) * minutesPerDay + minuteOfDay(time)
  return { code, number, name, date, time, at: toEpochMs(toUtcMinute(airport.zone, localMinute)) }
}
