import type { RoomOffer } from '../../lib/hotel/hotel.ts'
import { roomTotals } from '../../lib/hotel/hotel.ts'
import { movedStay, moveKeyOf, requireConfirmed, withChangedStay } from '../../lib/hotel/hotel-changes.ts'
import type { AcceptedChanges } from '../../lib/hotel/hotel-sell.ts'
import { requireAccepted } from '../../lib/hotel/hotel-sell.ts'
import { toStayAnswer } from '../../lib/hotel/wire/hotel-answer.ts'
import type { StayModification } from '../../lib/hotel/wire/hotel-booking-request.ts'
import { fromDecimal } from '../../lib/kernel/money.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { checkFormOfPayment } from '../../lib/payment/check-form-of-payment.ts'
import type { FormOfPayment } from '../../lib/payment/payment.ts'
import type { Context } from '../../lib/platform/http/serve-family.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import type { StayDependencies } from './dependencies.ts'
import { recordsOf } from './order-rooms.ts'
import { changeReservation } from './record-rooms.ts'
import { sellOnce } from './sell-rooms.ts'

/**
 * Changes a room of the hotel's own content: its dates, its card, who has it. New dates are sold before the
 * old ones are given back, under a key made from the change, so that a repetition finishes what was begun.
 *
 * @throws Refusal `hotelReservationUnknown`, `hotelNotModifiable`, `hotelNotAvailable`, `hotelPriceChanged`,
 *   `hotelTravelerInvalid`
 * Source: hotel sheet 2.11; without a price in the request new dates are sold at the price of now (guess).
 */
export async function modifyStay(
  reservation: Reservation,
  change: StayModification,
  accepted: AcceptedChanges,
  context: Context,
  dependencies: StayDependencies,
) {
  const stay = requireModifiable(reservation, change.confirmation)
  const formOfPayment = formOf(reservation, change, context)
  const renamed = {
    ...stay,
    ...withTraveler(reservation, change),
    ...(formOfPayment && { formOfPaymentId: formOfPayment.id }),
  }
  const moved = await move(renamed, { reservation, change, accepted, formOfPayment }, context, dependencies)
  const { comments, contact, notices } = change
  const changed = await changeReservation(
    reservation.id,
    (held) => withChangedStay(held, { stay: moved, formOfPayment, comments, contact }, context.now),
    context,
  )
  const { movedFrom, booking } = moved
  if (movedFrom && change.dates) {
    await context.stores.reservations.nameBySupplierLocator(booking.confirmation, reservation.id)
    await dependencies.hotels.cancel(movedFrom.saleKey, movedFrom.room, context.now, true)
  }
  return toStayAnswer(await recordsOf([changed], context), { notices })
}

function requireModifiable(reservation: Reservation, confirmation: string): RoomOffer {
  const stay = requireConfirmed(reservation, confirmation)
  if (stay.kind === 'passive')
    throw new Refusal('hotelNotModifiable', { what: 'PASSIVE SEGMENT', advice: 'USE PASSIVEUPDATE' })
  if (stay.rate.source === 'aggregator') {
    throw new Refusal('hotelNotModifiable', {
      what: 'AGGREGATOR SEGMENT',
      advice: 'CANCEL IT AND BOOK AGAIN',
    })
  }
  return stay
}

/** Only to somebody who is on the reservation already. */
function withTraveler(
  { travelers }: Reservation,
  { name }: StayModification,
): { travelerRefs?: readonly string[] } {
  if (!name) return {}
  const same = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase()
  const found = travelers.find(({ given, surname }) => same(given, name.given) && same(surname, name.surname))
  if (!found) throw new Refusal('hotelTravelerInvalid', { reason: 'NAME IS NOT ON THE RESERVATION' })
  return { travelerRefs: [found.ref] }
}

function formOf(
  { added }: Reservation,
  { formOfPayment }: StayModification,
  { ids, now }: Context,
): FormOfPayment | undefined {
  if (!formOfPayment) return undefined
  checkFormOfPayment(formOfPayment, [], now)
  return {
    ...formOfPayment,
    id: formOfPayment.id ?? ids.uuid(),
    ref: `formOfPayment_${added.formsOfPayment + 1}`,
  }
}

interface Move {
  readonly reservation: Reservation
  readonly change: StayModification
  readonly accepted: AcceptedChanges
  readonly formOfPayment: FormOfPayment | undefined
}

async function move(
  stay: RoomOffer,
  { reservation, change, accepted, formOfPayment }: Move,
  { now }: Context,
  { hotels }: StayDependencies,
) {
  const { dates, total } = change
  if (!dates || (dates.checkIn === stay.rate.checkIn && dates.checkOut === stay.rate.checkOut)) return stay
  const { property, bookingCode, currency, guarantee } = stay.rate
  const replaces = { key: stay.booking.saleKey, room: stay.booking.room }
  const traveler = reservation.travelers.find(({ ref }) => stay.travelerRefs.includes(ref))
  const guests = traveler ? [{ given: traveler.given, surname: traveler.surname }] : []
  const key = moveKeyOf(stay, dates.checkIn, dates.checkOut)
  // A request that stopped on its way may have sold the new dates already.
  const givenUp = [replaces, { key, room: 0 }]
  const choice = {
    property: property.key,
    bookingCode,
    stay: { ...dates, rooms: [stay.price.guests] },
    guests,
    replaces: givenUp,
  }
  const { rooms, roomsLeft: _, ...rate } = await hotels.rate(choice, now)
  const [price] = rooms
  const card = (formOfPayment ?? reservation.formsOfPayment.find(({ id }) => id === stay.formOfPaymentId))
    ?.card
  if (!price || card?.token === undefined)
    throw new Refusal('formOfPaymentInvalid', { reason: 'CARD IS MISSING' })
  const totalMinor = roomTotals([price]).total
  const before = {
    totalMinor: total === undefined ? totalMinor : fromDecimal(total, currency).minor,
    currency,
    guarantee,
  }
  requireAccepted(before, { totalMinor, currency, guarantee: rate.guarantee }, accepted)
  const { token, mask, cardCode, expireDate = '' } = card
  const sale = await sellOnce(
    { key, rate, rooms: [price], guests, card: { token, mask, cardCode, expireDate }, replaces },
    hotels,
    now,
  )
  const [confirmation = ''] = sale.confirmations
  return movedStay(stay, { saleKey: key, confirmation, rate, price })
}
