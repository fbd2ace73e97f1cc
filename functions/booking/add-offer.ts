import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { toIdentifier } from '../../lib/contract/wire/envelope.ts'
import { requiresSeats } from '../../lib/contract/wire/pricing-options.ts'
import { toReservationOffer } from '../../lib/contract/wire/reservation.ts'
import { readSelection } from '../../lib/contract/wire/selection.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { type Pricing, withNamedOffer } from '../../lib/runtime/price-offer.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'

export const addOffer: Operation<typeof bookingRoutes.addOffer, Pricing> = async ({ path, body }, context, needs) => {
  const { stores, now } = context
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const order = readSelection(body)
  const named = { ...order, requireSeats: requiresSeats(order.options) }
  const changed = await stores.workbenches.save(await withNamedOffer(workbench, named, context, needs), now)
  return {
    OfferListResponse: {
      OfferID: changed.offers.slice(-1).map((added) => toReservationOffer(added, { baggageDetail: true })),
      Identifier: toIdentifier(workbench.id),
    },
  }
}
