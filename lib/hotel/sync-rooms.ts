import { commitOnce, hasCommitted } from '../commit/commit-once.ts'

import type { EpochMs } from '../kernel/instant.ts'

import { Refusal } from '../kernel/refusals.ts'
import type { ReservationAnswer } from '../reservation/wire/reservation.ts'
import { SupplierUnavailable } from '../suppliers/air-host.ts'
import type { HotelHosts, HotelSales, RoomOrder } from '../suppliers/hotel-aggregator.ts'
import { hostNamed } from '../suppliers/serving.ts'
import { callOf, type SupplierCall } from '../suppliers/supplier-call.ts'
import { emailsOf, latinNames, type Traveler } from '../workbench/traveler.ts'
import {
  type ClosedWorkbench,
  type CommittingWorkbench,
  isUnresolved,
  outcomeKnownUntil,
  type Workbench,
} from '../workbench/workbench.ts'
import {
  answerHotelCommit,
  findAll,
  type HotelBookingContext,
  type HotelDependencies,
  hotelWorkbench,
  recordsOf,
} from './book-rooms.ts'
import { guestNames } from './guest.ts'
import type { HotelOrder } from './hotel-order.ts'
import { orderOf, saleOf, soldRooms } from './hotel-order.ts'
import { roomsOfOrder } from './reserved-rooms.ts'
import { toHotelAnswer } from './wire/hotel-answer.ts'
import type { SyncOrder } from './wire/hotel-booking-request.ts'
import { toGuests } from './wire/room-party.ts'

/** A booking of the guest: its order and the state of its commit. */
interface Booking {
  readonly order: HotelOrder
  readonly workbench: CommittingWorkbench | ClosedWorkbench
}

/**
 * Records rooms that were sold although the answer of the hotel was lost, with the confirmation numbers that
 * the traveler got by e-mail; nothing is sold again. The original booking is found by the traveler's e-mail
 * address, or by the name when it had none. A repetition answers the same reservation.
 *
 * @throws Refusal `hotelReservationUnknown` no booking matches, or the hotel reports no sale;
 *   `hotelConfirmationInvalid`
 * Source: docs/contract/specification.md, hotel reservation creation, rule 3;
 * docs/contract/hotel-car-platform.md 2.10.
 */
export async function syncRooms(
  request: SyncOrder,
  context: HotelBookingContext,
  { hotels, commitWorkflow }: HotelDependencies,
): Promise<ReservationAnswer> {
  const bookings = await bookingsOf(request, context)
  for (const { order, workbench } of bookings) {
    const { outcome } = workbench.status === 'closed' ? workbench : {}
    const known = await findAll(outcome?.kind === 'committed' ? outcome.reservationIds : [], context)
    const held = known
      .flatMap((reservation) => roomsOfOrder(order, reservation))
      .map(({ booking }) => booking.confirmation)
    if (request.confirmations.every((confirmation) => held.includes(confirmation)))
      return toHotelAnswer(await recordsOf(known, context))
  }
  const open = bookings.find(({ workbench }) => workbench.status === 'committing' || isUnresolved(workbench))
  if (!open) throw new Refusal('hotelReservationUnknown')
  const order = withEmails(open.order, request)
  const confirmations = byLine(order, request.confirmations)
  await requireConfirmed(order, confirmations, hotels, callOf(context))
  const done = await commitOnce(
    {
      name: ['hotelSync', order.id, request.confirmations],
      begin: async (workbenchId) => {
        await context.stores.hotelGuests.note(order.travelers.flatMap(guestNames), workbenchId, context.now)
        const rooms = soldRooms(confirmations)
        return hotelWorkbench(workbenchId, () => ({ kind: 'record', order, rooms }), context)
      },
      isStillValid: hasCommitted,
    },
    context,
    commitWorkflow,
  )
  return answerHotelCommit(done, context)
}

/** Bookings of the guest, the latest first. */
async function bookingsOf(
  { travelers }: SyncOrder,
  { stores, now }: HotelBookingContext,
): Promise<Booking[]> {
  const names = travelers.flatMap(guestNames)
  const ids = await Promise.all(names.map((name) => stores.hotelGuests.find(name, now)))
  const found = await Promise.all([...new Set(ids.flat())].map((id) => stores.workbenches.find(id)))
  return found.flatMap((workbench) => bookingIn(workbench, now)).sort((a, b) => b.order.at - a.order.at)
}

function bookingIn(workbench: Workbench | undefined, now: EpochMs): Booking[] {
  if (!workbench || workbench.status === 'open') return []
  if (workbench.status === 'closed' && now >= outcomeKnownUntil(workbench)) return []
  const order = orderOf(workbench.commit)
  return order ? [{ order, workbench }] : []
}

/**
 * Adds the e-mail address to the traveler of that name, otherwise to the first, unless that one has an
 * address.
 */
function withEmails(order: HotelOrder, request: SyncOrder): HotelOrder {
  const nameOf = (guest: Pick<Traveler, 'given' | 'surname'>): string =>
    Object.values(latinNames(guest)).join('/')
  const travelers = order.travelers.map((traveler, index) => {
    const sent =
      request.travelers.find((one) => nameOf(one) === nameOf(traveler)) ??
      (index === 0 ? request.travelers[0] : undefined)
    if (!sent?.emails || emailsOf(traveler).length > 0) return traveler
    return { ...traveler, emails: sent.emails }
  })
  return { ...order, travelers }
}

/**
 * A confirmation for each room, in the order of the rooms.
 *
 * @throws Refusal `hotelConfirmationInvalid` too many
 */
function byLine({ lines }: HotelOrder, confirmations: readonly string[]): string[][] {
  let count = 0
  const each = lines.map(({ rooms }) => {
    const ofLine = confirmations.slice(count, count + rooms.length)
    count += ofLine.length
    return ofLine
  })
  if (count < confirmations.length) throw new Refusal('hotelConfirmationInvalid')
  return each
}

/** The hotel's confirmations count; when it does not answer, those of the client. */
async function requireConfirmed(
  order: HotelOrder,
  confirmations: readonly (readonly string[])[],
  hotels: HotelHosts<HotelSales>,
  call: SupplierCall,
): Promise<void> {
  const guests = toGuests(order)
  for (const [line, claimed] of confirmations.entries()) {
    if (claimed.length === 0) continue
    const sale = await lookUpSale({ ...saleOf(order, line), guests }, hotels, call)
    if (sale === 'unknown') continue
    if (!sale) throw new Refusal('hotelReservationUnknown')
    if (claimed.some((confirmation) => !sale.confirmations.includes(confirmation)))
      throw new Refusal('hotelConfirmationInvalid')
  }
}

async function lookUpSale(
  order: Pick<RoomOrder, 'key' | 'guests' | 'rate'>,
  hotels: HotelHosts<HotelSales>,
  call: SupplierCall,
) {
  try {
    return await hostNamed(hotels, order.rate.property.supplier).findSale(order, call)
  } catch (error) {
    if (error instanceof SupplierUnavailable) return 'unknown'
    throw error
  }
}
