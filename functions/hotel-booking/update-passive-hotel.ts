import type { hotelBookingRoutes } from '../../lib/contract/routes/hotel-booking.ts'
import { recordsOf } from '../../lib/hotel/book-rooms.ts'
import { hotelsNamed, isActiveHotel } from '../../lib/hotel/hotel.ts'
import { withChangedHotel } from '../../lib/hotel/hotel-changes.ts'
import { toHotelAnswer } from '../../lib/hotel/wire/hotel-answer.ts'
import { namesOfPassive, readPassiveUpdate } from '../../lib/hotel/wire/passive-hotel.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'

/** Changes any member of a passive hotel segment (booked elsewhere). */
export const updatePassiveHotel: Operation<typeof hotelBookingRoutes.updatePassiveHotel> = async (
  { path, body },
  context,
) => {
  const { now, claim } = context
  const { id } = await requireReservation(context, path.Identifier)
  const change = (held: Reservation): Reservation => {
    // An earlier attempt of this request made the change.
    if (claim && held.events.some((event) => 'commitId' in event && event.commitId === claim.id)) return held
    const live = (held.hotels ?? []).filter(isActiveHotel)
    const [stay] = namesOfPassive(body).flatMap((name) => hotelsNamed(live, name))
    if (stay?.kind !== 'passive') throw new Refusal('hotelReservationUnknown')
    return withChangedHotel(
      held,
      { stay: readPassiveUpdate(body, stay) },
      { commitId: claim?.id ?? stay.id },
      now,
    )
  }
  const changed = await context.stores.reservations.update(id, now, change)
  if (!changed) throw new Refusal('hotelReservationUnknown')
  return toHotelAnswer(await recordsOf([changed], context))
}
