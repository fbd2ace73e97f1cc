import type { AncillaryOffer } from '../ancillary/ancillary.ts'
import type { Flight, FlightPoint } from '../kernel/flight.ts'
import { flightKey } from '../kernel/flight.ts'
import type { PricedLeg, PricedSegment } from '../pricing/fare.ts'
import { segmentsOf } from '../pricing/fare.ts'
import type { FlightsNow } from '../suppliers/supplier-inbox.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import type { RemainingLeg } from '../workbench/cancel-segments.ts'

/** A segment of an offer with its number, and what the carrier has in its place; undefined: nothing new. */
interface SegmentNow {
  readonly number: number
  readonly segment: PricedSegment
  readonly instead?: readonly PricedSegment[]
}

/** The legs of an offer after its carrier changed flights; a leg without flights is left out. */
export interface ChangedFlights {
  readonly legs: readonly PricedLeg[]
  readonly remaining: readonly RemainingLeg[]
  /** Numbers of the segments before the change. */
  readonly changed: readonly number[]
  readonly cancelled: readonly number[]
  /**
   * What was sold on the flights goes with them; undefined: none of its flights is left, or another aircraft has not the
   * seat.
   */
  readonly moved: (ancillary: AncillaryOffer) => AncillaryOffer | undefined
}

const samePoint = (a: FlightPoint, b: FlightPoint): boolean =>
  a.airport === b.airport && a.date === b.date && a.time === b.time && a.terminal === b.terminal

const sameSegment = (a: PricedSegment, b: FlightsNow['now'][number]): boolean =>
  flightKey(a.flight) === flightKey(b.flight) &&
  a.flight.departsAt === b.flight.departsAt &&
  a.flight.arrivesAt === b.flight.arrivesAt &&
  samePoint(a.flight.departure, b.flight.departure) &&
  samePoint(a.flight.arrival, b.flight.arrival) &&
  a.bookingClass === b.bookingClass &&
  a.cabin === b.cabin &&
  isSameAircraft(a.flight, b.flight)

/** Not every supplier tells the aircraft with a change. */
const isSameAircraft = (before: Flight, now: Flight): boolean =>
  now.equipment === undefined || now.equipment === before.equipment

const isSoldAs =
  ({ sold }: FlightsNow) =>
  ({ segment }: SegmentNow): boolean =>
    (segment.soldAs ?? [flightKey(segment.flight)]).some((key) => sold.includes(key))

/** As many flights as before change one by one; otherwise all new ones come in the place of the first. */
function replaced(segments: readonly SegmentNow[], change: FlightsNow): SegmentNow[] {
  const held = segments.filter(isSoldAs(change))
  const { now, sold } = change
  const isSame = now.length === held.length && held.every(({ segment }, at) => sameAs(segment, now[at]))
  if (held.length === 0 || isSame) return [...segments]
  return segments.map((one) => {
    const at = held.indexOf(one)
    if (at === -1) return one
    const those = now.length === held.length ? now.slice(at, at + 1) : at === 0 ? now : []
    return { ...one, instead: those.map((other) => ({ ...one.segment, ...other, soldAs: sold })) }
  })
}

const sameAs = (segment: PricedSegment, other: FlightsNow['now'][number] | undefined): boolean =>
  other !== undefined && sameSegment(segment, other)

/**
 * The flights of an offer as the carrier has them now; undefined: nothing is new. Fares and prices are those that
 * were sold.
 *
 * @param flights those that the offer has not, or has no more, are passed over
 */
export function changedFlights(
  { itinerary }: AirOffer,
  flights: readonly FlightsNow[],
): ChangedFlights | undefined {
  const before = segmentsOf(itinerary).map((segment, index): SegmentNow => ({ number: index + 1, segment }))
  const after = flights.reduce<readonly SegmentNow[]>(replaced, before)
  const news = after.filter(({ instead }) => instead)
  if (news.length === 0) return undefined
  const isCancelled = (one: SegmentNow): boolean =>
    flights.some((change) => change.now.length === 0 && isSoldAs(change)(one))
  const numbersOf = (segments: readonly SegmentNow[]): number[] => segments.map(({ number }) => number)
  const legs = legsNow(itinerary.legs, after)
  return {
    legs: legs.map(({ leg, remaining }) => ({
      ...leg,
      segments: remaining.segments.map(({ segment }) => segment),
    })),
    remaining: legs.map(({ remaining }) => remaining),
    changed: numbersOf(news.filter((one) => !isCancelled(one))),
    cancelled: numbersOf(news.filter(isCancelled)),
    moved: movedWith(news),
  }
}

function legsNow(legs: readonly PricedLeg[], after: readonly SegmentNow[]) {
  let first = 0
  const all = legs.map((leg, from) => {
    const own = after.slice(first, first + leg.segments.length)
    first += leg.segments.length
    const segments = own.flatMap(({ number, segment, instead = [segment] }) =>
      instead.map((one) => ({ number, segment: one })),
    )
    return { leg, remaining: { from, segments } satisfies RemainingLeg }
  })
  return all.filter(({ remaining }) => remaining.segments.length > 0)
}

function movedWith(news: readonly SegmentNow[]): ChangedFlights['moved'] {
  const instead = new Map<string, readonly Flight[]>(
    news.map((one) => [flightKey(one.segment.flight), (one.instead ?? []).map(({ flight }) => flight)]),
  )
  return (ancillary) => {
    const flights = ancillary.flights.flatMap((flight) => instead.get(flightKey(flight)) ?? [flight])
    const isLost = flights.length === 0 || (ancillary.seat && !haveSameSeats(ancillary.flights, flights))
    return isLost ? undefined : { ...ancillary, flights }
  }
}

/**
 * Whether seats are those of before: the same flight on the same day with the same aircraft, whatever its times. Source:
 * guess.
 */
const haveSameSeats = (before: readonly Flight[], now: readonly Flight[]): boolean =>
  before.length === now.length &&
  before.every((flight, index) => {
    const other = now[index]
    return other && flightKey(other) === flightKey(flight) && isSameAircraft(flight, other)
  })
