import type { stayRoutes } from '../../lib/contract/routes/stays.ts'
import { readPassive } from '../../lib/contract/wire/passive-stay.ts'
import { toStayAnswer } from '../../lib/contract/wire/stay.ts'
import { derivedId } from '../../lib/domain/derived-id.ts'
import { withPassiveStays } from '../../lib/domain/hotel-changes.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { Reservation } from '../../lib/domain/reservation.ts'
import { receiptId } from '../../lib/domain/reservation.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { StaleItem } from '../../lib/repositories/store.ts'
import { freeLocator } from '../../lib/runtime/free-locator.ts'
import { recordsOf } from './order-rooms.ts'

/** A reservation of stays that were booked elsewhere. Asked for again it is the same one. */
export const createPassiveReservation: Operation<typeof stayRoutes.createPassiveReservation> = async ({ body }, context) => {
  const { stores, tenant, now } = context
  const order = readPassive(body, { scope: tenant.accessGroup, travelerRef: 'travelerRefId_1' }, now)
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
    documentNumbers: [],
    events: [{ at: now, kind: 'booked', commitId: order.name }],
    stayDetails: order.details,
    added: { offers: 0, travelers: order.travelers.length, formsOfPayment: 0, payments: 0 },
  }
  try {
    await stores.reservations.create(withPassiveStays(empty, order.stays, now))
  } catch (error) {
    if (!(error instanceof StaleItem)) throw error
  }
  const made = await stores.reservations.find(reservationId, now)
  return toStayAnswer(await recordsOf(made ? [made] : [], context))
}
