import type { hotelBookingRoutes } from '../../lib/contract/routes/hotel-booking.ts'
import { isSync, readStayDetail, readSync } from '../../lib/hotel/wire/hotel-booking-request.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { StayDependencies } from './dependencies.ts'
import { orderRooms, readAccepted } from './order-rooms.ts'
import { syncRooms } from './sync-rooms.ts'

/** Books rooms at once, without a workbench; the same path takes Sync. */
export const createHotelReservation: Operation<
  typeof hotelBookingRoutes.createHotelReservation,
  StayDependencies
> = async ({ body, query }, context, dependencies) => {
  if (isSync(body)) return syncRooms(readSync(body), context, dependencies)
  const order = readStayDetail(body, query)
  const wantsRecordPerTraveler = query.roomPerTravelerInd ?? false
  return orderRooms(
    { ...order, accepted: readAccepted(query), wantsRecordPerTraveler },
    context,
    dependencies,
  )
}
