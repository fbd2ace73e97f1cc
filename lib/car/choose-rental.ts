import type { RequestContext } from '../contract/request-context.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { OfferCaches } from '../shopping/offer-caches.ts'
import type { CarHost } from '../suppliers/car-host.ts'
import { callOf } from '../suppliers/supplier-call.ts'
import { cheapestLeft, requireChosen, requireOffered, requireSameRental } from './choose-vehicle.ts'
import type { VehicleRental } from './vehicle.ts'
import { requireRentalTimes } from './vehicle.ts'
import { searchIdOf } from './vehicle-search.ts'
import type { VehicleWanted } from './wire/car-booking.ts'

/**
 * The rental to book: the offer at the price of its search, or the car that the criteria describe at its
 * price now.
 *
 * @throws Refusal `vehicleOfferUnknown`, `vehicleOfferExpired`, `vehicleMismatch`, `vehicleNotChosen`,
 *   `vehicleUnknown`, `vehicleNotAvailable`, `rentalDatesInvalid`, `rentalPlaceUnknown`
 */
export async function chooseRental(
  { offerId, criteria }: VehicleWanted,
  context: Pick<RequestContext<{ readonly offerCaches: OfferCaches }>, 'stores' | 'now' | 'tenant'>,
  carHost: CarHost,
): Promise<VehicleRental> {
  const { stores, now } = context
  if (offerId === undefined) {
    if (!criteria) throw new Refusal('vehicleNotChosen')
    requireChosen(criteria)
    return cheapestLeft(await carHost.search({ ...criteria, withClosed: true }, callOf(context)))
  }
  const search = await stores.offerCaches.findVehicleSearch(searchIdOf(offerId))
  const choice = requireOffered(search, offerId, now)
  if (!search) throw new Refusal('vehicleOfferUnknown')
  const rental = await carHost.quote(search.request, choice, callOf(context, search.at))
  if (criteria) requireSameRental(rental, criteria)
  requireRentalTimes(rental.pickUp.at, rental.dropOff.at, now)
  return rental
}
