import * as z from 'zod'
import { answerSchema, identifier, toIdentifier } from '../../contract/envelope.ts'
import { code } from '../../contract/lenient.ts'
import { counts } from '../../kernel/limits.ts'
import type { Passport, Traveler, TravelerToAdd } from '../traveler.ts'

const personName = z
  .looseObject({
    '@type': z.string().optional(),
    Prefix: z.string().optional(),
    Given: z.string().optional(),
    Middle: z.string().optional(),
    Surname: z.string().min(1),
  })
  .meta({ id: 'PersonName' })

/**
 * Maximum lengths; a plus sign before the country code is not counted. Source: docs/contract/booking.md 2.5.
 */
export const telephoneParts = {
  countryAccessCode: z
    .string()
    .regex(/^\+?\d{1,3}$/)
    .optional(),
  areaCityCode: z
    .string()
    .regex(/^\d{1,8}$/)
    .optional(),
  extension: z
    .string()
    .regex(/^\d{1,5}$/)
    .optional(),
}

export const telephone = z
  .looseObject({
    '@type': z.string().optional(),
    id: z.string().optional(),
    role: z.string().optional(),
    phoneNumber: z.string(),
    cityCode: z.string().optional(),
    ...telephoneParts,
  })
  .meta({ id: 'Telephone' })

const anything = z.looseObject({})

export const traveler = z
  .looseObject({
    '@type': z.string().optional(),
    id: z.string().optional(),
    TravelerRef: z.string().optional(),
    Identifier: identifier.partial().optional(),
    passengerTypeCode: code(z.string().regex(/^[A-Z0-9]{3,5}$/)).optional(),
    birthDate: z.iso.date().optional(),
    age: z.int().min(0).max(130).optional(),
    gender: z.enum(['Male', 'Female', 'Unknown', 'Undisclosed']).optional(),
    nationality: code(z.string().regex(/^[A-Z]{2}$/)).optional(),
    PersonName: personName,
    Telephone: z.array(telephone).optional(),
    accompaniedByInfantInd: z.boolean().optional(),
    Email: z.array(z.looseObject({ value: z.string().optional() })).optional(),
    Address: z.array(anything).optional(),
    TravelDocument: z.array(anything).optional(),
    CustomerLoyalty: z.array(anything).optional(),
    AlternateContact: z.array(z.looseObject({ Telephone: z.array(telephone).optional() })).optional(),
    RailDiscountCard: z.array(anything).optional(),
    Comments: z.looseObject({ Comment: z.array(anything).optional() }).optional(),
  })
  .meta({
    id: 'Traveler',
    description: 'A traveler; only the surname is required here, the rest is checked at commit.',
  })

export const travelerRequest = z.looseObject({
  Traveler: z.union([traveler, z.array(traveler).min(1).max(counts.travelersPerList)]),
})
export const travelerReplacement = z.looseObject({ Traveler: traveler })
export const travelerListRequest = z.looseObject({
  Traveler: z.array(traveler).min(1).max(counts.travelersPerList),
})

/** The same in answers; names in capitals. */
export const heldTraveler = traveler
  .extend({
    '@type': z.literal('Traveler'),
    id: z.string(),
    TravelerRef: z.string(),
    Identifier: identifier,
    passengerTypeCode: z.string(),
  })
  .meta({ id: 'HeldTraveler', description: 'A traveler of a workbench or reservation.' })

export const travelerResponse = answerSchema('TravelerResponse', { Traveler: heldTraveler })
export const travelerListResponse = answerSchema('TravelerListResponse', {
  TravelerID: z.array(heldTraveler),
  ReferenceList: z.array(
    z.looseObject({ '@type': z.literal('ReferenceListTraveler'), Traveler: z.array(heldTraveler) }),
  ),
})

type Named = Readonly<Record<string, unknown>>

