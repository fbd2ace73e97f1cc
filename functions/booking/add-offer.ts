import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { toIdentifier } from '../../lib/contract/wire/envelope.ts'
import { requiresSeats } from '../../lib/contract/wire/pricing-options.ts'
import { toReservationOffer } from '../../lib/contract/wire/reservation.ts'
import { readSelection } from '../../lib/contract/wire/selection.ts'
import { requirePriced } from '../../lib/domain/content-rules.ts'
import { isPriceRecord } from '../../lib/domain/price-record.ts'
import { withOffer } from '../../lib/domain/workbench.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { bookingRefusals, requireOpenWorkbench, requireSelection } from '../../lib/runtime/require.ts'
import type { AirPricing } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'

export const addOffer: Operation<typeof bookingRoutes.addOffer, { airHosts: AirHosts<AirPricing> }> = async (
  { path, body },
  context,
  { airHosts },
) => {
  const { stores, ids, now } = context
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const order = readSelection(body)
  const selection = await requireSelection(stores, { ...order, prefersPrice: true }, bookingRefusals, now)
  const { pointOfSale, fares } = selection.request
  const itinerary = await airHostOf(airHosts, selection.source).price(
    { ...selection.request, requireSeats: requiresSeats(order.options) },
    now,
  )
  requirePriced(itinerary, isPriceRecord(selection))
  const changed = await stores.workbenches.save(
    withOffer(workbench, { id: ids.uuid(), itinerary, pointOfSale, ...(fares && { fares }), addedAt: now }),
    now,
  )
  return {
    OfferListResponse: {
      OfferID: changed.offers.slice(-1).map((added) => toReservationOffer(added, { baggageDetail: true })),
      Identifier: toIdentifier(workbench.id),
    },
  }
}
