import { eraseTexts, tombstone } from '../kernel/erase-text.ts'
import { latinName } from '../kernel/latin-name.ts'
import type { TravelDocument } from '../ticketing/document.ts'
import type { Detail, Details } from '../workbench/details.ts'
import { emailsOf, type Traveler } from '../workbench/traveler.ts'
import { isObject } from '../workbench/wire/sent.ts'
import type { Reservation } from './reservation.ts'

const namesOf = ({ given, surname }: Pick<Traveler, 'given' | 'surname'>): string[] =>
  [given, surname].flatMap((name) => [name, latinName(name)]).filter((name) => name.trim().length > 1)

/** Numbers of identity documents and of loyalty programmes, as the client sent them. */
function numbersOf({ wire }: Traveler): string[] {
  const sent = [wire.TravelDocument, wire.CustomerLoyalty].flat().filter(isObject)
  return sent
    .flatMap(({ docNumber, value }) => [docNumber, value])
    .filter((number) => typeof number === 'string')
    .filter((number) => number.length > 4)
}

/** A date in the two ways in which it is written: 1988-04-02, and 02APR88 in requests to carriers. */
function datesOf(date: string): string[] {
  const at = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(at.getTime())) return [date]
  const month = at.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' }).toUpperCase()
  return [date, `${date.slice(8)}${month}${date.slice(2, 4)}`]
}

/**
 * What tells who a traveler is, as texts: names, contacts, birth date, numbers. Names that another traveler of the reservation
 * has, too, are not among them.
 */
function textsOf(traveler: Traveler, travelers: readonly Traveler[]): string[] {
  const others = new Set(
    travelers
      .filter(({ id }) => id !== traveler.id)
      .flatMap(namesOf)
      .map((name) => name.toLowerCase()),
  )
  const own = [
    ...namesOf(traveler).filter((name) => !others.has(name.toLowerCase())),
    ...emailsOf(traveler),
    ...(traveler.telephones ?? []).map(({ phoneNumber }) => phoneNumber).filter((text) => text.length > 4),
    ...(traveler.birthDate === undefined ? [] : datesOf(traveler.birthDate)),
    ...numbersOf(traveler),
  ]
  return [...new Set(own)]
}

const erasedTraveler = ({ id, ref, ptc, age }: Traveler): Traveler => ({
  id,
  ref,
  ptc,
  ...(age !== undefined && { age }),
  given: tombstone,
  surname: tombstone,
  wire: { PersonName: { Given: tombstone, Surname: tombstone } },
})

/** Without contacts and remarks of the traveler; special services keep their code, accounting stays. */
function withoutDetailsOf(details: Details, travelerId: string): Details {
  const isTheirs = (detail: Detail): boolean => detail.travelerId === travelerId
  const { contacts, comments, services } = details
  return {
    ...details,
    ...(contacts && { contacts: contacts.filter((one) => !isTheirs(one)) }),
    ...(comments && { comments: comments.filter((one) => !isTheirs(one)) }),
    ...(services && { services: services.map((one) => (isTheirs(one) ? { ...one, wire: {} } : one)) }),
  }
}

/** The reservation without what tells who a traveler is; amounts, numbers and dates stay. */
export function eraseFromReservation(reservation: Reservation, traveler: Traveler): Reservation {
  const { travelers, details } = reservation
  const plain = {
    ...reservation,
    travelers: travelers.map((one) => (one.id === traveler.id ? erasedTraveler(one) : one)),
    ...(details && { details: withoutDetailsOf(details, traveler.id) }),
  }
  return eraseTexts(plain, textsOf(traveler, travelers))
}

/** The same of a document of the reservation; the name on it goes if it is the traveler's. */
export function eraseFromDocument(
  document: TravelDocument,
  traveler: Traveler,
  travelers: readonly Traveler[],
): TravelDocument {
  const { id, ptc } = document.traveler
  const plain =
    id === traveler.id
      ? { ...document, traveler: { id, ptc, given: tombstone, surname: tombstone } }
      : document
  return eraseTexts(plain, textsOf(traveler, travelers))
}
