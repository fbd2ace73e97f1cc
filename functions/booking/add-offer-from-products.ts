import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { toIdentifier } from '../../lib/contract/wire/envelope.ts'
import { readProducts } from '../../lib/contract/wire/product-selection.ts'
import { toReservationOffer } from '../../lib/contract/wire/reservation.ts'
import { agenciesOf } from '../../lib/domain/tenant.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import type { Platform } from '../../lib/runtime/platform.ts'
import { type Pricing, withPricedOffer } from '../../lib/runtime/price-offer.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'

type Needs = Pick<Platform, 'agencies'> & Pricing

export const addOfferFromProducts: Operation<typeof bookingRoutes.addOfferFromProducts, Needs> = async ({ path, body }, context, needs) => {
  const { stores, now, tenant, headers } = context
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const { selection } = readProducts(body, { tenant, agencies: agenciesOf(tenant, needs.agencies), headers })
  const changed = await stores.workbenches.save(await withPricedOffer(workbench, selection, context, needs), now)
  return {
    OfferListResponse: {
      OfferID: changed.offers.slice(-1).map((added) => toReservationOffer(added, { baggageDetail: true })),
      Identifier: toIdentifier(workbench.id),
    },
  }
}
