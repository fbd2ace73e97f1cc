import type { Flight } from '../../kernel/flight.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { seatsLeftIn } from '../world/fares/seats.ts'
import { madeUpSchedules } from '../world/timetable/load.ts'
import { seatsOnSale, seatsSold } from './availability.ts'
import { findDeparture, type NamedFlight, toFlight } from './flights.ts'
import { type GdsParts, gdsPricing } from './pricing.ts'
import { gdsSearch } from './search.ts'

type SeatsByClass = Readonly<Record<string, number>>

/** The shopping half of the GDS host, and what its selling half needs to know of flights and seats. */
export interface GdsShopping extends ReturnType<typeof gdsSearch>, ReturnType<typeof gdsPricing> {
  /**
   * The departure of a flight number, codeshares included; undefined when it does not operate on that date
   * from there.
   */
  findFlight(named: NamedFlight): Flight | undefined
  /** Seats by booking class before anything was sold here; never changes. */
  seatsOnSale(flight: Flight): SeatsByClass
  /** Seats left in a class of a departure when so many were sold by class. */
  seatsLeft(flight: Flight, bookingClass: string, sold: SeatsByClass): number
  /** Seats left by booking class, after what was sold. */
  openSeats(flight: Flight, now: EpochMs): Promise<SeatsByClass>
}

/** Shops and prices the sandbox world. */
export function gdsShopping({ soldSeats, schedules = madeUpSchedules }: GdsParts): GdsShopping {
  const onSale = (flight: Flight): SeatsByClass => seatsOnSale(schedules(), flight)
  return {
    ...gdsSearch({ soldSeats, schedules }),
    ...gdsPricing({ soldSeats, schedules }),
    findFlight(named) {
      const departure = findDeparture(schedules(), named)
      return departure && toFlight(schedules(), departure)
    },
    seatsOnSale: onSale,
    seatsLeft: (flight, bookingClass, sold) => seatsLeftIn(onSale(flight), sold, bookingClass),
    async openSeats(flight, now) {
      const [seats, sold] = [onSale(flight), await seatsSold(soldSeats, flight, now)]
      return Object.fromEntries(
        Object.keys(seats).map((bookingClass) => [bookingClass, seatsLeftIn(seats, sold, bookingClass)]),
      )
    },
  }
}
