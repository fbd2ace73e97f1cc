import { derivedId } from '../kernel/derived-id.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { FormOfPayment } from '../payment/payment.ts'
import type { Reservation } from '../reservation/reservation.ts'
import { receiptId } from '../reservation/reservation.ts'
import type { CommitEvent } from '../reservation/reservation-event.ts'
import type { Traveler } from '../workbench/traveler.ts'
import type { HotelRate, HotelSegment, PassiveHotel, RoomOffer } from './hotel.ts'
import { cancelledHotel, confirmationOf, hasConfirmation, isActiveHotel } from './hotel.ts'
import type { RoomPrice } from './room-price.ts'

const withHotel = (reservation: Reservation, changed: HotelSegment): Reservation => ({
  ...reservation,
  hotels: (reservation.hotels ?? []).map((stay) => (stay.id === changed.id ? changed : stay)),
})

/** The commit that changes a reservation. */
type Cause = Pick<CommitEvent, 'commitId' | 'workbenchId'>

const happened = (
  reservation: Reservation,
  kind: 'changed' | 'cancelled',
  cause: Cause,
  at: EpochMs,
): Reservation => ({
  ...reservation,
  events: [...reservation.events, { at, kind, ...cause }],
})

/**
 * The reservation with one hotel segment and its receipt cancelled; the hotel's cancellation number is added
 * later.
 */
export const withCancelledHotel = (
  reservation: Reservation,
  stay: HotelSegment,
  cause: Cause,
  now: EpochMs,
): Reservation => happened(withHotel(reservation, cancelledHotel(stay)), 'cancelled', cause, now)

/**
 * The hotel segment with that confirmation number, now or before its dates were changed.
 *
 * @throws Refusal `hotelReservationUnknown`
 */
export function requireConfirmed({ hotels = [] }: Reservation, confirmation: string): HotelSegment {
  const live = hotels.filter(isActiveHotel)
  const found =
    live.find((stay) => confirmationOf(stay) === confirmation) ??
    live.find((stay) => hasConfirmation(stay, confirmation))
  if (!found) throw new Refusal('hotelReservationUnknown')
  return found
}

/** The sale key of a room at its new dates: a repeated change finds the same sale. */
export const moveKeyOf = ({ id, booking }: RoomOffer, checkIn: string, checkOut: string): string =>
  derivedId(`${id}#${booking.saleKey}#${booking.room}#${checkIn}#${checkOut}`)

/** The room at its new dates, sold under `saleKey`. */
export function movedRoom(
  stay: RoomOffer,
  sold: {
    readonly saleKey: string
    readonly confirmation: string
    readonly rate: HotelRate
    readonly price: RoomPrice
  },
): RoomOffer {
  const { booking, formerConfirmations = [] } = stay
  const former = new Set([...formerConfirmations, booking.confirmation])
  former.delete(sold.confirmation)
  return {
    ...stay,
    rate: sold.rate,
    price: sold.price,
    booking: { status: 'confirmed', saleKey: sold.saleKey, room: 0, confirmation: sold.confirmation },
    ...(former.size > 0 && { formerConfirmations: [...former] }),
  }
}

export interface HotelChange {
  readonly stay: HotelSegment
  readonly formOfPayment?: FormOfPayment | undefined
  readonly comments?: readonly unknown[]
  /** Of the guest of the room. */
  readonly contact?: Pick<Traveler, 'telephones' | 'emails'>
}

/**
 * The reservation with a changed hotel segment, and the details sent with the change. An open workbench has a
 * copy of the travelers: when one of them changes, the revision rises, so that its commit is refused instead
 * of undoing the change.
 */
export function withChangedHotel(
  reservation: Reservation,
  change: HotelChange,
  cause: Cause,
  now: EpochMs,
): Reservation {
  const { stay, formOfPayment, comments = [], contact = {} } = change
  const [traveler] = stay.travelerRefs
  const changed: Reservation = {
    ...withHotel(reservation, stay),
    ...(Object.keys(contact).length > 0 && { revision: (reservation.revision ?? 0) + 1 }),
    travelers: reservation.travelers.map((one) => (one.ref === traveler ? { ...one, ...contact } : one)),
    ...(formOfPayment && {
      formsOfPayment: [...reservation.formsOfPayment, formOfPayment],
      added: { ...reservation.added, formsOfPayment: reservation.added.formsOfPayment + 1 },
    }),
    ...(comments.length > 0 && {
      hotelBookingDetails: {
        ...reservation.hotelBookingDetails,
        ReservationComment: [...(reservation.hotelBookingDetails?.ReservationComment ?? []), ...comments],
      },
    }),
  }
  return happened(changed, 'changed', cause, now)
}

/** The reservation with passive hotel segments added; those that it has already are unchanged. */
export function withPassiveHotels(
  reservation: Reservation,
  segments: readonly Omit<PassiveHotel, 'ref'>[],
  now: EpochMs,
): Reservation {
  const { hotels = [], added, receipts } = reservation
  const news = segments.filter(({ id }) => !hotels.some((held) => held.id === id))
  if (news.length === 0) return reservation
  const offers = news.map(
    (stay, index): PassiveHotel => ({ ...stay, ref: `offer_${added.offers + index + 1}` }),
  )
  const changed: Reservation = {
    ...reservation,
    hotels: [...hotels, ...offers],
    receipts: [
      ...receipts,
      ...offers.map((offer, index) => ({
        kind: 'hotel' as const,
        id: receiptId(offer.id, 0),
        ref: `receipt_${receipts.length + index + 1}`,
        at: now,
        offerRefs: [offer.ref],
      })),
    ],
    added: { ...added, offers: added.offers + offers.length },
  }
  return happened(changed, 'changed', { commitId: offers[0]?.id ?? reservation.id }, now)
}
