import { offeredOnPage } from '../../lib/car/vehicle-search.ts'
import { pagesOf, toVehicleSearchAnswer } from '../../lib/car/wire/car-search.ts'
import type { carRoutes } from '../../lib/contract/routes/car.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'

/** The cars as they were found. */
export const moreVehicles: Operation<typeof carRoutes.moreVehicles> = async (
  { path, query: { pageNumber = 1 } },
  { stores, now },
) => {
  const search = await stores.offerCaches.findVehicleSearch(path.Identifier)
  if (!search || now >= search.expiresAt || pageNumber > pagesOf(search))
    throw new Refusal('vehiclePageUnknown')
  return toVehicleSearchAnswer(search, pageNumber, offeredOnPage(search, pageNumber))
}
