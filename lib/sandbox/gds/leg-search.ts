import { addDays, daysBetween, type EpochMs, minutesMs } from '../../kernel/instant.ts'
import { flexibilityLimits } from '../../kernel/limits.ts'
import type { LegRequest, Place, SelectedLeg, ShopRequest, TimeWindow } from '../../shopping/shopping.ts'
import {
  type Airport,
  airportAt,
  airports,
  airportsOfCity,
  findAirport,
  isStation,
} from '../world/airports.ts'
import { carriersNamed } from '../world/carriers.ts'
import { type FlightQuery, findFlights } from '../world/connections/find-flights.ts'
import type { FlightConstraints, IndexPreference, MinuteWindow } from '../world/connections/flight-filter.ts'
import type { FlightLimits, LegFlights, OptionLimits } from '../world/connections/rank-connections.ts'
import { distanceMiles } from '../world/distance.ts'
import { dateOfDay, dayOf, minuteOfDay, nextEpochMinute } from '../world/moments.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import { dateAt, type LegEnds } from './journey.ts'
import { endsOf } from './leg-fares.ts'
import { requireLegFlights } from './selection.ts'
import { horizonDays, leastMinutesToDeparture } from './time-limits.ts'

/**
 * Flights of a leg that are looked at, whatever the pages of the answer are: the market of a search does not depend on
 * them. Of a leg of a long journey fewer: an answer has few of their many combinations.
 */
const usualFlights: FlightLimits = { perCarrier: 24, most: 100 }
const flightsOfLongJourneys: FlightLimits = { perCarrier: 12, most: 60 }

/**
 * Flights of a leg that leave on one date and go from one city to another: those of one leg differ where
 * dates or places are flexible.
 */
export interface LegVariant extends LegEnds {
  /** The best first. */
  readonly flights: readonly LegFlights[]
  /** How far it is from the request: in days, and in places before it in the order of the request. */
  readonly deviation: number
  /** The leg as it was selected before, if it was. */
  readonly locked?: SelectedLeg
}

/** Airports that a place means: the one, or all of its city. */
function airportsOf({ code, scope }: Place): Airport[] {
  const airport = findAirport(code)
  return airport && scope === 'airport' ? [airport] : airportsOfCity(airport?.city ?? code)
}

const preferredOf = ({ code, scope }: Place): number[] =>
  scope === 'cityFirst' ? [findAirport(code)?.index ?? []].flat() : []

/** Airports with some traffic around a place, the nearest first. */
function airportsAround(place: Place, miles: number | undefined): Airport[] {
  const [centre] = airportsOf(place)
  if (!centre || !miles) return []
  const near = airports.filter(
    (airport) =>
      airport !== centre && !isStation(airport) && distanceMiles(centre.index, airport.index) <= miles,
  )
  return near
    .sort((a, b) => distanceMiles(centre.index, a.index) - distanceMiles(centre.index, b.index))
    .slice(0, flexibilityLimits.airportsAround)
}

/** Airports by index, those of the place itself first. */
function airportsFor(place: Place, others: readonly Place[], withinMiles: number | undefined): number[] {
  const flexible = others.slice(0, flexibilityLimits.otherPlaces).flatMap(airportsOf)
  return [
    ...new Set(
      [...airportsOf(place), ...flexible, ...airportsAround(place, withinMiles)].map(({ index }) => index),
    ),
  ]
}

interface CityPair {
  readonly origins: number[]
  readonly destinations: number[]
  readonly placesOff: number
}

/**
 * Cities that a leg may lead from and to: the requested pair first, then the others. Each is
 * searched by itself, so that all get their options.
 */
function cityPairs({ from, to, flexibility }: LegRequest): CityPair[] {
  const byCity = (
    place: Place,
    others: readonly Place[] = [],
    withinMiles?: number,
  ): (readonly [string, number[]])[] => [
    ...Map.groupBy(airportsFor(place, others, withinMiles), (airport) => airportAt(airport).city),
  ]
  const starts = byCity(from, flexibility?.from, flexibility?.radiusMiles?.from)
  const ends = byCity(to, flexibility?.to, flexibility?.radiusMiles?.to)
  const pairs = starts.flatMap(([origin, origins], one) =>
    ends.flatMap(([destination, destinations], other) =>
      origin === destination ? [] : { origins, destinations, placesOff: one + other },
    ),
  )
  return pairs.sort((a, b) => a.placesOff - b.placesOff).slice(0, flexibilityLimits.cityPairs)
}

const toWindow = (window: TimeWindow | undefined): MinuteWindow | undefined =>
  window && { from: minuteOfDay(window.from ?? '00:00'), to: minuteOfDay(window.to ?? '23:59') }

type Indexes = (codes: readonly string[]) => ReadonlySet<number>

const airportsNamed: Indexes = (codes) =>
  new Set(
    codes.flatMap((code) => [findAirport(code) ?? [], airportsOfCity(code)].flat()).map(({ index }) => index),
  )

const toChoice = (choice: LegRequest['carriers'], indexes: Indexes): IndexPreference | undefined =>
  choice && {
    ...(choice.permitted && { permitted: indexes(choice.permitted) }),
    ...(choice.prohibited && { prohibited: indexes(choice.prohibited) }),
    ...(choice.preferred && { preferred: indexes(choice.preferred) }),
  }

