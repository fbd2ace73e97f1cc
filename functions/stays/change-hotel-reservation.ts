import type { stayRoutes } from '../../lib/contract/routes/stays.ts'
import { changeKindOf, readModification, readStayBuild, readStayDetail } from '../../lib/contract/wire/stay-request.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireReservation } from '../../lib/runtime/require.ts'
import { modifyStay } from './modify-stay.ts'
import type { StayNeeds } from './needs.ts'
import { orderRooms, readAccepted } from './order-rooms.ts'

/** Adds rooms to a reservation, with flights or without, or changes the stay that a receipt names: the body tells which. */
export const changeHotelReservation: Operation<typeof stayRoutes.changeHotelReservation, StayNeeds> = async (
  { path, body, query },
  context,
  needs,
) => {
  const { now } = context
  const reservation = await requireReservation(context, path.Identifier)
  const kind = changeKindOf(body)
  if (kind === 'modify') return modifyStay(reservation, readModification(body, query, now), readAccepted(query), context, needs)
  const { ReservationBuild } = body
  const order = ReservationBuild ? readStayBuild({ ReservationBuild }, query, true) : readStayDetail(body, query, true)
  if (reservation.travelers.length === 0) throw new Refusal('hotelTravelerInvalid', { reason: 'THE RESERVATION HAS NO TRAVELER' })
  const offerId = ReservationBuild && order.offers[0]?.offerId
  const rooms = { ...order, travelers: reservation.travelers, reservation, accepted: readAccepted(query), wantsRecordPerTraveler: false }
  return orderRooms(rooms, context, needs, offerId)
}
