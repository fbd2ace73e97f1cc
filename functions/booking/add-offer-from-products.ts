import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { toIdentifier } from '../../lib/contract/wire/envelope.ts'
import { readProducts } from '../../lib/contract/wire/product-selection.ts'
import { toReservationOffer } from '../../lib/contract/wire/reservation.ts'
import { agenciesOf } from '../../lib/domain/tenant.ts'
import { withOffer } from '../../lib/domain/workbench.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import type { Platform } from '../../lib/runtime/platform.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'
import type { AirPricing } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'

type Needs = Pick<Platform, 'agencies'> & { readonly airHosts: AirHosts<AirPricing> }

export const addOfferFromProducts: Operation<typeof bookingRoutes.addOfferFromProducts, Needs> = async (
  { path, body },
  { stores, ids, now, tenant, headers },
  { airHosts, agencies },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const { selection } = readProducts(body, { tenant, agencies: agenciesOf(tenant, agencies), headers })
  const { source, request } = selection
  const { pointOfSale, fares } = request
  const itinerary = await airHostOf(airHosts, source).price(request, now)
  const offer = { id: ids.uuid(), itinerary, pointOfSale, ...(fares && { fares }), addedAt: now }
  const changed = await stores.workbenches.save(withOffer(workbench, offer), now)
  return {
    OfferListResponse: {
      OfferID: changed.offers.slice(-1).map((added) => toReservationOffer(added, { baggageDetail: true })),
      Identifier: toIdentifier(workbench.id),
    },
  }
}
