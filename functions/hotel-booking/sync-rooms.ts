import { guestNames } from '../../lib/hotel/guest.ts'
import type { HotelAttempt } from '../../lib/hotel/hotel-sell.ts'
import { roomsOfAttempt, saleKeyOf, soldRooms } from '../../lib/hotel/hotel-sell.ts'
import { toStayAnswer } from '../../lib/hotel/wire/hotel-answer.ts'
import type { SyncOrder } from '../../lib/hotel/wire/hotel-booking-request.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Context } from '../../lib/platform/http/serve-family.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import type { HotelSales } from '../../lib/suppliers/hotel-aggregator.ts'
import { emailsOf } from '../../lib/workbench/traveler.ts'
import type { StayNeeds } from './dependencies.ts'
import { newsOf, recordsOf } from './order-rooms.ts'
import { record } from './sell-rooms.ts'

/**
 * Records rooms whose sale took effect although its answer never came: with the hotel's confirmation numbers
 * that the traveler got by e-mail, without selling again. The original attempt is found by the traveler's
 * e-mail address, or by the name when it had none. A repetition answers the same reservation.
 *
 * @throws Refusal `hotelReservationUnknown` no attempt fits, or the hotel says that it sold nothing;
 *   `hotelConfirmationInvalid`
 * Source: specification, hotel reservation creation, rule 3; hotel sheet 2.10.
 */
export async function syncRooms(order: SyncOrder, context: Context, needs: StayNeeds) {
  const names = order.travelers.flatMap(guestNames)
  const found = (
    await Promise.all(names.map((name) => context.stores.hotelAttempts.findByGuest(name)))
  ).flat()
  const attempts = found.sort((a, b) => b.at - a.at)
  for (const attempt of attempts) {
    const known = await reservationsOf(attempt, context)
    const held = known
      .flatMap((reservation) => roomsOfAttempt(attempt, reservation))
      .map(({ booking }) => booking.confirmation)
    if (order.confirmations.every((confirmation) => held.includes(confirmation)))
      return toStayAnswer(await recordsOf(known, context))
  }
  const unfinished = attempts.find(({ outcome }) => !outcome)
  if (!unfinished) throw new Refusal('hotelReservationUnknown')
  const open = withEmails(unfinished, order)
  const confirmations = byLine(open, order.confirmations)
  await requireConfirmed(open, confirmations, needs.hotels)
  const booked = await record(
    { attempt: open, rooms: soldRooms(confirmations), notices: open.notices, isSynced: true },
    context,
    needs,
  )
  return toStayAnswer(await recordsOf(booked.reservations, context), newsOf(booked))
}

/**
 * The e-mail address goes to the traveler of that name, otherwise to the first, unless there is one already.
 */
function withEmails(attempt: HotelAttempt, order: SyncOrder): HotelAttempt {
  const nameOf = ({ given, surname }: { readonly given: string; readonly surname: string }): string =>
    `${surname}/${given}`.toUpperCase()
  const travelers = attempt.travelers.map((traveler, index) => {
    const sent =
      order.travelers.find((one) => nameOf(one) === nameOf(traveler)) ??
      (index === 0 ? order.travelers[0] : undefined)
    if (!sent?.emails || emailsOf(traveler).length > 0) return traveler
    return { ...traveler, emails: sent.emails }
  })
  return { ...attempt, travelers }
}

async function reservationsOf({ outcome }: HotelAttempt, { stores, now }: Context): Promise<Reservation[]> {
  const found = await Promise.all(
    (outcome?.reservationIds ?? []).map((id) => stores.reservations.find(id, now)),
  )
  return found.filter((reservation) => reservation !== undefined)
}

/**
 * A confirmation for each room, in the order in which the rooms were asked for. @throws Refusal
 * `hotelConfirmationInvalid` too many
 */
function byLine({ lines }: HotelAttempt, confirmations: readonly string[]): string[][] {
  let taken = 0
  const each = lines.map(({ rooms }) => {
    const ofLine = confirmations.slice(taken, taken + rooms.length)
    taken += ofLine.length
    return ofLine
  })
  if (taken < confirmations.length) throw new Refusal('hotelConfirmationInvalid')
  return each
}

/** What the hotel tells counts; when it tells nothing, the client is believed. */
async function requireConfirmed(
  attempt: HotelAttempt,
  confirmations: readonly (readonly string[])[],
  hotels: HotelSales,
): Promise<void> {
  const guests = attempt.travelers.map(({ given, surname }) => ({ given, surname }))
  for (const [line, claimed] of confirmations.entries()) {
    if (claimed.length === 0) continue
    const sale = await toldSale({ key: saleKeyOf(attempt, line), guests }, hotels)
    if (sale === 'unknown') continue
    if (!sale) throw new Refusal('hotelReservationUnknown')
    if (claimed.some((confirmation) => !sale.confirmations.includes(confirmation)))
      throw new Refusal('hotelConfirmationInvalid')
  }
}

async function toldSale(order: Parameters<HotelSales['findSale']>[0], hotels: HotelSales) {
  try {
    return await hotels.findSale(order)
  } catch (error) {
    if (error instanceof SupplierUnavailable) return 'unknown'
    throw error
  }
}
