import { daysMs, type EpochMs, toDate } from '../kernel/instant.ts'
import type { Money } from '../kernel/money.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { PropertySummary, StayHours } from './property.ts'
import type { GuaranteeType, RoomPrice } from './room-price.ts'

/** Who sells a rate: the hotel's own system, or an aggregator with its own prices for the same rooms. */
export type RateSource = 'own' | 'aggregator'

export interface RoomType {
  /** Three characters, the same at every property. */
  readonly code?: string
  readonly description: string
  readonly beds?: readonly {
    readonly type: string
    readonly quantity: number
    /** `180 cm X 200 cm` */
    readonly size?: string
  }[]
  readonly amenities?: readonly RoomAmenity[]
  readonly maxGuests?: number
  readonly smokingAllowed?: boolean
  readonly wifiIncluded?: boolean
  readonly isAccessible?: boolean
  /** The supplier's codes of the type and of what the room looks out on. */
  readonly typeCode?: string
  readonly viewCode?: string
}

/** Something in the room; `isIncluded` without a charge of its own. */
export interface RoomAmenity {
  readonly code?: string
  readonly description: string
  readonly isIncluded?: boolean
}

export interface RatePlan {
  /** `BAR` */
  readonly code?: string
  readonly name?: string
  /** `Standard`, `Promotional` ... */
  readonly category?: string
  readonly meals?: { readonly breakfast: boolean; readonly lunch: boolean; readonly dinner: boolean }
  readonly payment?: 'PostPay' | 'PrePay'
  /** Proofs that the guest has to bring: a loyalty number to book, an identification to check in. */
  readonly proofs?: { readonly loyaltyNumber: boolean; readonly rateQualification: boolean }
}

/** What a cancellation costs after the deadline; where there is none, from the moment of booking. */
export type CancelPenalty = (
  | { readonly kind: 'nights'; readonly nights: number }
  | { readonly kind: 'percent'; readonly percent: number }
) & {
  /** In the hotel's local time. Absent: no free cancellation. */
  readonly freeUntil?: { readonly date: string; readonly time: string }
}

/** The terms of a cancellation in the hotel's words; amounts by instant are with the price (`refunds`). */
export interface CancelTerms {
  readonly text?: string
  readonly penalty?: CancelPenalty
}

/** A rate of a room type for given nights, without its price. What the supplier does not tell is absent. */
export interface HotelRate {
  readonly source: RateSource
  readonly property: PropertySummary
  /** The supplier's own reference of the rate, opaque, of several kilobytes perhaps: goes back to it as it is. */
  readonly ref: string
  /** Short, the code that clients see and send: the supplier's own, or one made from the reference. */
  readonly bookingCode: string
  readonly room: RoomType
  readonly plan: RatePlan
  /** Local calendar dates, `2027-03-04`. */
  readonly checkIn: string
  readonly checkOut: string
  readonly guarantee: GuaranteeType
  /**
   * Who takes the traveler's money: the property, from the card that it gets, or this service, which settles with
   * the supplier.
   */
  readonly collectedBy: 'property' | 'us'
  readonly cancellation?: CancelTerms
  readonly hours?: StayHours
  /** Two-letter codes of cards. */
  readonly acceptedCards?: readonly string[]
  readonly currency: string
}

/** A rate offered now: a price for each requested room. */
export interface OfferedRate extends HotelRate {
  readonly rooms: readonly RoomPrice[]
  /** Rooms available, at least those requested. */
  readonly roomsLeft?: number
  /** From then on the supplier knows it no more. */
  readonly expiresAt?: EpochMs
}

/** The rate as it is ordered, without what holds for an offer only. */
export const withoutPrices = ({ rooms: _, roomsLeft: __, expiresAt: ___, ...rate }: OfferedRate): HotelRate =>
  rate

/** State of a room at the hotel. */
export type RoomBooking =
  | {
      readonly status: 'confirmed'
      readonly saleKey: string
      readonly room: number
      readonly confirmation: string
      readonly pin?: string
    }
  | {
      readonly status: 'cancelled'
      readonly saleKey: string
      readonly room: number
      readonly confirmation: string
      /** Absent until the hotel returned it. */
      readonly cancellation?: string
    }

