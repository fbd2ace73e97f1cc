import { commitOnce } from '../commit/commit-once.ts'
import type { CommitWorkflow } from '../commit/commit-workflow.ts'
import { finishCommit, resumeCommit } from '../commit/run-commit.ts'
import { fromDecimal } from '../kernel/money.ts'
import { Refusal } from '../kernel/refusals.ts'
import { checkHotelCard } from '../payment/check-form-of-payment.ts'
import type { FormOfPayment } from '../payment/payment.ts'
import type { Reservation } from '../reservation/reservation.ts'
import { commitEventsOf } from '../reservation/reservation-event.ts'
import type { ReservationAnswer } from '../reservation/wire/reservation.ts'
import type { HotelHosts, HotelSales } from '../suppliers/hotel-aggregator.ts'
import { hostNamed } from '../suppliers/serving.ts'
import { callOf } from '../suppliers/supplier-call.ts'
import { ticketName } from '../workbench/traveler.ts'
import { toOrderTravelers } from '../workbench/wire/order-traveler.ts'
import {
  answerHotelCommit,
  type HotelBookingContext,
  type HotelDependencies,
  hotelWorkbench,
} from './book-rooms.ts'
import { changeNotices } from './change-notices.ts'
import { requireCardForStay } from './check-card.ts'
import { type HotelRate, type RoomOffer, withoutPrices } from './hotel.ts'
import { moveKeyOf, requireConfirmed } from './hotel-changes.ts'
import { cardFor } from './hotel-order.ts'
import type { AcceptedChanges } from './hotel-terms.ts'
import { requireAccepted, termsOf } from './hotel-terms.ts'
import type { HotelModification } from './wire/hotel-booking-request.ts'

/**
 * Changes the dates, card or guest of a room that the hotel itself sold and takes the money for. New dates are sold before the old ones
 * are released, under a key derived from the change, so that a repetition completes it.
 *
 * @throws Refusal `hotelReservationUnknown`, `hotelNotModifiable`, `hotelNotAvailable`, `hotelPriceChanged`,
 *   `hotelTravelerInvalid`
 * Source: docs/contract/hotel-car-platform.md 2.11; without a price in the request new dates are sold at the
 * current price, with a warning, unless `acceptPriceChangeInd` is false (guess).
 */
export async function modifyHotel(
  reservation: Reservation,
  change: HotelModification,
  accepted: AcceptedChanges,
  context: HotelBookingContext,
  { hotels, commitWorkflow }: HotelDependencies,
): Promise<ReservationAnswer> {
  const resumed = await resumeCommit(context, commitWorkflow)
  if (resumed) return answerHotelCommit(resumed, context)
  await finishEarlier(reservation, context, commitWorkflow)
  const stay = requireModifiable(reservation, change.confirmation)
  requireSameCode(stay, change)
  const formOfPayment = formOf(reservation, change, context)
  const renamed = {
    ...stay,
    ...withTraveler(reservation, change),
    ...(formOfPayment && { formOfPaymentId: formOfPayment.id }),
  }
  const { comments, contact, notices } = change
  const done = await commitOnce(
    {
      name: ['hotelChange', reservation.id, stay.id, stay.booking.saleKey, stay.booking.room, nameOf(change)],
      begin: async (workbenchId) => {
        const move = await planMove(
          renamed,
          { reservation, change, accepted, formOfPayment },
          context,
          hotels,
        )
        return hotelWorkbench(
          workbenchId,
          () => ({
            kind: 'change',
            reservationId: reservation.id,
            change: { stay: renamed, formOfPayment, comments, contact },
            move,
            notices: [...notices, ...changeNotices(stay, change, move)],
          }),
          context,
        )
      },
      // The same comments in a later request, after these are filed, are a new change.
      isStillValid: () => false,
    },
    context,
    commitWorkflow,
  )
  return answerHotelCommit(done, context)
}

/** @throws Refusal `hotelNotModifiable` another room or rate is requested */
function requireSameCode({ rate }: RoomOffer, { bookingCode }: HotelModification): void {
  if (bookingCode !== undefined && bookingCode.toUpperCase() !== rate.bookingCode.toUpperCase())
    throw new Refusal('hotelNotModifiable', {
      what: 'BOOKING CODE',
      advice: 'CANCEL THE ROOM AND BOOK AGAIN',
    })
}

