import { type EpochMs, hoursMs, minutesMs } from '../kernel/instant.ts'
import { counts } from '../kernel/limits.ts'
import type { Money } from '../kernel/money.ts'
import { convertMoney } from '../kernel/money.ts'
import { Refusal } from '../kernel/refusals.ts'

/** A place and local time at which a rental begins or ends, as requested. */
export interface RentalPoint {
  /** IATA airport or city code. */
  readonly code: string
  /** The vendor's number of the location; absent: any at the code. */
  readonly number?: string
  /** YYYY-MM-DD */
  readonly date: string
  /** HH:MM */
  readonly time: string
}

/** Vehicle criteria; an absent member does not filter. */
export interface VehiclePreference {
  /** ACRISS codes, four letters each. */
  readonly classes?: readonly string[]
  /** Letters of the ACRISS code. */
  readonly category?: string
  readonly type?: string
  readonly transmission?: string
  readonly fuel?: string
  readonly airConditioning?: boolean
  readonly doors?: number
}

export interface RentalSearch {
  readonly pickUp: RentalPoint
  readonly dropOff: RentalPoint
  readonly driverAge: number
  /** The country that issued the driver's licence. */
  readonly driverCountry?: string
  /** Two-letter vendor codes. */
  readonly vendors?: { readonly permitted?: readonly string[]; readonly prohibited?: readonly string[] }
  readonly vehicle: VehiclePreference
  /** Rate codes, any of them. */
  readonly rateCodes?: readonly string[]
  readonly rateCategory?: string
  readonly unlimitedDistance?: boolean
  readonly guaranteedRate?: boolean
  readonly ratePeriod?: 'Day' | 'Week'
  readonly equipment?: readonly { readonly code: string; readonly quantity: number }[]
  /** Currency of the approximate amounts requested in addition. */
  readonly currency?: string
  /** Include sold-out cars, marked as not available. */
  readonly withClosed?: boolean
}

/** Where and when a rental begins or ends. */
export interface RentalEnd {
  /** IATA airport or city code, as requested. */
  readonly code: string
  /** The vendor's number of the location. */
  readonly number?: string
  readonly name: string
  /** YYYY-MM-DD and HH:MM on the clock of the place. */
  readonly date: string
  readonly time: string
  readonly at: EpochMs
}

export interface RentalVehicle {
  /** ACRISS code: category, type, transmission, fuel and air conditioning. */
  readonly acriss: string
  /** The size in words, `Compact`. */
  readonly size?: string
  /** `Volkswagen Golf or similar` */
  readonly description: string
  readonly airConditioning?: boolean
  readonly doors?: number
  readonly passengers?: number
  readonly bags?: number
}

/** How far a rental may be driven without an extra charge. */
export type RentalDistance =
  | { readonly kind: 'unlimited' }
  | {
      readonly kind: 'limited'
      readonly perDay: number
      readonly unit: 'Kilometers' | 'Miles'
      readonly extraMinor?: number
    }

export interface RentalRate {
  readonly code?: string
  readonly name?: string
  readonly category?: 'Standard' | 'Discount' | 'Promotional'
  /** What is charged as such, and its price. */
  readonly period?: { readonly unit: 'Day' | 'Week'; readonly minor: number }
  readonly isGuaranteed?: boolean
  readonly distance?: RentalDistance
}

/** Without code and description: the sum of all that the supplier does not itemise. */
export interface RentalCharge {
  readonly code?: string
  readonly description?: string
  readonly minor: number
}

/**
 * A car for a time, with its whole price: amounts in minor units of `currency`, the one of the place where
 * the rental begins. It is paid at the counter. What the supplier does not tell is absent.
 */
export interface VehicleRental {
  /** Name of the supplier that offers it. */
  readonly supplier: string
  /** The supplier's own reference of it, opaque, of several kilobytes perhaps: goes back to it as it is. */
  readonly ref: string
  readonly vendor: { readonly code?: string; readonly name: string }
  readonly vehicle: RentalVehicle
  readonly pickUp: RentalEnd
  readonly dropOff: RentalEnd
  readonly driverAge: number
  /** As the request named it. */
  readonly driverCountry?: string
  readonly rate: RentalRate
  readonly currency: string
  /** Base, fees and taxes. */
  readonly totalMinor: number
  readonly baseMinor?: number
  readonly fees?: readonly RentalCharge[]
  readonly taxes?: readonly RentalCharge[]
  /** The requested currency, and the exchange rate from the rental's currency to it. */
  readonly approximate?: { readonly currency: string; readonly rate: number }
  /** Texts that the driver should know: fuel, age, opening hours, one-way rules. */
  readonly terms: readonly string[]
  /** False: sold out. */
  readonly isAvailable: boolean
  /** From then on the supplier knows it no more. */
  readonly expiresAt?: EpochMs
}

