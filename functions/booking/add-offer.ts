import { toIdentifier } from '../../lib/contract/envelope.ts'
import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { type Pricing, withNamedOffer } from '../../lib/pricing/price-offer.ts'
import { requiresSeats } from '../../lib/pricing/wire/pricing-options.ts'
import { readOfferQuery } from '../../lib/pricing/wire/selection.ts'
import { toReservationOffer } from '../../lib/reservation/wire/reservation.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'

export const addOffer: Operation<typeof bookingRoutes.addOffer, Pricing> = async (
  { path, body },
  context,
  needs,
) => {
  const { stores, now } = context
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const { references, options } = readOfferQuery(body)
  const named = { references, requireSeats: requiresSeats(options) }
  const changed = await stores.workbenches.save(await withNamedOffer(workbench, named, context, needs), now)
  return {
    OfferListResponse: {
      OfferID: changed.offers.slice(-1).map((added) => toReservationOffer(added, { baggageDetail: true })),
      Identifier: toIdentifier(workbench.id),
    },
  }
}
