import { toIdentifier } from '../../lib/contract/envelope.ts'
import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { type Pricing, withNamedOffer } from '../../lib/pricing/price-offer.ts'
import { requiresSeats } from '../../lib/pricing/wire/pricing-options.ts'
import { readSelection } from '../../lib/pricing/wire/selection.ts'
import { toReservationOffer } from '../../lib/reservation/wire/reservation.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'

export const addOffer: Operation<typeof bookingRoutes.addOffer, Pricing> = async (
  { path, body },
  context,
  dependencies,
) => {
  const { stores, now } = context
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const order = readSelection(body)
  const named = { ...order, requireSeats: requiresSeats(order.options) }
  const changed = await stores.workbenches.save(
    await withNamedOffer(workbench, named, context, dependencies),
    now,
  )
  return {
    OfferListResponse: {
      OfferID: changed.offers.slice(-1).map((added) => toReservationOffer(added, { baggageDetail: true })),
      Identifier: toIdentifier(workbench.id),
    },
  }
}
