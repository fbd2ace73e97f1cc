import type { RentalEnd, RentalPoint } from '../../car/vehicle.ts'
import { type Airport, airportsOfCity, findAirport } from '../world/airports.ts'
import { toUtcMinute } from '../world/zones.ts'
import { isAt, type Vendor } from './vendors.ts'

/** A place where a vendor hands cars over: the counter of an airport, or an office in the city. */
export interface Station {
  /** IATA code: of the airport, or of the city. */
  readonly code: string
  /** `LHRT01`, `LONC01`: the vendor's number, unique for it. */
  readonly number: string
  readonly name: string
  readonly isAtAirport: boolean
  /** The airport, or the main airport of the city. */
  readonly airport: Airport
}

const counter = (airport: Airport): Station => ({
  code: airport.code,
  number: `${airport.code}T01`,
  name: airport.name,
  isAtAirport: true,
  airport,
})

const offices = (city: string, airport: Airport): Station[] =>
  Array.from({ length: airport.tier <= 1 ? 2 : 1 }, (_, index) => ({
    code: city,
    number: `${city}C0${index + 1}`,
    name: index === 0 ? `${airport.cityName} City Centre` : `${airport.cityName} Central Station`,
    isAtAirport: false,
    airport,
  }))

/** The city whose offices a code means: every city code does, a mere airport's code does not. */
const mainAirportOf = (code: string): Airport | undefined =>
  airportsOfCity(code).find(({ city }) => city === code)

/** True for a code that names an airport or a city of the world. */
export const isKnownPlace = (code: string): boolean =>
  findAirport(code) !== undefined || mainAirportOf(code) !== undefined

/** The vendor's places at an airport or in a city: counters first, then offices. */
export function stationsOf(vendor: Vendor, code: string): Station[] {
  const own = findAirport(code)
  const main = mainAirportOf(code)
  const airports = main ? airportsOfCity(code) : own ? [own] : []
  const counters = airports.filter((airport) => isAt(vendor, airport)).map(counter)
  return [
    ...counters,
    ...(main && vendor.hasCityOffices && main.tier <= 3 && isAt(vendor, main) ? offices(code, main) : []),
  ]
}

/** Minutes of the day from opening to closing; undefined: closed all day. */
function hoursOn(
  { isAtAirport, airport: { tier } }: Station,
  weekday: number,
): readonly [open: number, close: number] | undefined {
  if (isAtAirport) return tier <= 1 ? [0, 1440] : tier === 2 ? [360, 1439] : [420, 1320]
  if (weekday === 0) return undefined
  return weekday === 6 ? [540, 780] : [480, 1080]
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

export function isOpen(station: Station, { date, time }: Pick<RentalPoint, 'date' | 'time'>): boolean {
  const hours = hoursOn(station, weekdayOf(date))
  const minute = minutesOf(time)
  return hours !== undefined && minute >= hours[0] && minute <= hours[1]
}

/** Airports have a box for keys: cars come back there at any hour. */
export const takesBack = (station: Station, point: Pick<RentalPoint, 'date' | 'time'>): boolean =>
  station.isAtAirport || isOpen(station, point)

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** `OPEN MON-FRI 08:00-18:00, SAT 09:00-13:00` */
export function openingHours(station: Station): string {
  const text = (weekday: number): string => hoursOn(station, weekday)?.map(clock).join('-') ?? 'CLOSED'
  return station.isAtAirport
    ? `OPEN DAILY ${text(1)}`
    : `OPEN MON-FRI ${text(1)}, SAT ${text(6)}, SUN ${text(0)}`
}

/** A date and time on the clock of the station. */
export function toRentalEnd(
  { code, number, name, airport }: Station,
  { date, time }: RentalPoint,
): RentalEnd {
  const localMinute = Date.parse(`${date}T00:00:00Z`) / 60_000 + minutesOf(time)
  return { code, number, name, date, time, at: toUtcMinute(airport.zone, localMinute) * 60_000 }
}
