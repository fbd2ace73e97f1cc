import { orderName } from '../../lib/commit/order-name.ts'
import type { hotelBookingRoutes } from '../../lib/contract/routes/hotel-booking.ts'
import type { HotelDependencies } from '../../lib/hotel/book-rooms.ts'
import { bookRooms } from '../../lib/hotel/book-rooms.ts'
import { readAccepted } from '../../lib/hotel/wire/accepted-changes.ts'
import { readHotelBuild } from '../../lib/hotel/wire/hotel-booking-request.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'

export const buildHotelReservation: Operation<
  typeof hotelBookingRoutes.buildHotelReservation,
  HotelDependencies
> = async ({ body, query }, context, dependencies) => {
  const order = readHotelBuild(body, query)
  const name = orderName({ query, body }, context.headers)
  const wantsRecordPerTraveler = query.roomPerTravelerInd ?? false
  return bookRooms(
    { ...order, name, accepted: readAccepted(query), wantsRecordPerTraveler },
    context,
    dependencies,
    order.offers[0]?.offerId,
  )
}
