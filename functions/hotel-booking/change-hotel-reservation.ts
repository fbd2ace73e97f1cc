import { orderName } from '../../lib/commit/order-name.ts'
import type { hotelBookingRoutes } from '../../lib/contract/routes/hotel-booking.ts'
import type { HotelDependencies } from '../../lib/hotel/book-rooms.ts'
import { bookRooms } from '../../lib/hotel/book-rooms.ts'
import { modifyHotel } from '../../lib/hotel/modify-hotel.ts'
import { readAccepted } from '../../lib/hotel/wire/accepted-changes.ts'
import {
  changeKindOf,
  readHotelBuild,
  readHotelDetail,
  readModification,
} from '../../lib/hotel/wire/hotel-booking-request.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'

/**
 * Adds rooms to a reservation, with flights or without, or changes the hotel segment that a receipt names:
 * the body decides.
 */
export const changeHotelReservation: Operation<
  typeof hotelBookingRoutes.changeHotelReservation,
  HotelDependencies
> = async ({ path, body, query }, context, dependencies) => {
  const { now } = context
  const reservation = await requireReservation(context, path.Identifier)
  const kind = changeKindOf(body)
  if (kind === 'modify')
    return modifyHotel(
      reservation,
      readModification(body, query, now),
      readAccepted(query),
      context,
      dependencies,
    )
  const { ReservationBuild } = body
  const order = ReservationBuild
    ? readHotelBuild({ ReservationBuild }, query, true)
    : readHotelDetail(body, query, true)
  if (reservation.travelers.length === 0)
    throw new Refusal('hotelTravelerInvalid', { reason: 'THE RESERVATION HAS NO TRAVELER' })
  const offerId = ReservationBuild && order.offers[0]?.offerId
  const rooms = {
    ...order,
    name: orderName({ query, body }, context.headers),
    travelers: reservation.travelers,
    reservation,
    accepted: readAccepted(query),
    wantsRecordPerTraveler: false,
  }
  return bookRooms(rooms, context, dependencies, offerId)
}
