import { commitOnce, hasCommitted } from '../../lib/commit/commit-once.ts'
import { resumeCommit } from '../../lib/commit/run-commit.ts'
import type { hotelBookingRoutes } from '../../lib/contract/routes/hotel-booking.ts'
import { answerHotelCommit, type HotelDependencies, hotelWorkbench } from '../../lib/hotel/book-rooms.ts'
import type { HotelSegment } from '../../lib/hotel/hotel.ts'
import { hasConfirmation, hotelsNamed, isActiveHotel, requireNotOver } from '../../lib/hotel/hotel.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'

/** Cancels one hotel segment by a commit of its own; a repetition joins it. */
export const cancelHotelOffer: Operation<
  typeof hotelBookingRoutes.cancelHotelOffer,
  HotelDependencies
> = async ({ path, query }, context, { commitWorkflow }) => {
  const resumed = await resumeCommit(context, commitWorkflow)
  if (resumed) return answerHotelCommit(resumed, context)
  const reservation = await requireReservation(context, path.Identifier)
  const stay = requireStay(reservation, query.supplierLocator, query.offerID)
  requireNotOver(stay, context.now)
  const request = { kind: 'cancel', reservationId: reservation.id, hotelId: stay.id } as const
  const done = await commitOnce(
    {
      name: ['hotelCancel', reservation.id, stay.id],
      begin: (workbenchId) => hotelWorkbench(workbenchId, () => request, context),
      isStillValid: hasCommitted,
    },
    context,
    commitWorkflow,
  )
  return answerHotelCommit(done, context)
}

/** Not cancelled, or not yet cancelled at the hotel. */
const isOpen = (stay: HotelSegment): boolean =>
  isActiveHotel(stay) ||
  (stay.kind === 'room' && stay.booking.status === 'cancelled' && !stay.booking.cancellation)

/**
 * @throws Refusal `hotelSegmentNotNamed`; `hotelReservationUnknown` no such segment, or cancelled; `hotelSegmentUnclear` the offer
 *   has several
 */
function requireStay(
  { hotels = [] }: Reservation,
  supplierLocator: string | undefined,
  offerId: string | undefined,
): HotelSegment {
  if (supplierLocator === undefined && offerId === undefined) throw new Refusal('hotelSegmentNotNamed')
  const live = hotels.filter(isOpen)
  const named =
    supplierLocator === undefined
      ? hotelsNamed(live, offerId ?? '')
      : live.filter((stay) => hasConfirmation(stay, supplierLocator))
  const [only, ...others] = named
  if (!only) throw new Refusal('hotelReservationUnknown')
  if (others.length > 0) throw new Refusal('hotelSegmentUnclear')
  return only
}
