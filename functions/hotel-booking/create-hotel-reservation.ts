import { orderName } from '../../lib/commit/order-name.ts'
import type { hotelBookingRoutes } from '../../lib/contract/routes/hotel-booking.ts'
import type { HotelDependencies } from '../../lib/hotel/book-rooms.ts'
import { bookRooms } from '../../lib/hotel/book-rooms.ts'
import { syncRooms } from '../../lib/hotel/sync-rooms.ts'
import { readAccepted } from '../../lib/hotel/wire/accepted-changes.ts'
import { isSync, readHotelDetail, readSync } from '../../lib/hotel/wire/hotel-booking-request.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'

/** Books rooms at once, without a workbench; the same path takes Sync. */
export const createHotelReservation: Operation<
  typeof hotelBookingRoutes.createHotelReservation,
  HotelDependencies
> = async ({ body, query }, context, dependencies) => {
  if (isSync(body)) return syncRooms(readSync(body), context, dependencies)
  const order = readHotelDetail(body, query)
  const name = orderName({ query, body }, context.headers)
  const wantsRecordPerTraveler = query.roomPerTravelerInd ?? false
  return bookRooms(
    { ...order, name, accepted: readAccepted(query), wantsRecordPerTraveler },
    context,
    dependencies,
  )
}
