import { isLatinName, latinName } from '../../kernel/latin-name.ts'
import { isMinor, needsAdult, takesSeat } from '../../kernel/passengers.ts'
import type {
  AlternateContact,
  IdentityDocument,
  LoyaltyAccount,
  OrderTelephone,
  OrderTraveler,
  PostalAddress,
} from '../../suppliers/order-traveler.ts'
import { emailsOf, latinNames, type Traveler } from '../traveler.ts'
import { toOrderTelephone } from './order-contact.ts'
import { codeIn, objectIn, objectsIn, present, type Sent, textIn, textsIn } from './sent.ts'

type Person = Omit<Traveler, 'ref'>

/**
 * The travelers as suppliers get them in their orders, everything that the client sent included.
 *
 * An infant is with the adult who is marked as accompanied by one, otherwise with the next adult who has none; infants
 * without a seat come first.
 *
 * Source: docs/contract/booking.md 2.5; the order of the pairs is a guess.
 */
export function toOrderTravelers(travelers: readonly Person[]): OrderTraveler[] {
  const adults = adultsOfInfants(travelers)
  return travelers.map((traveler) => ({
    ...toOrderTraveler(traveler),
    ...present({ adultId: adults.get(traveler.id) }),
  }))
}

/** Ids of adults by ids of infants. */
export function adultsOfInfants(travelers: readonly Person[]): ReadonlyMap<string, string> {
  const isFirst = ({ wire }: Person): number => (wire.accompaniedByInfantInd === true ? 0 : 1)
  const hasSeat = ({ ptc }: Person): number => (takesSeat(ptc) ? 1 : 0)
  const adults = travelers.filter(({ ptc }) => !isMinor(ptc)).sort((a, b) => isFirst(a) - isFirst(b))
  const infants = travelers.filter(({ ptc }) => needsAdult(ptc)).sort((a, b) => hasSeat(a) - hasSeat(b))
  return new Map(
    infants.flatMap(({ id }, index): [string, string][] => {
      const adult = adults[index]
      return adult ? [[id, adult.id]] : []
    }),
  )
}

function toOrderTraveler(traveler: Person): OrderTraveler {
  const { id, ptc, birthDate, age, prefix, wire } = traveler
  const name = objectIn(wire, 'PersonName')
  const documents = objectsIn(wire, 'TravelDocument').flatMap(toDocument)
  const addresses = objectsIn(wire, 'Address').map(toAddress)
  return {
    id,
    ptc,
    ...latinNames(traveler),
    ...present({
      middle: latinIn(name, 'Middle'),
      surnamePrefix: latinIn(name, 'SurnamePrefix'),
      suffix: latinIn(name, 'Suffix'),
      title: prefix?.trim() || textIn(name, 'Title'),
      gender: textIn(wire, 'gender'),
      birthDate,
      age,
      nationality: codeIn(wire, 'nationality'),
      residence: residenceOf(addresses, documents),
    }),
    emails: emailsOf(traveler).map((email) => email.trim()),
    telephones: toTelephones(traveler.telephones),
    documents,
    loyalty: objectsIn(wire, 'CustomerLoyalty').flatMap(toLoyalty),
    addresses,
    alternateContacts: objectsIn(wire, 'AlternateContact').map(toAlternateContact),
    railCards: objectsIn(wire, 'RailDiscountCard').flatMap((card) => {
      const [supplier, number] = [textIn(card, 'supplierCode'), textIn(card, 'referenceNumber')]
      return number === undefined ? [] : [{ supplier: supplier ?? '', number }]
    }),
    comments: objectsIn(objectIn(wire, 'Comments'), 'Comment').flatMap(
      (comment) => textIn(comment, 'value') ?? [],
    ),
  }
}

/** Further parts of a name; one that cannot be written in A to Z is left out. */
function latinIn(name: Sent, part: string): string | undefined {
  const latin = latinName(textIn(name, part) ?? '')
  return isLatinName(latin) ? latin : undefined
}

const toTelephones = (telephones: readonly Sent[] = []): OrderTelephone[] =>
  telephones.flatMap((telephone) => toOrderTelephone(telephone) ?? [])

/** Country of the home address, or of the first one; otherwise the one that a document names. */
const residenceOf = (
  addresses: readonly PostalAddress[],
  documents: readonly IdentityDocument[],
): string | undefined =>
  (addresses.find(({ role }) => role?.toLowerCase() === 'home') ?? addresses[0])?.country ??
  documents.map(({ residence }) => residence).find((residence) => /^[A-Z]{2}$/i.test(residence ?? ''))

/** A document is a passport unless it says another type. */
function toDocument(sent: Sent): IdentityDocument[] {
  const number = textIn(sent, 'docNumber')
  if (number === undefined) return []
  const name = objectIn(sent, 'PersonName')
  return [
    {
      type: textIn(sent, 'docType') ?? 'Passport',
      number,
      ...present({
        issuingCountry: codeIn(sent, 'issueCountry'),
        nationality: codeIn(sent, 'Nationality'),
        issuedOn: textIn(sent, 'issueDate'),
        expiresOn: textIn(sent, 'expireDate'),
        issuedAt: textIn(sent, 'placeOfIssue'),
        residence: textIn(sent, 'residence'),
      }),
      holder: present({
        given: textIn(name, 'Given'),
        middle: textIn(name, 'Middle'),
        surname: textIn(name, 'Surname'),
        birthDate: textIn(sent, 'birthDate'),
        birthPlace: textIn(sent, 'birthPlace'),
        birthCountry: codeIn(sent, 'birthCountry'),
        gender: textIn(sent, 'Gender'),
      }),
    },
  ]
}

function toLoyalty(sent: Sent): LoyaltyAccount[] {
  const number = textIn(sent, 'value')
  if (number === undefined) return []
  return [
    {
      number,
      ...present({
        supplier: textIn(sent, 'supplier'),
        programme: textIn(sent, 'programId'),
        programmeName: textIn(sent, 'programName'),
        tier: textIn(sent, 'tier'),
        holderName: textIn(sent, 'cardHolderName'),
      }),
      sharedWith: textsIn(sent, 'shareWithSupplier'),
    },
  ]
}

function toAddress(sent: Sent): PostalAddress {
  const street = [
    textIn(sent, 'Street'),
    textIn(objectIn(sent, 'Number'), 'value'),
    textIn(objectIn(sent, 'BldgRoom'), 'value'),
  ].filter((part) => part !== undefined)
  return {
    lines: [...(street.length > 0 ? [street.join(' ')] : []), ...textsIn(sent, 'AddressLine')],
    ...present({
      city: textIn(sent, 'City'),
      postalCode: textIn(sent, 'PostalCode'),
      state: codeIn(objectIn(sent, 'StateProv'), 'value'),
      country: codeIn(objectIn(sent, 'Country'), 'value') ?? codeIn(sent, 'Country'),
      role: textIn(sent, 'role'),
    }),
  }
}

function toAlternateContact(sent: Sent): AlternateContact {
  const name = objectIn(sent, 'PersonName')
  return {
    ...present({
      given: textIn(name, 'Given'),
      surname: textIn(name, 'Surname'),
      relation: textIn(sent, 'relation'),
    }),
    isForEmergencies: sent.emergencyInd === true,
    telephones: toTelephones(objectsIn(sent, 'Telephone')),
    emails: objectsIn(sent, 'Email').flatMap((email) => textIn(email, 'value') ?? []),
  }
}
