import { type Cabin, cabins } from '../../../kernel/flight.ts'
import { aircraftTypes, isWidebody } from '../aircraft.ts'
import { knownFitting } from '../cabins/fittings.ts'
import { carriers } from '../carriers.ts'
import { fraction, hash } from '../seed.ts'
import type { Timetable } from '../timetable/timetable.ts'
import { cabinRank, classesOf } from './booking-classes.ts'

/**
 * Seats of a cabin on one departure, before anything is sold here: how many there are and how many are on
 * sale.
 */
export interface CabinSeats {
  readonly fitted: number
  readonly onSale: number
}

/** A departure of a flight number on a day (days since 1970); carrier and aircraft type by index. */
export interface OperatingDeparture {
  readonly carrier: number
  readonly number: number
  readonly aircraft: number
  readonly day: number
}

const emptiest = 0.24
const fullest = 1.03
/** Part of the cabin that is kept for the higher classes when the lowest one closes. */
const protectedShare = 0.25
const economySeatsPerPremiumSeat = { PremiumEconomy: 1.4, Business: 2.6, First: 4 }

/**
 * Cabins in the order Economy to First, as the carrier fits the type. Where that is not known, narrow bodies have two at
 * most, low-cost carriers one.
 */
function fittedSeats(carrierIndex: number, aircraftIndex: number): readonly number[] {
  const carrier = carriers[carrierIndex]
  const type = aircraftTypes[aircraftIndex]
  if (!carrier || !type) return [0, 0, 0, 0]
  const known = knownFitting(carrier, type)
  if (known) return known
  if (carrier.kind === 'lowCost') return [type.singleClassSeats, 0, 0, 0]
  const first = carrier.hasFirst ? type.firstSeats : 0
  const premium = carrier.hasPremiumEconomy && isWidebody(type) ? type.premiumSeats : 0
  const { PremiumEconomy, Business, First } = economySeatsPerPremiumSeat
  const economy =
    type.singleClassSeats - type.businessSeats * Business - premium * PremiumEconomy - first * First
  return [Math.floor(economy), premium, type.businessSeats, first]
}

const fittings = new Map<number, readonly number[]>()

/** Seats of each cabin, Economy to First, of an aircraft type as a carrier flies it; both by index. */
export function fittingOf(carrier: number, aircraft: number): readonly number[] {
  const key = carrier * 256 + aircraft
  const known = fittings.get(key)
  if (known) return known
  const fitted = fittedSeats(carrier, aircraft)
  fittings.set(key, fitted)
  return fitted
}

/**
 * Seats on sale in a cabin of a departure (operating entry of the timetable, local date as days since 1970).
 * How many seats other channels sold depends on flight and date alone, not on the moment of the request.
 */
export const cabinSeats = (
  { carrier, number, aircraft }: Timetable,
  entry: number,
  day: number,
  cabin: Cabin,
): CabinSeats =>
  seatsOnDeparture(
    {
      carrier: carrier[entry] ?? 0,
      number: number[entry] ?? 0,
      aircraft: aircraft[entry] ?? 0,
      day,
    },
    cabin,
  )

/** The same of a flight as it operates: carrier and aircraft type by index. */
export function seatsOnDeparture(
  { carrier, number, aircraft, day }: OperatingDeparture,
  cabin: Cabin,
): CabinSeats {
  const rank = cabinRank(cabin)
  const fitted = fittingOf(carrier, aircraft)[rank] ?? 0
  const load = emptiest + (fullest - emptiest) * fraction(hash(carrier, number, day, rank))
  return { fitted, onSale: Math.max(0, Math.floor(fitted * (1 - load))) }
}

/** Seats on sale in the class of a rank (0 the highest): the lower the class, the sooner it closes. */
export const classSeats = ({ fitted, onSale }: CabinSeats, rank: number, classes: number): number =>
  Math.max(0, Math.floor(onSale - (classes > 1 ? (fitted * protectedShare * rank) / (classes - 1) : 0)))

/** Seats on sale by booking class of the operating carrier; classes of cabins that the aircraft does not have are absent. */
export function classesOnSale(timetable: Timetable, entry: number, day: number): Record<string, number> {
  return Object.fromEntries(
    cabins.flatMap((cabin) => {
      const seats = cabinSeats(timetable, entry, day, cabin)
      const classes = classesOf(timetable.carrier[entry] ?? 0, cabin)
      return seats.fitted
        ? classes.map(
            (bookingClass, rank) => [bookingClass, classSeats(seats, rank, classes.length)] as const,
          )
        : []
    }),
  )
}
