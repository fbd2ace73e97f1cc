import { type Flight, inventoryKey } from '../../kernel/flight.ts'
import { daysMs, type EpochMs } from '../../kernel/instant.ts'
import { aircraftIndex } from '../world/aircraft.ts'
import { findCarrier } from '../world/carriers.ts'
import { seatsOnDeparture } from '../world/fares/seats.ts'
import { dayOf } from '../world/moments.ts'
import { fraction, hashText } from '../world/seed.ts'
import { type CabinPlan, type Place, seatsOfPlan } from './cabin-plan.ts'

/** What is known of a seat before anyone looks for one. */
export interface Occupancy {
  readonly taken: ReadonlySet<string>
  /** Kept by the carrier until check-in, for its frequent flyers. */
  readonly blocked: ReadonlySet<string>
}

/** Part of the other channels' passengers who have a seat already: this one so many days ahead, all at the end. */
const earlyShare = 0.55
const earlyDays = 150

const blockedShare = 0.3

/** Seats in the first preferred row of a network carrier's economy class. */
function blockedIn({ cabin, rows }: CabinPlan, flight: Flight, seed: number): ReadonlySet<string> {
  const operator = findCarrier(flight.operating?.carrier ?? flight.carrier)
  if (cabin !== 'Economy' || operator?.kind !== 'network') return new Set()
  const isPreferred = ({ kind, zone }: Place): boolean => kind === 'seat' && zone === 'preferred'
  const places = rows.find((row) => row.places.some(isPreferred))?.places ?? []
  return new Set(
    places
      .filter(isPreferred)
      .map(({ designator }) => designator)
      .filter((designator) => fraction(seed, hashText(designator), 2) < blockedShare),
  )
}

/** The less the sooner it is taken: windows and aisles before middle seats, the front before the back. */
function rankOf({ designator, characteristics, zone }: Place, position: number, seed: number): number {
  const middle = characteristics.includes('9') ? 0.5 : 0
  const extra = zone === 'standard' ? 0 : 0.15
  return fraction(seed, hashText(designator), 1) + middle + extra + 0.3 * position
}

/** How many passengers of other channels have a seat of the cabin: those that bought one, the more the later it is. */
function occupiedSeats({ cabin }: CabinPlan, flight: Flight, now: EpochMs): number {
  const { carrier, number } = flight.operating ?? flight
  const departure = {
    carrier: findCarrier(carrier)?.index ?? 0,
    number: Number(number),
    aircraft: aircraftIndex(flight.equipment ?? ''),
    day: dayOf(flight.departure.date),
  }
  const { fitted, onSale } = seatsOnDeparture(departure, cabin)
  const days = Math.max(0, Math.floor((flight.departsAt - now) / daysMs(1)))
  const share = 1 - (1 - earlyShare) * Math.min(1, days / earlyDays)
  return Math.round((fitted - onSale) * share)
}

/**
 * Who sits in a cabin besides the buyers of this service: as many as the world sold of it. A function of the departure
 * and of the days until then.
 *
 * @param held seats of sales of this service: no one else has them
 */
export function occupancyOf(
  plan: CabinPlan,
  { flight, held }: { readonly flight: Flight; readonly held: ReadonlySet<string> },
  now: EpochMs,
): Occupancy {
  const seed = hashText(`${inventoryKey(flight)}#${plan.cabin}`)
  const blocked = blockedIn(plan, flight, seed)
  const seats = seatsOfPlan(plan)
  const order = seats
    .map((place, index) => ({
      designator: place.designator,
      rank: rankOf(place, index / seats.length, seed) + (blocked.has(place.designator) ? 10 : 0),
    }))
    .filter(({ designator }) => !held.has(designator))
    .toSorted((one, other) => one.rank - other.rank)
  const taken = order.slice(0, occupiedSeats(plan, flight, now)).map(({ designator }) => designator)
  return { taken: new Set(taken), blocked }
}
