import { requireDate } from '../contract/calendar-date.ts'
import type { Warn } from '../contract/modifier.ts'
import { isCalendarDate, yearsBetween } from '../kernel/instant.ts'
import { counts } from '../kernel/limits.ts'
import type { PassengerCount } from '../kernel/passengers.ts'
import { agesOf, countPassengers, isMinor, isPassengerType, needsAdult } from '../kernel/passengers.ts'
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
 * @throws Refusal `tooManyPassengers`, `tooManyPassengerTypes`, `dateInvalid`, `passengerTypeUnknown`,
 *   `passengerAgeInvalid`, `birthDateInFuture`, `moreInfantsThanAdults`
 */
export function planPassengers(
  requested: readonly PassengerRequest[],
  departureDate?: string,
): PassengerCount[] {
  const passengers = requested.map(({ ptc, count, birthDate, ...given }, index) => {
    const path = `PassengerCriteria[${index}].birthDate`
    const age = given.age ?? ageAt(birthDate, departureDate, path)
    return { ptc, count, ...(age !== undefined && { age }) }
  })
  if (countPassengers(passengers) > counts.passengersPerRequest)
    throw new Refusal('tooManyPassengers', { limit: String(counts.passengersPerRequest) })
  if (passengers.length > counts.passengerTypes)
    throw new Refusal('tooManyPassengerTypes', { limit: String(counts.passengerTypes) })
  passengers.forEach(requireSensible)
  requireAdults(passengers)
  return passengers
}

/** Details name the member of the request. @throws Refusal `passengerTypeUnknown`, `passengerAgeInvalid` */
function requireSensible({ ptc, age }: PassengerCount, index: number): void {
  const path = `PassengerCriteria[${index}]`
  if (!isPassengerType(ptc))
    throw new Refusal('passengerTypeUnknown', { ptc, path: `${path}.passengerTypeCode` })
  if (age === undefined) return
  const { from, to } = agesOf(ptc)
  if (age < from || age > to)
    throw new Refusal('passengerAgeInvalid', {
      ptc,
      age: `${age}`,
      from: `${from}`,
      to: `${to}`,
      path: `${path}.age`,
    })
}

/** @throws Refusal `moreInfantsThanAdults` */
function requireAdults(passengers: readonly PassengerCount[]): void {
  const infants = countPassengers(passengers.filter(({ ptc }) => needsAdult(ptc)))
  const adults = countPassengers(passengers.filter(({ ptc }) => !isMinor(ptc)))
  if (infants > adults)
    throw new Refusal('moreInfantsThanAdults', {
      infants: `${infants}`,
      adults: `${adults}`,
      path: 'PassengerCriteria',
    })
}

/** Undefined also where the date of departure is none: who reads the journey refuses it. */
function ageAt(
  birthDate: string | undefined,
  departureDate: string | undefined,
  path: string,
): number | undefined {
  if (birthDate === undefined) return undefined
  const born = requireDate(birthDate, path)
  const departs = departureDate?.slice(0, 10)
  if (departs === undefined || !isCalendarDate(departs)) return undefined
  if (born > departs) throw new Refusal('birthDateInFuture', { date: born, path })
  return yearsBetween(born, departs)
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