const sum = (charges: readonly RentalCharge[]): number =>
  charges.reduce((total, { minor }) => total + minor, 0)

/** Base + taxes + fees = total, in minor units; parts that the supplier does not tell are undefined. */
export const rentalTotals = ({
  totalMinor,
  baseMinor,
  taxes,
  fees,
}: Pick<VehicleRental, 'totalMinor' | 'baseMinor' | 'taxes' | 'fees'>) => ({
  baseMinor,
  taxesMinor: taxes && sum(taxes),
  feesMinor: fees && sum(fees),
  totalMinor,
})

/** An amount of the rental in the requested currency, rounded to its minor unit; unchanged without one. */
export function approximately(
  { currency, approximate }: Pick<VehicleRental, 'currency' | 'approximate'>,
  minor: number,
): Money {
  return approximate
    ? convertMoney({ minor, currency }, approximate.currency, approximate.rate)
    : { minor, currency }
}

/** How long a driver may be late before another day is charged. */
const graceMs = minutesMs(59)

/** Days that a rental is charged for. */
export const rentalDays = (from: EpochMs, to: EpochMs): number =>
  Math.max(1, Math.ceil((to - from - graceMs) / hoursMs(24)))

/**
 * Checks the two moments of a rental.
 *
 * @throws Refusal `rentalDatesInvalid` the pick-up is past, the return is not after it, or the rental is
 *   longer than the maximum of vendors
 */
export function requireRentalTimes(pickUpAt: EpochMs, returnAt: EpochMs, now: EpochMs): void {
  if (pickUpAt < now) throw new Refusal('rentalDatesInvalid', { reason: 'PICK UP IS IN THE PAST' })
  if (returnAt <= pickUpAt)
    throw new Refusal('rentalDatesInvalid', { reason: 'RETURN MUST BE AFTER PICK UP' })
  if (rentalDays(pickUpAt, returnAt) > counts.rentalDays)
    throw new Refusal('rentalDatesInvalid', { reason: `LONGER THAN ${counts.rentalDays} DAYS` })
}

/** State of a car at its vendor. */
export type VehicleBooking =
  | { readonly status: 'added' }
  | {
      readonly status: 'held'
      /** Key of the sale at the car host. */
      readonly saleKey: string
      /** The vendor's number for the rental. */
      readonly confirmation: string
    }
  | {
      readonly status: 'cancelled'
      readonly saleKey: string
      readonly confirmation: string
      /** The vendor's number for the cancellation; absent until the vendor returned it. */
      readonly cancellation?: string
    }

/** A car in a workbench or a reservation. */
export interface VehicleOffer {
  readonly id: string
  /** `offer_3`: numbered together with the air offers, stable inside the reservation. */
  readonly ref: string
  readonly rental: VehicleRental
  readonly addedAt: EpochMs
  /** The driver, by reference inside the reservation. */
  readonly travelerRef: string
  /** The driver's arrival flight, as sent by the client. */
  readonly arrival?: Readonly<Record<string, unknown>>
  readonly booking: VehicleBooking
}

/** Whether the car is not cancelled. */
export const isActiveVehicle = ({ booking }: Pick<VehicleOffer, 'booking'>): boolean =>
  booking.status !== 'cancelled'

/** Car segments that match a name: reference, id, or the vendor's confirmation number. */
export const vehiclesNamed = (vehicles: readonly VehicleOffer[], name: string): VehicleOffer[] =>
  vehicles.filter(({ id, ref, booking }) =>
    [id, ref, booking.status === 'added' ? undefined : booking.confirmation].includes(name),
  )

/** The cancelled car segment; the vendor's cancellation number is added later. */
export const cancelledVehicle = (offer: VehicleOffer): VehicleOffer =>
  offer.booking.status === 'held' ? { ...offer, booking: { ...offer.booking, status: 'cancelled' } } : offer
