import type { Cabin } from '../kernel/flight.ts'
import type { AirNumbers } from './numbering.ts'

/**
 * Status codes of passive segments, and what a host with links to the carriers reports to them. This service
 * sends no message to the carrier; a passive segment is cancelled in the system where it was booked.
 *
 * Source: docs/contract/booking.md 17.2 (AK, BK, YK); industry practice (GK).
 */
export const passiveStatuses = {
  AK: 'booked with the carrier; cancellations are reported to it',
  BK: 'booked in another system; booking and cancellation are reported to the carrier',
  GK: 'booked with the carrier; a copy of the booking, not reported to the carrier',
  YK: 'information only; not reported to the carrier',
} as const
export type PassiveStatus = keyof typeof passiveStatuses

export const isPassiveStatus = (text: string): text is PassiveStatus => Object.hasOwn(passiveStatuses, text)

/** Used when the client sends no status: this service sends no message to the carrier. */
export const defaultPassiveStatus: PassiveStatus = 'YK'

/**
 * Place and local time of a passive departure or arrival; optional members are those the client may leave
 * out.
 */
export interface PassivePoint {
  readonly airport: string
  /** YYYY-MM-DD */
  readonly date?: string
  /** HH:MM */
  readonly time?: string
}

/** A passive segment: a flight booked in another system. It has no seat sale, price or document here. */
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

/** Passive segments that were booked together, in a workbench or a reservation. */
export interface PassiveOffer {
  readonly id: string
  /** `offer_2`: stable inside the reservation. */
  readonly ref: string
  readonly numbers: AirNumbers
  readonly legs: readonly { readonly segments: readonly PassiveSegment[] }[]
  /** Locator of the booking at the carrier or in the other system. */
  readonly supplierLocator?: { readonly source: string; readonly locator: string }
}

export type PassiveOfferToAdd = Omit<PassiveOffer, 'id' | 'ref' | 'numbers'>

export const passiveSegmentsOf = ({ legs }: Pick<PassiveOffer, 'legs'>): PassiveSegment[] =>
  legs.flatMap(({ segments }) => segments)
