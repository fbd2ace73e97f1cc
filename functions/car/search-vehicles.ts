import { searchRentals } from '../../lib/car/choose-rental.ts'
import { offeredOnPage, vehicleSearchOf } from '../../lib/car/vehicle-search.ts'
import { readRental } from '../../lib/car/wire/car-criteria.ts'
import { toVehicleSearchAnswer } from '../../lib/car/wire/car-search.ts'
import type { carRoutes } from '../../lib/contract/routes/car.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { CarHosts } from '../../lib/suppliers/car-host.ts'

export const searchVehicles: Operation<typeof carRoutes.searchVehicles, { carHosts: CarHosts }> = async (
  { body },
  context,
  { carHosts },
) => {
  const { stores, ids, now } = context
  const [criteria] = body.CatalogOfferingsRequest
  if (!criteria) throw new Error('the schema requires one request')
  const request = readRental(criteria.VehicleTravelCriteria)
  const { rentals, missing } = await searchRentals(request, context, carHosts)
  const search = vehicleSearchOf(ids.uuid(), request, rentals, now)
  if (rentals.length > 0) await stores.offerCaches.saveVehicleSearch(search)
  return toVehicleSearchAnswer(search, 1, offeredOnPage(search, 1), missing)
}
