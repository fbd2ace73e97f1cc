import { hasOtherScript, isLatinName, latinName } from '../kernel/latin-name.ts'
import { sizes } from '../kernel/limits.ts'
import type { PassengerCount } from '../kernel/passengers.ts'
import { isMinor, needsAdult, passengerKind } from '../kernel/passengers.ts'
import type { RefusalCode } from '../kernel/refusals.ts'
import type { Details } from './details.ts'

/** A telephone or an e-mail address as the client sent it; answers return its other members unchanged. */
export interface Telephone {
  readonly phoneNumber: string
  readonly [part: string]: unknown
}
interface Email {
  readonly value?: string | undefined
  readonly [part: string]: unknown
}

/** The holder's data in a passport; the document itself is kept in `wire` of the traveler. */
export interface Passport {
  readonly hasName: boolean
  readonly hasBirthDate: boolean
  readonly hasGender: boolean
}

export interface Traveler {
  /** Identifier value: the client's when it sent one, otherwise ours. */
  readonly id: string
  /** Short reference inside the reservation: the client's `id`, otherwise `travelerRefId_1` ... */
  readonly ref: string
  readonly ptc: string
  readonly given: string
  readonly surname: string
  readonly birthDate?: string
  readonly age?: number
  /** `MS` */
  readonly prefix?: string
  /** At least one traveler of a reservation needs one. */
  readonly telephones?: readonly Telephone[]
  readonly emails?: readonly Email[]
  readonly passports?: readonly Passport[]
  /** The other members that the client sent, in the form in which answers return them. */
  readonly wire: Readonly<Record<string, unknown>>
}

/** `FENWRIGHT/ISOLDEMS`: the name as printed on tickets and lists. */
export const ticketName = (traveler: Pick<Traveler, 'given' | 'surname' | 'prefix'>): string => {
  const { given, surname } = latinNames(traveler)
  return `${surname}/${given}${latinName(traveler.prefix ?? '')}`
}

/** The name as tickets, lists and suppliers have it. */
export const latinNames = ({ given, surname }: Pick<Traveler, 'given' | 'surname'>) => ({
  given: latinName(given),
  surname: latinName(surname),
})

/**
 * The first commit rule that the travelers of a reservation break; undefined when they meet all of them.
 *
 * @param priced passengers of an offer; undefined: the reservation has no price
 * Source: docs/contract/booking.md 8.3; the texts of the count rules are a guess.
 */
export function travelersProblem(
  travelers: readonly Traveler[],
  priced: readonly PassengerCount[] | undefined,
): RefusalCode | undefined {
  if (travelers.length === 0) return 'travelerMissing'
  if (priced && !sameCounts(travelers, priced)) return 'passengerCountMismatch'
  if (travelers.some(({ given }) => given.trim() === '')) return 'givenNameRequired'
  const invalidName = travelers.map(nameProblem).find((problem) => problem !== undefined)
  if (invalidName) return invalidName
  if (!travelers.some(hasTelephone)) return 'telephoneRequired'
  if (travelers.some(hasWrongTelephone)) return 'telephoneInvalid'
  if (
    travelers.some(({ ptc, birthDate, age }) => isMinor(ptc) && birthDate === undefined && age === undefined)
  )
    return 'birthDateRequired'
  const infants = travelers.filter(({ ptc }) => needsAdult(ptc)).length
  const adults = travelers.filter(({ ptc }) => !isMinor(ptc)).length
  return infants > adults ? 'infantWithoutAdult' : undefined
}

/** Whether a traveler has a telephone number. */
export const hasTelephone = ({ telephones = [] }: Pick<Traveler, 'telephones'>): boolean =>
  telephones.some(({ phoneNumber }) => hasDigit(phoneNumber))

/** E-mail addresses of a traveler; empty ones are left out. */
export const emailsOf = ({ emails = [] }: Pick<Traveler, 'emails'>): string[] =>
  emails.flatMap(({ value }) => (value?.trim() ? [value] : []))

/**
 * The problem of a contact without a usable telephone number. A contact does not replace the telephone of a
 * traveler. Source: docs/contract/booking.md 6.1.
 */
export const contactProblem = ({
  details,
}: {
  readonly details?: Details | undefined
}): RefusalCode | undefined =>
  (details?.contacts ?? []).some(({ telephone }) => telephone !== undefined && !hasDigit(telephone))
    ? 'contactTelephoneInvalid'
    : undefined

const hasDigit = (telephone: string): boolean => /\d/.test(telephone)

/** Why a ticket cannot carry the name; a given name may still be missing. */
export function nameProblem({
  given,
  surname,
}: Pick<Traveler, 'given' | 'surname'>): 'nameInvalid' | 'nameNotLatin' | undefined {
  const names = [surname, ...(given.trim() === '' ? [] : [given])].map(latinName)
  if (names.some(hasOtherScript)) return 'nameNotLatin'
  return names.every(isLatinName) ? undefined : 'nameInvalid'
}

/**
 * Digits, dashes, spaces and periods; hosts accept no other characters. Source: docs/contract/booking.md 2.5.
 */
export const isTelephone = ({ phoneNumber }: Telephone): boolean => /^[\d\-. ]*$/.test(phoneNumber)

const hasWrongTelephone = ({ telephones = [] }: Traveler): boolean =>
  telephones.some((telephone) => telephone.phoneNumber === '' || !isTelephone(telephone))

/** The name as documents show it: in A to Z, cut as `cutName` does. */
export const documentName = (traveler: Pick<Traveler, 'given' | 'surname'>) => cutName(latinNames(traveler))

/**
 * The name in the length that suppliers store: at most 22 characters for given name and surname; the given name
 * is cut.
 */
export function cutName({ given, surname }: Pick<Traveler, 'given' | 'surname'>): {
  readonly given: string
  readonly surname: string
} {
  const family = surname.slice(0, sizes.supplierName - 1)
  return { given: given.slice(0, sizes.supplierName - family.length), surname: family }
}

/**
 * A passport that lacks the holder's name, birth date or gender: it is accepted when added, but no ticket is
 * issued with it.
 *
 * Source: docs/contract/booking.md 2.5.
 */
export const hasIncompletePassport = ({ passports = [] }: Traveler): boolean =>
  passports.some(({ hasName, hasBirthDate, hasGender }) => !(hasName && hasBirthDate && hasGender))

/** CHD and CNN are the same type here: clients search with one and book with the other. */
const sameCounts = (travelers: readonly Traveler[], priced: readonly PassengerCount[]): boolean => {
  const booked = countByType(travelers.map(({ ptc }) => ({ ptc, count: 1 })))
  const pricedByType = countByType(priced)
  return (
    booked.size === pricedByType.size &&
    [...pricedByType].every(([type, count]) => booked.get(type) === count)
  )
}

const countByType = (passengers: readonly PassengerCount[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const { ptc, count } of passengers) {
    const type = passengerKind(ptc) === 'child' ? 'child' : ptc
    counts.set(type, (counts.get(type) ?? 0) + count)
  }
  return counts
}

export type TravelerToAdd = Omit<Traveler, 'id' | 'ref'> & {
  readonly id?: string | undefined
  readonly ref?: string | undefined
}