function constraintsOf({
  departureWindow,
  arrivalWindow,
  carriers,
  connections = {},
}: LegRequest): FlightConstraints {
  const [departure, arrival] = [toWindow(departureWindow), toWindow(arrivalWindow)]
  const [named, points] = [toChoice(carriers, carriersNamed), toChoice(connections.points, airportsNamed)]
  const { points: _points, ...limits } = connections
  return {
    ...limits,
    ...(departure && { departure }),
    ...(arrival && { arrival }),
    ...(named && { carriers: named }),
    ...(points && { points }),
  }
}

/** The requested date of a leg: of departure, or of arrival where only that is given. */
const dateOf = ({ date, arrivalDate }: LegRequest): string => arrivalDate ?? date

function datesOf(leg: LegRequest): string[] {
  const { daysBefore = 0, daysAfter = 0 } = leg.flexibility ?? {}
  const most = flexibilityLimits.days
  const [before, after] = [Math.min(daysBefore, most), Math.min(daysAfter, most)]
  return Array.from({ length: before + after + 1 }, (_, index) => addDays(dateOf(leg), index - before))
}

interface Bounds {
  readonly notBefore: EpochMs
  /** For the requested date and cities. */
  readonly most: OptionLimits
}

const limitsOfOtherDates: FlightLimits = {
  perCarrier: flexibilityLimits.optionsPerCarrier,
  most: flexibilityLimits.optionsPerDate,
}

/** The searches of a leg, with how far each is from the request. */
function queriesOf(
  leg: LegRequest,
  { notBefore, most }: Bounds,
): { readonly query: FlightQuery; readonly deviation: number }[] {
  const requested = [...preferredOf(leg.from), ...preferredOf(leg.to)]
  const shared = {
    notBefore: nextEpochMinute(notBefore),
    constraints: constraintsOf(leg),
  }
  return cityPairs(leg).flatMap(({ placesOff, ...ends }) =>
    datesOf(leg).map((date) => {
      const deviation = placesOff + Math.abs(daysBetween(dateOf(leg), date))
      const day = dayOf(date)
      const bounds = deviation === 0 ? most : { ...most, ...limitsOfOtherDates }
      return {
        query: {
          ...shared,
          ...ends,
          preferred: requested.filter((airport) =>
            [ends.origins, ends.destinations].flat().includes(airport),
          ),
          ...bounds,
          day,
          ...(leg.arrivalDate !== undefined && { arrivalDay: day }),
        },
        deviation,
      }
    }),
  )
}

function toVariant(
  schedules: Schedules,
  { locked }: LegRequest,
  flights: readonly LegFlights[],
  deviation: number,
): LegVariant[] {
  const departures = flights[0]?.departures ?? []
  const [first] = departures
  if (!first) return []
  return [
    {
      ...endsOf(schedules, departures),
      date: dateOfDay(first.day),
      deviation,
      flights,
      ...(locked && { locked }),
    },
  ]
}

/** Flights of one leg by date and cities; none when origin and destination are the same city or unknown. */
function variantsOfLeg(schedules: Schedules, leg: LegRequest, bounds: Bounds): LegVariant[] {
  if (leg.locked)
    return toVariant(schedules, leg, [requireLegFlights(schedules, leg.locked.flights, bounds.notBefore)], 0)
  return queriesOf(leg, bounds).flatMap(({ query, deviation }) => {
    const byDate = Map.groupBy(findFlights(schedules, query), ({ departures }) => departures[0]?.day)
    return [...byDate.values()].flatMap((flights) => toVariant(schedules, leg, flights, deviation))
  })
}

/**
 * Dates follow each other, the first is not past (it may still be yesterday there) and the last is not beyond
 * what is on sale.
 */
export function isOnSale(dates: readonly string[], today: string): boolean {
  const all = [addDays(today, -1), ...dates]
  return (
    all.every((date, index) => date >= (all[index - 1] ?? date)) &&
    daysBetween(today, all.at(-1) ?? today) <= horizonDays
  )
}

/** The legs of a request, and whether the same aircraft is searched for every carrier that sells it. */
export type LegsRequest = Pick<ShopRequest, 'legs' | 'pointOfSale'> & Pick<OptionLimits, 'everySeller'>

/**
 * The flights of each leg of a journey, none when the journey is not on sale on these dates.
 *
 * @throws Refusal `flightNotFound`, `scheduleMismatch`, `noFare` for legs that were selected before
 */
export function flightsOfLegs(
  schedules: Schedules,
  { legs, pointOfSale, everySeller }: LegsRequest,
  now: EpochMs,
  most: FlightLimits = legs.length > 2 ? flightsOfLongJourneys : usualFlights,
): LegVariant[][] {
  const isFlexible = legs.some(({ flexibility }) => flexibility)
  if (!isFlexible && !isOnSale(legs.map(dateOf), dateAt(pointOfSale, now))) return []
  const bounds = {
    notBefore: now + minutesMs(leastMinutesToDeparture),
    most: { ...most, everySeller },
  }
  return legs.map((leg) => variantsOfLeg(schedules, leg, bounds))
}
