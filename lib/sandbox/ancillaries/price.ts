import type { AncillaryPrice } from '../../ancillary/ancillary.ts'
import type { Flight } from '../../kernel/flight.ts'
import { type EpochMs, hoursMs } from '../../kernel/instant.ts'
import type { PassengerKind } from '../../kernel/passengers.ts'
import type { PricedLeg } from '../../pricing/fare.ts'
import type { Tax } from '../../pricing/itinerary-price.ts'
import { findAirport } from '../world/airports.ts'
import { rateOfExchange, roundFare } from '../world/currencies.ts'
import { distanceMiles } from '../world/distance.ts'
import { taxesOfLeg } from '../world/taxes/taxes.ts'

/** Everything costs more from a day before the departure on, as at the airport. */
const lateHours = 24
const lateFactor = 1.4

/** Ancillaries are sold until two hours before the departure. */
const closesHours = 2

/** Whether ancillaries of a flight are not sold any more. */
export const isClosed = ({ departsAt }: Pick<Flight, 'departsAt'>, now: EpochMs): boolean =>
  now >= departsAt - hoursMs(closesHours)

export const milesOf = (flights: readonly Flight[]): number =>
  flights.reduce((sum, { departure, arrival }) => {
    const [from, to] = [findAirport(departure.airport), findAirport(arrival.airport)]
    return sum + (from && to ? distanceMiles(from.index, to.index) : 0)
  }, 0)

/** Taxes on ancillaries are those that countries raise as a part of the fare. */
function taxesOn(
  baseMinor: number,
  { flights, leg }: Pick<AncillaryOnFlights, 'flights' | 'leg'>,
  kind: PassengerKind,
): Tax[] {
  const [first] = flights
  const points = first ? [first.departure.airport, ...flights.map(({ arrival }) => arrival.airport)] : []
  const path = points.flatMap((airport) => findAirport(airport)?.index ?? [])
  const { cabin = 'Economy' } = leg.segments[0] ?? {}
  return taxesOfLeg({ path, cabin, kind }).flatMap(({ code, percent }) =>
    percent > 0 ? [{ code, minor: Math.round((baseMinor * percent) / 100) }] : [],
  )
}

/** An ancillary that is priced: US dollars for the miles of flights of a leg. */
export interface AncillaryOnFlights {
  readonly dollars: (miles: number) => number
  readonly flights: readonly Flight[]
  readonly leg: PricedLeg
}

/** Who buys it, and when. */
export interface AncillaryTerms {
  readonly currency: string
  readonly kind: PassengerKind
  readonly now: EpochMs
}

/** What an ancillary costs now. */
export function ancillaryPrice(
  { dollars, flights, leg }: AncillaryOnFlights,
  { currency, kind, now }: AncillaryTerms,
): AncillaryPrice {
  const [first] = flights
  const isLate = first !== undefined && now >= first.departsAt - hoursMs(lateHours)
  const factor = isLate ? lateFactor : 1
  const { minor: baseMinor } = roundFare(
    dollars(milesOf(flights)) * factor * rateOfExchange(currency),
    currency,
  )
  return { currency, baseMinor, taxes: taxesOn(baseMinor, { flights, leg }, kind) }
}
