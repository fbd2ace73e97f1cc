import { yearsBetween } from '../../kernel/instant.ts'
import { type PassengerCount, passengerKind } from '../../kernel/passengers.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { OrderContact, OrderTraveler } from '../order-traveler.ts'
import type { DuffelOffer } from './resources.ts'

/** The passenger type of each passenger, in the order in which Duffel is asked for them. */
const typesOf = (passengers: readonly PassengerCount[]): { ptc: string; age?: number }[] =>
  passengers.flatMap(({ ptc, count, age }) =>
    Array.from({ length: count }, () => ({ ptc, ...(age !== undefined && { age }) })),
  )

/**
 * The passengers as a search names them: adults, and minors by their age.
 *
 * @param childAge of a child whose age was not sent
 * @throws Refusal `passengerTypeUnknown` Duffel sells no seat to such a passenger
 */
export const toPassengers = (passengers: readonly PassengerCount[], childAge: number): object[] =>
  typesOf(passengers).map(({ ptc, age }) => {
    const kind = passengerKind(ptc)
    if (kind === 'infantInSeat' || kind === 'unaccompaniedChild')
      throw new Refusal('passengerTypeUnknown', { ptc })
    if (kind === 'child') return { age: age ?? childAge }
    if (kind === 'infantOnLap') return { age: Math.min(age ?? 1, 1) }
    return age !== undefined && age < 18 ? { age } : { type: 'adult' }
  })

/** Someone with the name that Duffel has for them. */
export interface NamedPassenger<Person> {
  /** `pas_...` */
  readonly id: string
  readonly person: Person
}

/**
 * Who of the travelers is which passenger of an offer: by type, of children by age where both are known, otherwise in
 * their order.
 */
export function passengersOf<Person extends { readonly ptc: string; readonly birthDate?: string }>(
  offer: Pick<DuffelOffer, 'passengers' | 'slices'>,
  passengers: readonly PassengerCount[],
  travelers: readonly Person[],
): NamedPassenger<Person>[] {
  const lastDay = offer.slices.at(-1)?.segments[0]?.departing_at.slice(0, 10) ?? ''
  const waiting = [...travelers]
  return typesOf(passengers).flatMap(({ ptc }, index) => {
    const passenger = offer.passengers[index]
    const ofType = waiting.filter((one) => one.ptc === ptc)
    const person =
      ofType.find(
        ({ birthDate }) => birthDate !== undefined && yearsBetween(birthDate, lastDay) === passenger?.age,
      ) ?? ofType[0]
    if (!passenger || !person) return []
    waiting.splice(waiting.indexOf(person), 1)
    return [{ id: passenger.id, person }]
  })
}

const longestName = 20

/** @throws Refusal `nameInvalid` it is longer than Duffel takes */
function nameOf(name: string): string {
  if (name.length > longestName || name === '') throw new Refusal('nameInvalid')
  return name
}

/** Both given names, where they are short enough together. */
const givenOf = ({ given, middle }: OrderTraveler): string => {
  const both = middle === undefined ? given : `${given} ${middle}`
  return both.length <= longestName ? both : given
}

const surnameOf = ({ surnamePrefix, surname }: OrderTraveler): string =>
  surnamePrefix === undefined ? surname : `${surnamePrefix} ${surname}`

const titles = ['mr', 'ms', 'mrs', 'miss', 'dr']

function titleOf({ title = '', gender }: OrderTraveler): string {
  const known = title.toLowerCase().replaceAll(/[^a-z]/g, '')
  return titles.includes(known) ? known : gender === 'Female' ? 'ms' : 'mr'
}

/** @throws Refusal `segmentsCannotBeBooked` airlines take one of two only */
function genderOf({ gender }: OrderTraveler): string {
  if (gender === 'Male') return 'm'
  if (gender === 'Female') return 'f'
  throw new Refusal('segmentsCannotBeBooked')
}

const passportOf = ({ documents }: OrderTraveler): object[] =>
  documents
    .filter(({ type }) => type === 'Passport')
    .slice(0, 1)
    .map(({ number, issuingCountry, nationality, expiresOn }) => ({
      type: 'passport',
      unique_identifier: number,
      issuing_country_code: issuingCountry ?? nationality,
      expires_on: expiresOn,
    }))

/**
 * The passengers of an order as Duffel takes them.
 *
 * @throws Refusal `nameInvalid`, `segmentsCannotBeBooked`
 */
export function toOrderPassengers(
  offer: DuffelOffer,
  people: readonly NamedPassenger<OrderTraveler>[],
  contacts: readonly OrderContact[],
): object[] {
  const all = people.map(({ person }) => person)
  const email = all.flatMap(({ emails }) => emails)[0] ?? contacts.find((one) => one.email)?.email
  const telephone =
    all.flatMap(({ telephones }) => telephones.flatMap(({ e164 }) => e164 ?? []))[0] ??
    contacts.find((one) => one.telephone?.e164)?.telephone?.e164
  const supported = new Set(offer.supported_loyalty_programmes ?? [])
  return people.map(({ id, person }) => {
    const infant = people.find(
      (one) => one.person.adultId === person.id && passengerKind(one.person.ptc) === 'infantOnLap',
    )
    const loyalty = person.loyalty.flatMap(({ supplier, number }) =>
      supplier !== undefined && supported.has(supplier)
        ? [{ airline_iata_code: supplier, account_number: number }]
        : [],
    )
    return {
      id,
      title: titleOf(person),
      gender: genderOf(person),
      given_name: nameOf(givenOf(person)),
      family_name: nameOf(surnameOf(person)),
      born_on: person.birthDate,
      email: person.emails[0] ?? email,
      phone_number: person.telephones.find(({ e164 }) => e164)?.e164 ?? telephone,
      ...(infant && { infant_passenger_id: infant.id }),
      ...(loyalty.length > 0 && { loyalty_programme_accounts: loyalty }),
      ...(offer.passenger_identity_documents_required && { identity_documents: passportOf(person) }),
    }
  })
}
