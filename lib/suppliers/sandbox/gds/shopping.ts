import type { PricedItinerary } from '../../../domain/fare.ts'
import type { Flight } from '../../../domain/flight.ts'
import type { EpochMs } from '../../../domain/instant.ts'
import { Refusal } from '../../../domain/refusals.ts'
import type {
  AvailabilityRequest,
  AvailableOption,
  DisplayedFare,
  FareDisplayRequest,
  FareGroup,
  PriceRequest,
  ShopRequest,
} from '../../../domain/shopping.ts'
import { hasRate } from '../world/currencies.ts'
import { seatsLeftIn } from '../world/fares/seats.ts'
import { madeUpSchedules } from '../world/timetable/load.ts'
import type { Schedules } from '../world/timetable/schedules.ts'
import { seatsOnSale, seatsSold } from './availability.ts'
import { availableFlights } from './available-flights.ts'
import { displayFares } from './fare-display.ts'
import { findDeparture, type NamedFlight, toFlight } from './flights.ts'
import { brandOptions } from './options.ts'
import { priceFlights } from './price.ts'
import { shopJourney } from './shop.ts'
import type { SoldSeats } from './sold-seats.ts'

type SeatsByClass = Readonly<Record<string, number>>

/** The shopping half of the GDS host, and what its selling half needs to know of flights and seats. */
export interface GdsShopping {
  shop(request: ShopRequest, now: EpochMs): Promise<FareGroup[]>
  price(request: PriceRequest, now: EpochMs): Promise<PricedItinerary>
  availability(request: AvailabilityRequest, now: EpochMs): Promise<AvailableOption[][]>
  fareDisplay(request: FareDisplayRequest, now: EpochMs): Promise<DisplayedFare[]>
  options(request: PriceRequest, upsells: number, now: EpochMs): Promise<FareGroup>
  /** The departure of a flight number, codeshares included; undefined when it does not operate on that date from there. */
  findFlight(named: NamedFlight): Flight | undefined
  /** Seats by booking class before anything was sold here; never changes. */
  seatsOnSale(flight: Flight): SeatsByClass
  /** Seats left in a class of a departure when so many were sold by class. */
  seatsLeft(flight: Flight, bookingClass: string, sold: SeatsByClass): number
  /** Seats left by booking class, after what was sold. */
  openSeats(flight: Flight, now: EpochMs): Promise<SeatsByClass>
}

export interface GdsShoppingParts {
  readonly soldSeats: SoldSeats
  /** Where the timetable comes from, asked on first use; without it one is made up. */
  readonly schedules?: () => Schedules
}

function requireRate(currency: string): void {
  if (!hasRate(currency)) throw new Refusal('currencyUnknown', { currency })
}

/** Shops and prices the sandbox world. */
export function gdsShopping({ soldSeats, schedules = madeUpSchedules }: GdsShoppingParts): GdsShopping {
  const onSale = (flight: Flight): SeatsByClass => seatsOnSale(schedules(), flight)
  return {
    async shop(request, now) {
      requireRate(request.currency)
      return shopJourney(schedules(), soldSeats, request, now)
    },
    async price(request, now) {
      requireRate(request.currency)
      return priceFlights(schedules(), soldSeats, request, now)
    },
    async options(request, upsells, now) {
      requireRate(request.currency)
      return brandOptions(schedules(), soldSeats, request, upsells, now)
    },
    availability: (request, now) => availableFlights(schedules(), soldSeats, request, now),
    async fareDisplay(request, now) {
      requireRate(request.currency)
      return displayFares(schedules(), request, now)
    },
    findFlight(named) {
      const departure = findDeparture(schedules(), named)
      return departure && toFlight(schedules(), departure)
    },
    seatsOnSale: onSale,
    seatsLeft: (flight, bookingClass, sold) => seatsLeftIn(onSale(flight), sold, bookingClass),
    async openSeats(flight, now) {
      const [seats, sold] = [onSale(flight), await seatsSold(soldSeats, flight, now)]
      return Object.fromEntries(Object.keys(seats).map((bookingClass) => [bookingClass, seatsLeftIn(seats, sold, bookingClass)]))
    },
  }
}
