import { offeredOnPage } from '../../lib/car/vehicle-search.ts'
import { pagesOf, toVehicleSearchAnswer } from '../../lib/car/wire/car-search.ts'
import type { carRoutes } from '../../lib/contract/routes/car.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { CarHost } from '../../lib/suppliers/car-host.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'

export const moreVehicles: Operation<typeof carRoutes.moreVehicles, { carHost: CarHost }> = async (
  { path, query: { pageNumber = 1 } },
  context,
  { carHost },
) => {
  const { stores, now } = context
  const search = await stores.offerCaches.findVehicleSearch(path.Identifier)
  if (!search || now >= search.expiresAt || pageNumber > pagesOf(search))
    throw new Refusal('vehiclePageUnknown')
  const { request, at } = search
  const rentals = await Promise.all(
    offeredOnPage(search, pageNumber).map(async ({ isClosed, ...choice }) => ({
      ...(await carHost.quote(request, choice, callOf(context, at))),
      isAvailable: !isClosed,
    })),
  )
  return toVehicleSearchAnswer(search, pageNumber, rentals)
}
