import { isActiveVehicle } from '../car/vehicle.ts'
import { confirmationOf, isActiveHotel } from '../hotel/hotel.ts'
import { type EpochMs, toDate } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import { allNonPriced } from '../workbench/non-priced-segments.ts'
import type { Reservation } from './reservation.ts'

/**
 * The reservation that is meant by a supplier's locator, which other reservations may have had: the one in which
 * something of that name is still ahead; when there is none, the latest booking.
 *
 * @param reservations with that locator, the latest booking first
 * @throws Refusal `supplierLocatorAmbiguous` something is ahead in several of them
 * Source: guess; docs/contract/booking.md 1.7 has no rule for it.
 */
export function onlyNamed(
  reservations: readonly Reservation[],
  name: string,
  now: EpochMs,
): Reservation | undefined {
  const [latest, ...others] = reservations
  if (others.length === 0) return latest
  const [first = latest, ...more] = reservations.filter((one) => isAhead(one, name, now))
  if (more.length === 0) return first
  const locators = [first, ...more].map((one) => one?.locator).join(', ')
  throw new Refusal('supplierLocatorAmbiguous', { locator: name, locators })
}

/** Whether something with the name is booked and not over. */
function isAhead(reservation: Reservation, name: string, now: EpochMs): boolean {
  const { offers, receipts, hotels = [], vehicles = [] } = reservation
  const isNamed = (text: string | undefined): boolean => text?.toUpperCase() === name.toUpperCase()
  const refs = receipts.flatMap((receipt) =>
    receipt.kind === 'supplier' && isNamed(receipt.locator) ? receipt.offerRefs : [],
  )
  return (
    offers.some(
      ({ ref, itinerary }) =>
        refs.includes(ref) &&
        itinerary.legs.some(({ segments }) => segments.some(({ flight }) => now < flight.arrivesAt)),
    ) ||
    allNonPriced(reservation).some(({ ref }) => refs.includes(ref)) ||
    hotels.some(
      (stay) =>
        isActiveHotel(stay) &&
        isNamed(confirmationOf(stay)) &&
        toDate(now) <= (stay.kind === 'room' ? stay.rate : stay).checkOut,
    ) ||
    vehicles.some(
      (vehicle) =>
        isActiveVehicle(vehicle) &&
        vehicle.booking.status !== 'added' &&
        isNamed(vehicle.booking.confirmation) &&
        now < vehicle.rental.dropOff.at,
    )
  )
}
