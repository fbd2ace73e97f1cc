import type { Cabin } from '../kernel/flight.ts'

/**
 * Status codes of flights that were booked elsewhere, and what a host with links to the carriers tells them.
 * This service tells nobody: whoever booked the flight cancels it there.
 *
 * Source: docs/contract/booking.md 17.2 (AK, BK, YK); industry practice (GK).
 */
export const passiveStatuses = {
  AK: 'booked with the carrier; it is told of a cancellation',
  BK: 'booked in another system; the carrier is told of booking and cancellation',
  GK: 'booked with the carrier; a record of it, nobody is told',
  YK: 'information only; nobody is told',
} as const
export type PassiveStatus = keyof typeof passiveStatuses

export const isPassiveStatus = (text: string): text is PassiveStatus => Object.hasOwn(passiveStatuses, text)

/**
 * Nobody is told by this service, so that this is what is true of a flight of which the client says nothing.
 */
export const defaultPassiveStatus: PassiveStatus = 'YK'

/** Where and when a passive flight leaves or lands, as far as the client says it: local, of the airport. */
export interface PassivePoint {
  readonly airport: string
  /** YYYY-MM-DD */
  readonly date?: string
  /** HH:MM */
  readonly time?: string
}

/**
 * A flight that was booked elsewhere: no seat is sold for it here, it has no price, and no document is issued
 * for it.
 */
export interface PassiveSegment {
  readonly carrier: string
  /** Without leading zeros. */
  readonly number: string
  readonly departure: PassivePoint & { readonly date: string }
  readonly arrival: PassivePoint
  readonly bookingClass?: string
  readonly cabin?: Cabin
  readonly status: PassiveStatus
}

/** Flights that were booked elsewhere together, in a workbench or a reservation, for information. */
export interface PassiveOffer {
  readonly id: string
  /** `offer_2`: stable inside the reservation. */
  readonly ref: string
  readonly legs: readonly { readonly segments: readonly PassiveSegment[] }[]
  /** By what the carrier, or the other system, knows the booking. */
  readonly supplierLocator?: { readonly source: string; readonly locator: string }
}

export type PassiveOfferToAdd = Omit<PassiveOffer, 'id' | 'ref'>

export const passiveSegmentsOf = ({ legs }: Pick<PassiveOffer, 'legs'>): PassiveSegment[] =>
  legs.flatMap(({ segments }) => segments)