/** A change that was filed may have stopped before it released the room that it replaced. */
async function finishEarlier(
  reservation: Reservation,
  context: HotelBookingContext,
  workflow: CommitWorkflow,
): Promise<void> {
  const { workbenchId } = commitEventsOf(reservation).at(-1) ?? {}
  if (workbenchId !== undefined) await finishCommit(workbenchId, context, workflow)
}

/** What makes two changes the same; a card is known by its mask. */
const nameOf = ({ dates, name, formOfPayment, comments, contact }: HotelModification): unknown[] => [
  dates?.checkIn,
  dates?.checkOut,
  name,
  formOfPayment?.card?.mask,
  comments,
  contact,
]

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
  requireCollectedByProperty(stay.rate)
  return stay
}

/** @throws Refusal `hotelNotModifiable` this service takes the money */
function requireCollectedByProperty({ collectedBy }: HotelRate): void {
  if (collectedBy === 'us')
    throw new Refusal('hotelNotModifiable', { what: 'PREPAID SEGMENT', advice: 'CANCEL IT AND BOOK AGAIN' })
}

/** Only to another traveler of the same reservation. */
function withTraveler(
  { travelers }: Reservation,
  { name }: HotelModification,
): { travelerRefs?: readonly string[] } {
  if (!name) return {}
  const found = travelers.find((traveler) => ticketName({ ...traveler, prefix: '' }) === ticketName(name))
  if (!found) throw new Refusal('hotelTravelerInvalid', { reason: 'NAME IS NOT ON THE RESERVATION' })
  return { travelerRefs: [found.ref] }
}

function formOf(
  { added }: Reservation,
  { formOfPayment }: HotelModification,
  { ids, now }: HotelBookingContext,
): FormOfPayment | undefined {
  if (!formOfPayment) return undefined
  checkHotelCard(formOfPayment, now)
  return {
    ...formOfPayment,
    id: formOfPayment.id ?? ids.uuid(),
    ref: `formOfPayment_${added.formsOfPayment + 1}`,
  }
}

interface Move {
  readonly reservation: Reservation
  readonly change: HotelModification
  readonly accepted: AcceptedChanges
  readonly formOfPayment: FormOfPayment | undefined
}

async function planMove(
  stay: RoomOffer,
  { reservation, change, accepted, formOfPayment }: Move,
  context: HotelBookingContext,
  hotels: HotelHosts<HotelSales>,
) {
  const { dates, total } = change
  if (!dates || (dates.checkIn === stay.rate.checkIn && dates.checkOut === stay.rate.checkOut))
    return undefined
  const { property, bookingCode, currency, guarantee } = stay.rate
  const replaces = { key: stay.booking.saleKey, room: stay.booking.room }
  const traveler = reservation.travelers.find(({ ref }) => stay.travelerRefs.includes(ref))
  const guests = traveler ? toOrderTravelers([traveler]) : []
  const key = moveKeyOf(stay, dates.checkIn, dates.checkOut)
  // An earlier attempt that was interrupted may have sold the new dates already.
  const givenUp = [replaces, { key, room: 0 }]
  const choice = {
    property: property.key,
    name: { bookingCode },
    stay: { ...dates, rooms: [stay.price.guests] },
    guests,
    replaces: givenUp,
  }
  const quote = await hostNamed(hotels, property.supplier).rate(choice, callOf(context))
  const current = { ...quote, bookingCode }
  requireCollectedByProperty(current)
  const [price] = current.rooms
  const form = formOfPayment ?? reservation.formsOfPayment.find(({ id }) => id === stay.formOfPaymentId)
  if (!price || !form) throw new Refusal('formOfPaymentInvalid', { reason: 'CARD IS MISSING' })
  requireCardForStay(form, current)
  const terms = termsOf(current)
  // Without a price and without a word about changes, new dates are accepted at theirs.
  const unsaid = accepted.price === false ? stay.price.totalMinor : terms.totalMinor
  const totalMinor = total === undefined ? unsaid : fromDecimal(total, currency).minor
  requireAccepted({ totalMinor, currency, guarantee }, terms, accepted)
  const rate = withoutPrices(current)
  const sale = { key, rate, rooms: [price], card: cardFor(rate, form), replaces }
  return { sale, rate, price }
}
