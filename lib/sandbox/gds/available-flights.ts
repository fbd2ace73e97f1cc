import { type Cabin, cabins } from '../../kernel/flight.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import type { AvailabilityRequest, AvailableOption, LegRequest } from '../../shopping/shopping.ts'
import type { Departure } from '../world/connections/departures.ts'
import type { LegFlights } from '../world/connections/rank-connections.ts'
import { classesOf } from '../world/fares/booking-classes.ts'
import type { AirWorld } from './air-world.ts'
import { type Availability, availabilityOn, departuresOf } from './availability.ts'
import { cabinsToSell } from './cabins-to-sell.ts'
import { bookSeat } from './classes.ts'
import { toFlight } from './flights.ts'
import { flightsOfLegs } from './leg-search.ts'

type ClassesOfFlight = AvailableOption['classes'][number]

/** Which classes are listed: all, unless some are permitted or prohibited. */
function isListed({
  cabins: cabinWish,
  classes = {},
}: LegRequest): (cabin: Cabin, bookingClass: string) => boolean {
  const isFilter = cabinWish?.kind === 'permitted' || cabinWish?.kind === 'prohibited'
  const inCabins = isFilter ? cabinsToSell(cabinWish).upsells : cabins
  const { permitted, prohibited } = classes
  return (cabin, bookingClass) =>
    inCabins.includes(cabin) &&
    (permitted?.includes(bookingClass) ?? true) &&
    !prohibited?.includes(bookingClass)
}

function classesOn(availability: Availability, departure: Departure, leg: LegRequest): ClassesOfFlight {
  const listed = isListed(leg)
  const { carrier } = departure
  return cabins
    .filter((cabin) => availability.isFitted(departure, cabin))
    .toReversed()
    .flatMap((cabin) =>
      classesOf(carrier, cabin).flatMap((bookingClass, rank) =>
        listed(cabin, bookingClass)
          ? [
              {
                bookingClass,
                cabin,
                seats: bookSeat(availability, departure, { carrier, cabin, rank }).seatsLeft,
              },
            ]
          : [],
      ),
    )
}

const departureMinute = ({ departures }: LegFlights): number => departures[0]?.departsAtMinute ?? 0

/**
 * Flights of each leg in order of departure with their booking classes; flights without a seat are listed
 * too.
 */
export async function availableFlights(
  world: AirWorld,
  request: AvailabilityRequest,
  now: EpochMs,
): Promise<AvailableOption[][]> {
  const legs = flightsOfLegs(world.schedules, { ...request, everySeller: true }, now).map((variants) =>
    variants.flatMap(({ flights }) => flights),
  )
  const availability = await availabilityOn(world, { departures: departuresOf(legs), isSale: false }, now)
  return request.legs.map((leg, index) =>
    (legs[index] ?? [])
      .slice(0, request.maxOptions)
      .sort((a, b) => departureMinute(a) - departureMinute(b))
      .map(({ departures }) => ({
        flights: departures.map((departure) => toFlight(world.schedules, departure)),
        classes: departures.map((departure) => classesOn(availability, departure, leg)),
      })),
  )
}
