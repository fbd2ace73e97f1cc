import { citiesWithState } from '../hotel/states-table.ts'
import { type Airport, airportsOfCity } from '../world/airports.ts'
import { distanceMiles } from '../world/distance.ts'
import { numbersOf } from './markets.ts'
import { airportFees, statesOfAirports, stateTaxes, taxes } from './tax-table.ts'

/** What is added to the price of a rental. */
export interface RentalTax {
  readonly percent: number
  /** Surcharges of the state, in US dollars a day. */
  readonly dollarsPerDay: number
}

const byCountry = numbersOf(taxes)
const feesByCountry = numbersOf(airportFees)
const usualAirportFee = 8

/** In per cent of the base, at the counters of airports. */
export const airportFeePercent = ({ country }: Airport): number =>
  feesByCountry.get(country) ?? usualAirportFee

/** `US FL` */
const byState: ReadonlyMap<string, RentalTax> = new Map(
  stateTaxes
    .trim()
    .split('\n')
    .flatMap((line) =>
      line
        .slice(4)
        .split('|')
        .map((entry) => {
          const [state, percent, dollars] = entry.split(' ')
          const tax = { percent: Number(percent), dollarsPerDay: Number(dollars) }
          return [`${line.slice(0, 2)} ${state}`, tax] as const
        }),
    ),
)

const ownStates: ReadonlyMap<string, string> = new Map(
  statesOfAirports
    .trim()
    .split(/[|\n]/)
    .map((entry) => [entry.slice(0, 3), entry.slice(4)] as const),
)

interface CityInState {
  readonly code: string
  readonly state: string
  readonly airport: Airport
}

const citiesIn = (country: string): CityInState[] =>
  citiesWithState
    .trim()
    .split('\n\n')
    .filter((text) => text.startsWith(`${country}:`))
    .flatMap((text) => text.slice(4).split(/[|\n]/))
    .flatMap((entry) => {
      const [code = '', state = ''] = entry.split(' ')
      const [airport] = airportsOfCity(code)
      return airport ? [{ code, state, airport }] : []
    })

const cities = new Map<string, CityInState[]>()

/** The state of an airport: its own, that of its city, or that of the nearest city that is known. */
function stateOfAirport({ code, city, country, index }: Airport): string {
  const own = ownStates.get(code)
  if (own !== undefined) return own
  const all = cities.get(country) ?? citiesIn(country)
  cities.set(country, all)
  const near = (other: CityInState): number =>
    other.code === code ? -2 : other.code === city ? -1 : distanceMiles(index, other.airport.index)
  const nearest = all.reduce<CityInState | undefined>(
    (best, other) => (best && near(best) <= near(other) ? best : other),
    undefined,
  )
  return nearest?.state ?? ''
}

const known = new WeakMap<Airport, RentalTax>()

/** Tax of the country, or of the state where states tax rentals. */
export function rentalTax(airport: Airport): RentalTax {
  const before = known.get(airport)
  if (before) return before
  const { country } = airport
  const ofState = /^(US|CA)$/.test(country) ? byState.get(`${country} ${stateOfAirport(airport)}`) : undefined
  const tax = ofState ?? { percent: byCountry.get(country) ?? 0, dollarsPerDay: 0 }
  known.set(airport, tax)
  return tax
}
