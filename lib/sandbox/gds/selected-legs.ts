import { daysBetween, type EpochMs, minutesMs } from '../../kernel/instant.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { PriceRequest, SelectedLeg } from '../../shopping/shopping.ts'
import type { LegFlights } from '../world/connections/rank-connections.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import { acceptsValidatingCarrier } from './fare-filters.ts'
import { canCombine, canShareTicket, dateAt, isRoundTrip, type LegEnds } from './journey.ts'
import { endsOf } from './leg-fares.ts'
import { requireLegFlights } from './selection.ts'
import { horizonDays, leastMinutesToDeparture } from './time-limits.ts'

/** A selected leg with its flights, and the carrier whose fare covers them. */
export interface ResolvedLeg {
  readonly selected: SelectedLeg
  readonly flights: LegFlights
  readonly ends: LegEnds
}

const follows = (before: ResolvedLeg | undefined, { flights: { departures } }: ResolvedLeg): boolean =>
  !before || (departures[0]?.departsAtMinute ?? 0) >= (before.flights.departures.at(-1)?.arrivesAtMinute ?? 0)

/** The selected flights of a journey. @throws Refusal `flightNotFound`, `scheduleMismatch`, `noFare` */
export function requireLegs(
  schedules: Schedules,
  { legs: selection, pointOfSale, fares = {} }: PriceRequest,
  now: EpochMs,
): ResolvedLeg[] {
  const notBefore = now + minutesMs(leastMinutesToDeparture)
  const legs = selection.map((selected): ResolvedLeg => {
    const flights = requireLegFlights(schedules, selected.flights, notBefore)
    const ends = { ...endsOf(schedules, flights.departures), date: selected.flights[0]?.date ?? '' }
    return { selected, flights, ends }
  })
  const [first, last] = [legs[0], legs.at(-1)]
  if (!last || daysBetween(dateAt(pointOfSale, now), last.ends.date) > horizonDays)
    throw new Refusal('noFare')
  if (!first || !legs.every((leg, index) => follows(legs[index - 1], leg))) throw new Refusal('noFare')
  if (!canShareTicket(legs.map(({ flights }) => flights))) throw new Refusal('noFare')
  if (!acceptsValidatingCarrier(fares, first.flights.fareCarrier)) throw new Refusal('noFare')
  return legs
}

/** Whether a journey is sold on round-trip fares. */
export const hasRoundTripFares = (legs: readonly ResolvedLeg[]): boolean =>
  isRoundTrip(legs.map(({ ends }) => ends)) && canCombine(legs.map(({ flights }) => flights))
