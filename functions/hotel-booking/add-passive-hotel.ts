import type { hotelBookingRoutes } from '../../lib/contract/routes/hotel-booking.ts'
import { recordsOf } from '../../lib/hotel/book-rooms.ts'
import { withPassiveHotels } from '../../lib/hotel/hotel-changes.ts'
import { toHotelAnswer } from '../../lib/hotel/wire/hotel-answer.ts'
import { readPassive } from '../../lib/hotel/wire/passive-hotel.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'

/** Adds passive hotel segments (booked elsewhere), or placeholders that are only dates. */
export const addPassiveHotel: Operation<typeof hotelBookingRoutes.addPassiveHotel> = async (
  { path, body },
  context,
) => {
  const { now, tenant } = context
  const { id, travelers } = await requireReservation(context, path.Identifier)
  const { stays } = readPassive(
    body,
    {
      scope: id,
      travelerRef: travelers[0]?.ref ?? '',
      currency: tenant.agency.currency,
      mayBePlaceholder: true,
    },
    now,
  )
  const changed = await context.stores.reservations.update(id, now, (held) =>
    withPassiveHotels(held, stays, now),
  )
  if (!changed) throw new Refusal('hotelReservationUnknown')
  return toHotelAnswer(await recordsOf([changed], context))
}
