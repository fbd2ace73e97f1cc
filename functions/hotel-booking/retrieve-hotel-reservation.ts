import type { hotelBookingRoutes } from '../../lib/contract/routes/hotel-booking.ts'
import { recordsOf } from '../../lib/hotel/book-rooms.ts'
import { toHotelAnswer } from '../../lib/hotel/wire/hotel-answer.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'

export const retrieveHotelReservation: Operation<typeof hotelBookingRoutes.retrieveHotelReservation> = async (
  { path, query },
  context,
) => {
  const reservation = await requireReservation(context, path.Identifier, query.identifierType)
  return toHotelAnswer(await recordsOf([reservation], context))
}
