import { vehicleSearchOf } from '../../lib/car/vehicle-search.ts'
import { readRental } from '../../lib/car/wire/car-criteria.ts'
import { toVehicleSearchAnswer } from '../../lib/car/wire/car-search.ts'
import type { carRoutes } from '../../lib/contract/routes/car.ts'
import { counts } from '../../lib/kernel/limits.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { CarHost } from '../../lib/suppliers/car-host.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'

export const searchVehicles: Operation<typeof carRoutes.searchVehicles, { carHost: CarHost }> = async (
  { body },
  context,
  { carHost },
) => {
  const { stores, ids, now } = context
  const [criteria] = body.CatalogOfferingsRequest
  if (!criteria) throw new Error('the schema requires one request')
  const request = readRental(criteria.VehicleTravelCriteria)
  const rentals = await carHost.search(request, callOf(context))
  const search = vehicleSearchOf(ids.uuid(), request, rentals, now)
  if (rentals.length > 0) await stores.offerCaches.saveVehicleSearch(search)
  return toVehicleSearchAnswer(search, 1, rentals.slice(0, counts.offeringsPerPage))
}