/** The traveler of a request; members that no rule reads are kept in `wire` and returned unchanged. */
export function readTraveler(sent: z.output<typeof traveler>): TravelerToAdd {
  const { '@type': _type, id, TravelerRef, Identifier, passengerTypeCode = 'ADT', age, ...others } = sent
  const { Telephone, Email, ...wire } = others
  const passports = readPassports(wire.TravelDocument)
  return {
    id: Identifier?.value,
    ref: id ?? TravelerRef,
    ptc: passengerTypeCode,
    given: sent.PersonName.Given ?? '',
    surname: sent.PersonName.Surname,
    ...(sent.birthDate !== undefined && { birthDate: sent.birthDate }),
    ...(age !== undefined && { age }),
    ...(sent.PersonName.Prefix !== undefined && { prefix: sent.PersonName.Prefix }),
    ...(Telephone && { telephones: Telephone }),
    ...(Email && { emails: Email }),
    ...(passports.length > 0 && { passports }),
    wire,
  }
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : typeof value === 'object' && value !== null

/** A document is a passport unless it says another type. */
const readPassports = (documents: readonly z.output<typeof anything>[] = []): Passport[] =>
  documents
    .filter(({ docType }) => String(docType ?? 'Passport').toLowerCase() === 'passport')
    .map(({ PersonName, birthDate, Gender }) => ({
      hasName: isFilled(PersonName),
      hasBirthDate: isFilled(birthDate),
      hasGender: isFilled(Gender),
    }))

/** Members of the traveler as the client sent them. */
export const sentMembers = ({ telephones, emails, wire }: Traveler): Named => ({
  ...wire,
  ...(telephones && { Telephone: telephones }),
  ...(emails && { Email: emails }),
})

export const toTravelerAnswer = (
  one: Traveler,
  { id }: { readonly id: string },
): z.input<typeof travelerResponse> => ({
  TravelerResponse: { Traveler: toTraveler(one), Identifier: toIdentifier(id) },
})

/**
 * The travelers of the identified workbench, listed twice: generated clients read `TravelerID`, other clients
 * the reference list.
 */
export const toTravelerList = (
  travelers: readonly Traveler[],
  { id }: { readonly id: string },
): z.input<typeof travelerListResponse> => ({
  TravelerListResponse: {
    TravelerID: travelers.map(toTraveler),
    ReferenceList: [{ '@type': 'ReferenceListTraveler', Traveler: travelers.map(toTraveler) }],
    Identifier: toIdentifier(id),
  },
})

/**
 * A traveler with all members that the client sent; names in capitals, as reservation hosts store them. Name and telephones
 * have the types of answers.
 */
export function toTraveler(one: Traveler) {
  const { id, ref, ptc, age, surname } = one
  const members = sentMembers(one)
  return {
    '@type': 'Traveler' as const,
    id: ref,
    TravelerRef: ref,
    Identifier: toIdentifier(id),
    passengerTypeCode: ptc,
    ...(age !== undefined && { age }),
    ...members,
    PersonName: { ...capitals(members.PersonName as Named), Surname: surname.toUpperCase() },
    ...withTypes(members, ['Address', 'TravelDocument', 'AlternateContact']),
    ...(one.telephones && { Telephone: one.telephones.map(toTelephone) }),
  }
}

const nameParts = ['Prefix', 'Given', 'Middle', 'Surname', 'Suffix', 'SurnamePrefix', 'Title']

const capitals = ({ '@type': _type, ...name }: Named) => ({
  '@type': 'PersonName',
  ...Object.fromEntries(
    Object.entries(name).map(([key, value]) => [
      key,
      typeof value === 'string' && nameParts.includes(key) ? value.toUpperCase() : value,
    ]),
  ),
})

const telephoneType = { '@type': 'TelephoneDetail' } as const
const toTelephone = <T extends object>(one: T) => ({ ...telephoneType, ...one, ...telephoneType })

/** The members with `@type` set on each object: typed clients need it also where the request left it out. */
const withTypes = (wire: Named, members: readonly string[]): Named =>
  Object.fromEntries(
    members.flatMap((type) => {
      const held = wire[type]
      if (held === undefined) return []
      return [[type, Array.isArray(held) ? held.map((entry) => typed(type, entry)) : typed(type, held)]]
    }),
  )

const typed = (type: string, entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null
    ? { '@type': type, ...entry, ...withTypes(entry as Named, ['PersonName', 'Telephone', 'Address']) }
    : entry
