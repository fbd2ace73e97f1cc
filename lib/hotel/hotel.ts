import type { EpochMs } from '../kernel/instant.ts'
import type { Money } from '../kernel/money.ts'

/** Key of a property: chain code and property code, `ZQ` and `K4410`. */
export interface PropertyKey {
  readonly chainCode: string
  readonly propertyCode: string
}

/** Who sells a rate: the hotel's own system, or an aggregator with its own prices for the same rooms. */
export type RateSource = 'own' | 'aggregator'

/** What the hotel requires to keep the room: a card on file, the first night paid, or everything paid. */
export type GuaranteeType = 'guarantee' | 'deposit' | 'prepay'

export interface PropertySummary {
  readonly key: PropertyKey
  readonly name: string
  /** IATA city code. */
  readonly city: string
  readonly airport: string
  readonly address: {
    readonly lines: readonly string[]
    readonly city: string
    readonly country: string
    readonly postalCode: string
  }
}

export interface RoomType {
  /** Three characters, the same at every property. */
  readonly code: string
  readonly description: string
  readonly beds: readonly { readonly type: string; readonly quantity: number }[]
  readonly amenities: readonly string[]
  readonly maxGuests: number
}

export interface RatePlan {
  /** Three letters, `BAR`. */
  readonly code: string
  readonly name: string
  /** `Standard`, `Promotional` ... */
  readonly category: string
  readonly breakfast: boolean
  readonly payment: 'PostPay' | 'PrePay'
}

/** Deadline of free cancellation, in the hotel's local time, and the penalty after it. */
export interface CancelTerms {
  readonly text: string
  /** Absent: no free cancellation. */
  readonly freeUntil?: { readonly date: string; readonly time: string }
  readonly penalty:
    | { readonly kind: 'nights'; readonly nights: number }
    | { readonly kind: 'percent'; readonly percent: number }
}

/** A rate of a room type for given nights, without its price. */
export interface HotelRate {
  readonly source: RateSource
  readonly property: PropertySummary
  readonly bookingCode: string
  readonly room: RoomType
  readonly plan: RatePlan
  /** Local calendar dates, `2027-03-04`. */
  readonly checkIn: string
  readonly checkOut: string
  readonly guarantee: GuaranteeType
  readonly cancellation: CancelTerms
  readonly checkInTime: string
  readonly checkOutTime: string
  /** Two-letter codes. */
  readonly acceptedCards: readonly string[]
  readonly currency: string
}

export interface TaxOrFee {
  readonly code: string
  readonly description: string
  readonly minor: number
}

/** What one room costs for the whole stay, in minor units of the rate's currency. */
export interface RoomPrice {
  readonly guests: number
  readonly nightly: readonly { readonly date: string; readonly minor: number }[]
  readonly baseMinor: number
  readonly taxes: readonly TaxOrFee[]
  readonly fees: readonly TaxOrFee[]
}

/** A rate offered now: a price for each requested room, and the number of rooms available. */
export interface OfferedRate extends HotelRate {
  readonly rooms: readonly RoomPrice[]
  readonly roomsLeft: number
}

const sumOf = (taxesAndFees: readonly TaxOrFee[]): number =>
  taxesAndFees.reduce((sum, { minor }) => sum + minor, 0)

/** Base, taxes, fees and total of some rooms, in minor units: the total is the sum of the three. */
export function roomTotals(rooms: readonly RoomPrice[]) {
  const add = (part: (room: RoomPrice) => number): number => rooms.reduce((sum, room) => sum + part(room), 0)
  const base = add(({ baseMinor }) => baseMinor)
  const taxes = add((room) => sumOf(room.taxes))
  const fees = add((room) => sumOf(room.fees))
  return { base, taxes, fees, total: base + taxes + fees }
}

/** What the card is charged when the room is booked. */
export function dueAtBooking({ guarantee, currency }: HotelRate, room: RoomPrice): Money {
  if (guarantee === 'guarantee') return { minor: 0, currency }
  return {
    minor: guarantee === 'prepay' ? roomTotals([room]).total : (room.nightly[0]?.minor ?? 0),
    currency,
  }
}

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
  /**
   * The room before its dates were changed: a repeated change under the old confirmation number finds it
   * here.
   */
  readonly movedFrom?: { readonly saleKey: string; readonly room: number; readonly confirmation: string }
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

/**
 * Hotel segments that match a name: reference, id, the availability's offer id, or the hotel's confirmation
 * number.
 */
export const hotelsNamed = (hotels: readonly HotelSegment[], name: string): HotelSegment[] =>
  hotels.filter(
    (offer) =>
      [offer.id, offer.ref, confirmationOf(offer)].includes(name) ||
      (offer.kind === 'room' && offer.rateId === name),
  )
