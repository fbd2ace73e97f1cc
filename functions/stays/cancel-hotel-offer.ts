import type { stayRoutes } from '../../lib/contract/routes/stays.ts'
import { toStayAnswer } from '../../lib/contract/wire/stay.ts'
import type { HotelOffer } from '../../lib/domain/hotel.ts'
import { confirmationOf, isLiveStay, staysNamed } from '../../lib/domain/hotel.ts'
import { withCancelledStay } from '../../lib/domain/hotel-changes.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { Reservation } from '../../lib/domain/reservation.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireReservation } from '../../lib/runtime/require.ts'
import type { StayNeeds } from './needs.ts'
import { recordsOf } from './order-rooms.ts'
import { changeReservation } from './record-rooms.ts'

/** The room is given back first: a request that is repeated gets the same cancellation number again. */
export const cancelHotelOffer: Operation<typeof stayRoutes.cancelHotelOffer, StayNeeds> = async ({ path, query }, context, { hotels }) => {
  const { now } = context
  const reservation = await requireReservation(context, path.Identifier)
  const stay = requireStay(reservation, query.supplierLocator, query.offerID)
  const cancellation = stay.kind === 'room' ? (await hotels.cancel(stay.booking.saleKey, stay.booking.room, now)).cancellation : undefined
  const asHeld = (held: Reservation): HotelOffer => held.hotels?.find(({ id }) => id === stay.id) ?? stay
  const cancelled = await changeReservation(reservation.id, (held) => withCancelledStay(held, asHeld(held), cancellation, now), context)
  return toStayAnswer(await recordsOf([cancelled], context))
}

/** @throws Refusal `hotelReservationUnknown` no such segment, or cancelled; `hotelSegmentUnclear` the offer has several */
function requireStay({ hotels = [] }: Reservation, supplierLocator: string | undefined, offerId: string | undefined): HotelOffer {
  const live = hotels.filter(isLiveStay)
  const named =
    supplierLocator === undefined ? staysNamed(live, offerId ?? '') : live.filter((stay) => confirmationOf(stay) === supplierLocator)
  const [only, ...others] = named
  if (!only) throw new Refusal('hotelReservationUnknown')
  if (others.length > 0) throw new Refusal('hotelSegmentUnclear')
  return only
}
