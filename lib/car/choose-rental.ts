import type { RequestContext } from '../contract/request-context.ts'
import { cheapestFirst } from '../kernel/cheapest-first.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { OfferCaches } from '../shopping/offer-caches.ts'
import { askServing } from '../suppliers/ask-all.ts'
import type { CarHosts } from '../suppliers/car-host.ts'
import { hostNamed } from '../suppliers/serving.ts'
import { callOf } from '../suppliers/supplier-call.ts'
import {
  cheapestLeft,
  requireChosen,
  requireOffered,
  requirePriceOf,
  requireSameRental,
} from './choose-vehicle.ts'
import type { RentalSearch, VehicleRental } from './vehicle.ts'
import { requireRentalTimes } from './vehicle.ts'
import { searchIdOf } from './vehicle-search.ts'
import type { VehicleWanted } from './wire/car-booking.ts'

type Context = Pick<RequestContext<{ readonly offerCaches: OfferCaches }>, 'stores' | 'now' | 'tenant'>

/**
 * The rental to book: the offer at the price of its search or less, or the car that the criteria describe at its
 * price now.
 *
 * @throws Refusal `vehicleOfferUnknown`, `vehicleOfferExpired`, `vehiclePriceChanged`, `vehicleMismatch`,
 *   `vehicleNotChosen`, `vehicleUnknown`, `vehicleNotAvailable`, `rentalDatesInvalid`, `rentalPlaceUnknown`
 */
export async function chooseRental(
  { offerId, criteria }: VehicleWanted,
  context: Context,
  carHosts: CarHosts,
): Promise<VehicleRental> {
  const { stores, now } = context
  if (offerId === undefined) {
    if (!criteria) throw new Refusal('vehicleNotChosen')
    requireChosen(criteria)
    return cheapestLeft((await searchRentals({ ...criteria, withClosed: true }, context, carHosts)).rentals)
  }
  const { search, offered } = requireOffered(
    await stores.offerCaches.findVehicleSearch(searchIdOf(offerId)),
    offerId,
    now,
  )
  const host = hostNamed(carHosts, offered.supplier)
  const rental = await host.quote(search.request, offered.ref, callOf(context, search.at))
  requirePriceOf(offered, rental)
  if (criteria) requireSameRental(rental, criteria)
  requireRentalTimes(rental.pickUp.at, rental.dropOff.at, now)
  return rental
}

/** Cars of all suppliers, the cheapest first, and a notice for each supplier that did not answer. */
export async function searchRentals(
  request: RentalSearch,
  context: Pick<Context, 'now' | 'tenant'>,
  carHosts: CarHosts,
) {
  const { answers, missing } = await askServing(
    { hosts: carHosts, content: 'CAR', pcc: context.tenant.agency.pcc, call: callOf(context) },
    (host, call) => host.search(request, call),
  )
  const rentals = cheapestFirst(answers, ({ totalMinor, currency }) => ({ minor: totalMinor, currency }))
  return { rentals, missing }
}
