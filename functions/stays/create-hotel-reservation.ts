import type { stayRoutes } from '../../lib/contract/routes/stays.ts'
import { isSync, readStayDetail, readSync } from '../../lib/contract/wire/stay-request.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import type { StayNeeds } from './needs.ts'
import { orderRooms, readAccepted } from './order-rooms.ts'
import { syncRooms } from './sync-rooms.ts'

/** Books rooms at once, without a workbench; the same path takes Sync. */
export const createHotelReservation: Operation<typeof stayRoutes.createHotelReservation, StayNeeds> = async (
  { body, query },
  context,
  needs,
) => {
  if (isSync(body)) return syncRooms(readSync(body), context, needs)
  const order = readStayDetail(body, query)
  const wantsRecordPerTraveler = query.roomPerTravelerInd ?? false
  return orderRooms({ ...order, accepted: readAccepted(query), wantsRecordPerTraveler }, context, needs)
}
