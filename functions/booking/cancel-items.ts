import { withProblems } from '../../lib/commit/wire/commit.ts'
import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { toWorkbenchAnswer } from '../../lib/reservation/wire/reservation.ts'
import type { AirPricing } from '../../lib/suppliers/air-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { recheck } from '../../lib/suppliers/recheck.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import { callOf } from '../../lib/suppliers/supplier-call.ts'
import type { OfferCancellation } from '../../lib/workbench/cancel-segments.ts'
import {
  changedByCancelling,
  remainderRequest,
  withoutSegments,
} from '../../lib/workbench/cancel-segments.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import {
  requireNoneOver,
  withCurrentHotelsAndCars,
  withoutHotelsAndCars,
} from '../../lib/workbench/hotel-and-car-segments.ts'
import { planCancellations } from '../../lib/workbench/plan-cancellations.ts'
import { readCancellation } from '../../lib/workbench/wire/cancel-items.ts'
import type { OpenWorkbench } from '../../lib/workbench/workbench.ts'
import { requireCancellable, withoutOffers } from '../../lib/workbench/workbench-offers.ts'
import { withoutNonPriced } from '../../lib/workbench/workbench-segments.ts'

/**
 * Removes air segments at once, passive ones too; the commit cancels hotels and cars of the reservation and
 * releases held seats. A price that flights leave behind is told by a warning.
 */
export const cancelItems: Operation<typeof bookingRoutes.cancelItems, { airHosts: AirHosts<AirPricing> }> =
  changeWorkbench(
    async ({ workbench: opened, body }, context, { airHosts }) => {
      const { stores, now } = context
      const current = withCurrentHotelsAndCars(
        opened,
        opened.base && (await stores.reservations.find(opened.base.reservationId, now)),
      )
      const { offers, hotelsAndCars, nonPricedSegments } = planCancellations(readCancellation(body), current)
      requireNoneOver(hotelsAndCars, now)
      let workbench = withoutHotelsAndCars(withoutNonPriced(current, nonPricedSegments), hotelsAndCars)
      for (const cancellation of offers)
        workbench = await cancel(workbench, cancellation, airHosts, callOf(context))
      return { workbench, offers: offers.filter(({ segments }) => segments).map(({ offerId }) => offerId) }
    },
    ({ workbench, offers }) => {
      const cut = workbench.offers.filter(({ id }) => offers.includes(id))
      return withProblems(toWorkbenchAnswer(workbench), [], changedByCancelling({ offers: cut }))
    },
  )

async function cancel(
  workbench: OpenWorkbench,
  { offerId, segments }: OfferCancellation,
  airHosts: AirHosts<AirPricing>,
  call: SupplierCall,
) {
  const offer = requireCancellable(workbench, offerId)
  if (!segments) return withoutOffers(workbench, [offerId])
  const request = remainderRequest(offer, segments)
  const { itinerary } = await recheck(hostNamed(airHosts, offer.itinerary.supplier), request, call)
  return withoutSegments(workbench, offer, segments, itinerary)
}
