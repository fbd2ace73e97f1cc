import type { hotelBookingRoutes } from '../../lib/contract/routes/hotel-booking.ts'
import { recordsOf } from '../../lib/hotel/book-rooms.ts'
import { withPassiveHotels } from '../../lib/hotel/hotel-changes.ts'
import { toHotelAnswer } from '../../lib/hotel/wire/hotel-answer.ts'
import { readPassive } from '../../lib/hotel/wire/passive-hotel.ts'
import { derivedId } from '../../lib/kernel/derived-id.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { createOnce } from '../../lib/kernel/update-item.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { freeLocator } from '../../lib/reservation/free-locator.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { receiptId } from '../../lib/reservation/reservation.ts'
import { nothingAdded } from '../../lib/workbench/added-counts.ts'

/** A reservation of passive hotel segments (booked elsewhere). A repeated request returns the same one. */
export const createPassiveReservation: Operation<typeof hotelBookingRoutes.createPassiveReservation> = async (
  { body },
  context,
) => {
  const { stores, tenant, now } = context
  const { currency } = tenant.agency
  const order = readPassive(
    body,
    { scope: tenant.accessGroup, travelerRef: 'travelerRefId_1', currency },
    now,
  )
  if (order.travelers.length === 0) throw new Refusal('hotelObjectMissing', { object: 'Traveler' })
  const { reservationId, locator } = await freeLocator(order.name, tenant.accessGroup, stores)
  const empty: Reservation = {
    id: reservationId,
    version: 0,
    locator,
    createdAt: now,
    pcc: tenant.agency.pcc,
    offers: [],
    travelers: order.travelers.map((traveler, index) => ({
      ...traveler,
      id: traveler.id ?? derivedId(`${order.name}#traveler#${index}`),
      ref: `travelerRefId_${index + 1}`,
    })),
    formsOfPayment: [],
    payments: [],
    receipts: [{ kind: 'record', id: receiptId(order.name, 0), ref: 'receipt_1', at: now, locator }],
    documentIds: [],
    events: [{ at: now, kind: 'booked', commitId: order.name }],
    hotelBookingDetails: order.details,
    added: { ...nothingAdded, travelers: order.travelers.length },
  }
  await createOnce(() => stores.reservations.create(withPassiveHotels(empty, order.stays, now)))
  const made = await stores.reservations.find(reservationId, now)
  return toHotelAnswer(await recordsOf(made ? [made] : [], context))
}
