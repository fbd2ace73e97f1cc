import { requireDate } from '../contract/calendar-date.ts'
import type { Warn } from '../contract/modifier.ts'
import { yearsBetween } from '../kernel/instant.ts'
import { counts } from '../kernel/limits.ts'
import type { PassengerCount } from '../kernel/passengers.ts'
import { countPassengers } from '../kernel/passengers.ts'
import { Refusal } from '../kernel/refusals.ts'

/** Passengers of one type, as requested. */
export interface PassengerRequest extends PassengerCount {
  /** As sent; used when there is no age. */
  readonly birthDate?: string | undefined
  /** Only fares filed for the type are accepted. */
  readonly onlyFiledFares: boolean
  /** Resident fares are requested. */
  readonly isResident: boolean
  readonly loyalty: readonly { readonly number: string; readonly carrier: string }[]
}

/**
 * @param departureDate as sent; a birth date is converted to the age on that date
 * @throws Refusal `tooManyPassengers`, `tooManyPassengerTypes`, `dateInvalid`
 */
export function planPassengers(
  requested: readonly PassengerRequest[],
  departureDate?: string,
): PassengerCount[] {
  const passengers = requested.map(({ ptc, count, birthDate, ...given }) => {
    const age = given.age ?? ageAt(birthDate, departureDate)
    return { ptc, count, ...(age !== undefined && { age }) }
  })
  if (countPassengers(passengers) > counts.passengersPerRequest)
    throw new Refusal('tooManyPassengers', { limit: String(counts.passengersPerRequest) })
  if (passengers.length > counts.passengerTypes)
    throw new Refusal('tooManyPassengerTypes', { limit: String(counts.passengerTypes) })
  return passengers
}

function ageAt(birthDate: string | undefined, departureDate: string | undefined): number | undefined {
  if (birthDate === undefined || departureDate === undefined) return undefined
  return Math.max(0, yearsBetween(requireDate(birthDate), requireDate(departureDate)))
}

/** Passenger types that accept only fares filed for them. */
export const onlyFiledFor = (requested: readonly PassengerRequest[]): string[] =>
  requested.filter(({ onlyFiledFares }) => onlyFiledFares).map(({ ptc }) => ptc)

/**
 * Warns of invalid frequent flyer numbers, which only NDC carriers use. Source: docs/contract/shopping.md
 * 2.1.
 */
export function warnOfLoyalty(requested: readonly PassengerRequest[], warn: Warn): void {
  for (const { number, carrier } of requested.flatMap(({ loyalty }) => loyalty)) {
    if (!/^[A-Z0-9]{4,20}$/i.test(number))
      warn('modifierIgnored', { modifier: 'CustomerLoyalty', reason: `NUMBER OF ${carrier} IS INVALID` })
  }
}

/** Source: docs/contract/shopping.md 2.1; that carriers here file no fares for residents, guess. */
export function warnOfResidents(requested: readonly PassengerRequest[], warn: Warn): void {
  if (!requested.some(({ isResident }) => isResident)) return
  warn('modifierIgnored', {
    modifier: 'TravelerGeographicLocation',
    reason: 'NO CARRIER FILES FARES FOR RESIDENTS',
  })
}
