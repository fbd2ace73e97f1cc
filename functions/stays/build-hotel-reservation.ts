import type { stayRoutes } from '../../lib/contract/routes/stays.ts'
import { readStayBuild } from '../../lib/contract/wire/stay-request.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import type { StayNeeds } from './needs.ts'
import { orderRooms, readAccepted } from './order-rooms.ts'

export const buildHotelReservation: Operation<typeof stayRoutes.buildHotelReservation, StayNeeds> = async (
  { body, query },
  context,
  needs,
) => {
  const order = readStayBuild(body, query)
  const wantsRecordPerTraveler = query.roomPerTravelerInd ?? false
  return orderRooms({ ...order, accepted: readAccepted(query), wantsRecordPerTraveler }, context, needs, order.offers[0]?.offerId)
}
