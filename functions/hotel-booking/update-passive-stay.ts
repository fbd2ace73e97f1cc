import type { hotelBookingRoutes } from '../../lib/contract/routes/hotel-booking.ts'
import { recordsOf } from '../../lib/hotel/book-rooms.ts'
import { isLiveStay, staysNamed } from '../../lib/hotel/hotel.ts'
import { withChangedStay } from '../../lib/hotel/hotel-changes.ts'
import { toStayAnswer } from '../../lib/hotel/wire/hotel-answer.ts'
import { namesOfPassive, readPassiveUpdate } from '../../lib/hotel/wire/passive-hotel.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'

/** Changes any member of a stay that was booked elsewhere. */
export const updatePassiveStay: Operation<typeof hotelBookingRoutes.updatePassiveStay> = async (
  { path, body },
  context,
) => {
  const { now } = context
  const { id } = await requireReservation(context, path.Identifier)
  const change = (held: Reservation): Reservation => {
    const live = (held.hotels ?? []).filter(isLiveStay)
    const [stay] = namesOfPassive(body).flatMap((name) => staysNamed(live, name))
    if (stay?.kind !== 'passive') throw new Refusal('hotelReservationUnknown')
    return withChangedStay(held, { stay: readPassiveUpdate(body, stay) }, { commitId: stay.id }, now)
  }
  const changed = await context.stores.reservations.update(id, now, change)
  if (!changed) throw new Refusal('hotelReservationUnknown')
  return toStayAnswer(await recordsOf([changed], context))
}
