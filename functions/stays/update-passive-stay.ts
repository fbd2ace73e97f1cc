import type { stayRoutes } from '../../lib/contract/routes/stays.ts'
import { namesOfPassive, readPassiveUpdate } from '../../lib/contract/wire/passive-stay.ts'
import { toStayAnswer } from '../../lib/contract/wire/stay.ts'
import { isLiveStay, staysNamed } from '../../lib/domain/hotel.ts'
import { withChangedStay } from '../../lib/domain/hotel-changes.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { Reservation } from '../../lib/domain/reservation.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireReservation } from '../../lib/runtime/require.ts'
import { recordsOf } from './order-rooms.ts'
import { changeReservation } from './record-rooms.ts'

/** Changes any member of a stay that was booked elsewhere. */
export const updatePassiveStay: Operation<typeof stayRoutes.updatePassiveStay> = async ({ path, body }, context) => {
  const { now } = context
  const { id } = await requireReservation(context, path.Identifier)
  const change = (held: Reservation): Reservation => {
    const live = (held.hotels ?? []).filter(isLiveStay)
    const [stay] = namesOfPassive(body).flatMap((name) => staysNamed(live, name))
    if (stay?.kind !== 'passive') throw new Refusal('hotelReservationUnknown')
    return withChangedStay(held, { stay: readPassiveUpdate(body, stay) }, now)
  }
  return toStayAnswer(await recordsOf([await changeReservation(id, change, context)], context))
}
