import { daysBetween, type EpochMs, minutesMs } from '../../kernel/instant.ts'
import { countSeats } from '../../kernel/passengers.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { PricedItinerary } from '../../pricing/fare.ts'
import type { PriceRequest, SelectedLeg } from '../../shopping/shopping.ts'
import { carriers } from '../world/carriers.ts'
import type { LegFlights } from '../world/connections/ranking.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import { availabilityOn, daysTravelled } from './availability.ts'
import { chooseFare } from './chosen-leg.ts'
import { endorsementsOf } from './fare-groups.ts'
import { mayValidate } from './fare-wish.ts'
import { toFlight } from './flights.ts'
import { canCombine, dateAt, fareTerms, goesBack, type LegEnds, saleOf } from './journey.ts'
import { priceJourney } from './journey-price.ts'
import { endsOf, legFares } from './leg-fares.ts'
import { requireLegFlights } from './selection.ts'
import { shortConnections } from './short-connections.ts'
import type { SoldSeats } from './sold-seats.ts'
import { guaranteedUntil, horizonDays, leastMinutesToDeparture, paymentTimeLimit } from './time-limits.ts'

/** A leg as it was chosen: its flights, and the carrier whose fare is looked for. */
export interface ChosenLeg {
  readonly selected: SelectedLeg
  readonly flights: LegFlights
  readonly ends: LegEnds
}

const follows = (before: ChosenLeg | undefined, { flights: { departures } }: ChosenLeg): boolean =>
  !before || (departures[0]?.departsAt ?? 0) >= (before.flights.departures.at(-1)?.arrivesAt ?? 0)

/** The chosen flights of a journey. @throws Refusal `flightNotFound`, `scheduleMismatch`, `noFare` */
export function requireLegs(
  schedules: Schedules,
  { legs, pointOfSale, fares = {} }: PriceRequest,
  now: EpochMs,
): ChosenLeg[] {
  const chosen = legs.map((selected) => {
    const flights = requireLegFlights(schedules, selected.flights, now + minutesMs(leastMinutesToDeparture))
    return {
      selected,
      flights,
      ends: { ...endsOf(schedules, flights.departures), date: selected.flights[0]?.date ?? '' },
    }
  })
  const [first, last] = [chosen[0], chosen.at(-1)]
  if (!last || daysBetween(dateAt(pointOfSale, now), last.ends.date) > horizonDays)
    throw new Refusal('noFare')
  if (!first || !chosen.every((leg, at) => follows(chosen[at - 1], leg))) throw new Refusal('noFare')
  if (!mayValidate(fares, first.flights.fareCarrier)) throw new Refusal('noFare')
  return chosen
}

/** Whether a journey is sold on round-trip fares. */
export const isRoundTrip = (chosen: readonly ChosenLeg[]): boolean =>
  goesBack(chosen.map(({ ends }) => ends)) &&
  canCombine(chosen.map(({ flights: { fareCarrier } }) => fareCarrier))

/**
 * The price of chosen flights: exactly what `shopJourney` shows for the same flights, classes, brands, wishes
 * and moment.
 *
 * @throws Refusal `flightNotFound`, `scheduleMismatch`, `classNotAvailable`; `noFare` when flights do not
 *   connect, leave too soon or are not on sale yet, or have carriers that do not sell together, and when no
 *   fare is as wanted
 */
export async function priceFlights(
  schedules: Schedules,
  soldSeats: SoldSeats,
  request: PriceRequest,
  now: EpochMs,
): Promise<PricedItinerary> {
  const chosen = requireLegs(schedules, request, now)
  const availability = await availabilityOn(
    schedules,
    soldSeats,
    daysTravelled(chosen.map(({ flights }) => [flights])),
    now,
  )
  const { pointOfSale, passengers, currency, requireSeats, lowestFare, fares: wish = {} } = request
  const sale = saleOf(request, now)
  const ends = chosen.map((leg) => leg.ends)
  const terms = fareTerms(ends, isRoundTrip(chosen), sale)
  const common = {
    availability,
    seats: countSeats(passengers),
    requireSeats,
    wish,
    ...(lowestFare && { lowestFare }),
  }
  const legs = terms.flatMap((legTerms, at) => {
    const leg = chosen[at]
    if (!leg) return []
    const { fare, booked } = chooseFare({ ...common, ...leg, fares: legFares(schedules, legTerms) })
    const segments = leg.flights.departures.flatMap((departure, flight) => {
      const seat = booked[flight]
      return seat ? [{ flight: toFlight(schedules, departure), ...seat }] : []
    })
    return [{ component: fare, segments }]
  })
  const components = legs.map(({ component }) => component)
  const rules = components.map(({ fare }) => fare.rule)
  const tooShort = chosen.flatMap(({ flights }) => shortConnections(schedules, flights.departures))
  const departsAt = (chosen[0]?.flights.departures[0]?.departsAt ?? 0) * 60_000
  return {
    source: 'GDS',
    validatingCarrier: carriers[chosen[0]?.flights.fareCarrier ?? -1]?.code ?? '',
    legs: legs.map(({ component, segments }) => ({ segments, fare: component.fare })),
    price: priceJourney(components, passengers, {
      filingCurrency: terms[0]?.filingCurrency ?? currency,
      currency,
      wish,
    }),
    passengers,
    paymentTimeLimit: paymentTimeLimit(
      { pointOfSale, rules, departureDate: ends[0]?.date ?? '', departsAt },
      now,
    ),
    guaranteedUntil: guaranteedUntil(pointOfSale, now),
    endorsements: endorsementsOf(components),
    pricingPcc: pointOfSale.pcc,
    ...(tooShort.length > 0 && { shortConnections: tooShort }),
  }
}
