import type { Cabin } from '../../../kernel/flight.ts'
import { carriers } from '../carriers.ts'
import type { Connection } from '../connections/departures.ts'
import { distanceMiles } from '../distance.ts'
import { haveThroughFares, onlyInterline } from '../partners.ts'
import type { Schedules } from '../timetable/schedules.ts'

/** US dollars, in economy; higher cabins cost so many times as much. Source: guess */
const fixedDollars = 35
const dollarsPerMile = 0.11
const cabinFactor: Readonly<Record<Cabin, number>> = {
  Economy: 1,
  PremiumEconomy: 1.5,
  Business: 2.5,
  First: 4,
}

/**
 * What a fare costs beside the through fare for flights of carriers that its own one has nothing but an interline
 * agreement with: US dollars one way, 0 where there are none.
 */
export function interlineDollars(
  { timetable: { routeFrom, routeTo } }: Schedules,
  { fareCarrier, connection }: { readonly fareCarrier: number; readonly connection: Connection },
  cabin: Cabin,
): number {
  const addOns = connection
    .filter(({ carrier }) => onlyInterline(fareCarrier, carrier))
    .map(
      ({ route }) =>
        fixedDollars + dollarsPerMile * distanceMiles(routeFrom[route] ?? 0, routeTo[route] ?? 0),
    )
  return cabinFactor[cabin] * addOns.reduce((sum, dollars) => sum + dollars, 0)
}

/** Whether all flights are of the carrier that files the fare, its group, joint ventures and alliance. */
export const areOfPartners = (fareCarrier: number, connection: Connection): boolean =>
  carriers[fareCarrier]?.kind === 'lowCost' ||
  connection.every(({ carrier }) => carrier === fareCarrier || haveThroughFares(fareCarrier, carrier))
