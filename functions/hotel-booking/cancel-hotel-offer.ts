import type { hotelBookingRoutes } from '../../lib/contract/routes/hotel-booking.ts'
import type { HotelOffer } from '../../lib/hotel/hotel.ts'
import { confirmationOf, isLiveStay, staysNamed } from '../../lib/hotel/hotel.ts'
import { withCancelledStay } from '../../lib/hotel/hotel-changes.ts'
import { toStayAnswer } from '../../lib/hotel/wire/hotel-answer.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import type { StayNeeds } from './dependencies.ts'
import { recordsOf } from './order-rooms.ts'
import { changeReservation } from './record-rooms.ts'

/** The room is given back first: a request that is repeated gets the same cancellation number again. */
export const cancelHotelOffer: Operation<typeof hotelBookingRoutes.cancelHotelOffer, StayNeeds> = async (
  { path, query },
  context,
  { hotels },
) => {
  const { now } = context
  const reservation = await requireReservation(context, path.Identifier)
  const stay = requireStay(reservation, query.supplierLocator, query.offerID)
  const cancellation =
    stay.kind === 'room'
      ? (await hotels.cancel(stay.booking.saleKey, stay.booking.room, now)).cancellation
      : undefined
  const asHeld = (held: Reservation): HotelOffer => held.hotels?.find(({ id }) => id === stay.id) ?? stay
  const cancelled = await changeReservation(
    reservation.id,
    (held) => withCancelledStay(held, asHeld(held), cancellation, now),
    context,
  )
  return toStayAnswer(await recordsOf([cancelled], context))
}

/**
 * @throws Refusal `hotelReservationUnknown` no such segment, or cancelled; `hotelSegmentUnclear` the offer
 *   has several
 */
function requireStay(
  { hotels = [] }: Reservation,
  supplierLocator: string | undefined,
  offerId: string | undefined,
): HotelOffer {
  const live = hotels.filter(isLiveStay)
  const named =
    supplierLocator === undefined
      ? staysNamed(live, offerId ?? '')
      : live.filter((stay) => confirmationOf(stay) === supplierLocator)
  const [only, ...others] = named
  if (!only) throw new Refusal('hotelReservationUnknown')
  if (others.length > 0) throw new Refusal('hotelSegmentUnclear')
  return only
}
