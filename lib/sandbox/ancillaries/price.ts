import type { Cabin, Flight } from '../../kernel/flight.ts'
import { type EpochMs, hoursMs } from '../../kernel/instant.ts'
import type { PassengerKind } from '../../kernel/passengers.ts'
import type { PriceParts, Tax } from '../../pricing/itinerary-price.ts'
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

/** Airports of flights by index, in flying order. */
export function pathOf(flights: readonly Flight[]): number[] {
  const [first] = flights
  const points = first ? [first.departure.airport, ...flights.map(({ arrival }) => arrival.airport)] : []
  return points.flatMap((airport) => findAirport(airport)?.index ?? [])
}

export const milesOfPath = (path: readonly number[]): number =>
  path.slice(1).reduce((sum, to, index) => sum + distanceMiles(path[index] ?? to, to), 0)

/** Taxes on ancillaries are those that countries raise as a part of the fare. */
function taxesOn(
  baseMinor: number,
  { path, cabin }: Pick<AncillaryOnFlights, 'path' | 'cabin'>,
  kind: PassengerKind,
): Tax[] {
  return taxesOfLeg({ path, cabin, kind }).flatMap(({ code, percent }) =>
    percent > 0 ? [{ code, minor: Math.round((baseMinor * percent) / 100) }] : [],
  )
}

/** An ancillary that is priced: US dollars for the miles of flights of a leg. */
export interface AncillaryOnFlights {
  readonly dollars: (miles: number) => number
  /** Airports by index, in flying order. */
  readonly path: readonly number[]
  readonly cabin: Cabin
  /** When the first of the flights departs. */
  readonly departsAt: EpochMs
}

/** Who buys it, and when. */
export interface AncillaryTerms {
  readonly currency: string
  readonly kind: PassengerKind
  readonly now: EpochMs
}

/** What the sandbox's carriers sell has a base with its taxes, in minor units of the currency. */
export type KnownAncillaryPrice = Pick<PriceParts, 'baseMinor' | 'taxes'> & { readonly currency: string }

/** What an ancillary costs now. */
export function ancillaryPrice(
  { dollars, path, cabin, departsAt }: AncillaryOnFlights,
  { currency, kind, now }: AncillaryTerms,
): KnownAncillaryPrice {
  const isLate = now >= departsAt - hoursMs(lateHours)
  const factor = isLate ? lateFactor : 1
  const { minor: baseMinor } = roundFare(
    dollars(milesOfPath(path)) * factor * rateOfExchange(currency),
    currency,
  )
  return { currency, baseMinor, taxes: taxesOn(baseMinor, { path, cabin }, kind) }
}