/** A room's part of a payment at our payment gateway. */
export interface RoomCharge {
  /** Key of the payment. */
  readonly paymentKey: string
  readonly amount: Money
}

interface HotelOfferBase {
  readonly id: string
  /** `offer_3`: stable inside the reservation, numbered with the air offers. */
  readonly ref: string
  readonly addedAt: EpochMs
  /** The guests, by reference inside the reservation. */
  readonly travelerRefs: readonly string[]
}

/** One room that a hotel confirmed; every room is a separate offer. */
export interface RoomOffer extends HotelOfferBase {
  readonly kind: 'room'
  /** The availability's offer id, the identifier in answers: the same for all rooms sold from it. */
  readonly rateId: string
  readonly rate: HotelRate
  readonly price: RoomPrice
  readonly booking: RoomBooking
  /** The card that guarantees or pays the room. */
  readonly formOfPaymentId: string
  /** What this service charged for the room, where it takes the money. */
  readonly charge?: RoomCharge
  /**
   * Confirmation numbers that the room had before its dates were changed, where the hotel gave another one: clients
   * may still send them.
   */
  readonly formerConfirmations?: readonly string[]
  /** Recorded by Sync Reservation after the sale. */
  readonly isSynced?: true
}

/**
 * A passive hotel segment: booked in another system, for information only; or a placeholder with dates alone.
 */
export interface PassiveHotel extends HotelOfferBase {
  readonly kind: 'passive'
  readonly checkIn: string
  readonly checkOut: string
  /** Absent: a placeholder. */
  readonly confirmation?: string
  /** The system that gave the confirmation, where the client told it. */
  readonly source?: string
  /** Product and price as the client sent them. */
  readonly wire: {
    readonly Product?: Readonly<Record<string, unknown>>
    readonly Price?: Readonly<Record<string, unknown>>
  }
  readonly isCancelled?: true
}

export type HotelSegment = RoomOffer | PassiveHotel

export const isActiveHotel = (offer: HotelSegment): boolean =>
  offer.kind === 'room' ? offer.booking.status === 'confirmed' : offer.isCancelled !== true

/** The cancelled segment. @param cancellation the hotel's cancellation number, once it is known */
export function cancelledHotel(stay: HotelSegment, cancellation?: string): HotelSegment {
  if (stay.kind === 'passive') return { ...stay, isCancelled: true }
  const { saleKey, room, confirmation } = stay.booking
  return {
    ...stay,
    booking: {
      status: 'cancelled',
      saleKey,
      room,
      confirmation,
      cancellation,
    },
  }
}

export const confirmationOf = (offer: HotelSegment): string | undefined =>
  offer.kind === 'room' ? offer.booking.confirmation : offer.confirmation

/** Whether the hotel segment has that confirmation number, or had it before its dates were changed. */
export const hasConfirmation = (offer: HotelSegment, confirmation: string): boolean =>
  confirmationOf(offer) === confirmation ||
  (offer.kind === 'room' && offer.formerConfirmations?.includes(confirmation) === true)

/**
 * Refuses to cancel a stay that is over everywhere: where the hotel's clock is, is not known.
 *
 * @throws Refusal `stayOver`
 * Source: guess.
 */
export function requireNotOver(offer: HotelSegment, now: EpochMs): void {
  const { checkOut } = offer.kind === 'room' ? offer.rate : offer
  if (offer.kind === 'room' && toDate(now - daysMs(0.5)) > checkOut)
    throw new Refusal('stayOver', { checkOut })
}

/**
 * Hotel segments that match a name: reference, id, the availability's offer id, or the hotel's confirmation
 * number.
 */
export const hotelsNamed = (hotels: readonly HotelSegment[], name: string): HotelSegment[] =>
  hotels.filter(
    (offer) =>
      [offer.id, offer.ref].includes(name) ||
      hasConfirmation(offer, name) ||
      (offer.kind === 'room' && offer.rateId === name),
  )
