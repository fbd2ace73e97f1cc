import type { hotelBookingRoutes } from '../../lib/contract/routes/hotel-booking.ts'
import { readStayBuild } from '../../lib/hotel/wire/hotel-booking-request.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { StayDependencies } from './dependencies.ts'
import { orderRooms, readAccepted } from './order-rooms.ts'

export const buildHotelReservation: Operation<
  typeof hotelBookingRoutes.buildHotelReservation,
  StayDependencies
> = async ({ body, query }, context, dependencies) => {
  const order = readStayBuild(body, query)
  const wantsRecordPerTraveler = query.roomPerTravelerInd ?? false
  return orderRooms(
    { ...order, accepted: readAccepted(query), wantsRecordPerTraveler },
    context,
    dependencies,
    order.offers[0]?.offerId,
  )
}
