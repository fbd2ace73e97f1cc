import * as z from 'zod'
import { counts } from '../../domain/limits.ts'
import type { Traveler } from '../../domain/traveler.ts'
import type { TravelerToAdd } from '../../domain/workbench.ts'
import { code } from '../lenient.ts'
import { answerSchema, identifier, toIdentifier } from './envelope.ts'

export const personName = z
  .looseObject({
    '@type': z.string().optional(),
    Prefix: z.string().optional(),
    Given: z.string().optional(),
    Middle: z.string().optional(),
    Surname: z.string().min(1),
  })
  .meta({ id: 'PersonName' })

export const telephone = z.looseObject({ '@type': z.string().optional(), phoneNumber: z.string() }).meta({ id: 'Telephone' })

const anything = z.looseObject({})

export const traveler = z
  .looseObject({
    '@type': z.string().optional(),
    id: z.string().optional(),
    TravelerRef: z.string().optional(),
    Identifier: identifier.partial().optional(),
    passengerTypeCode: code(z.string().regex(/^[A-Z0-9]{3,5}$/)).optional(),
    birthDate: z.string().optional(),
    age: z.int().min(0).max(130).optional(),
    gender: z.string().optional(),
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
  .meta({ id: 'Traveler', description: 'A traveler; only the surname is required here, the rest is checked at commit.' })

export const travelerRequest = z.looseObject({ Traveler: z.union([traveler, z.array(traveler).min(1).max(counts.travelersPerList)]) })
export const travelerReplacement = z.looseObject({ Traveler: traveler })
export const travelerListRequest = z.looseObject({ Traveler: z.array(traveler).min(1).max(counts.travelersPerList) })

const addedTraveler = z.looseObject({ '@type': z.literal('Traveler'), id: z.string(), Identifier: identifier, PersonName: personName })

export const travelerResponse = answerSchema('TravelerResponse', { Traveler: addedTraveler })
export const travelerListResponse = answerSchema('TravelerListResponse', {
  TravelerID: z.array(addedTraveler),
  ReferenceList: z.array(z.looseObject({ '@type': z.literal('ReferenceListTraveler'), Traveler: z.array(addedTraveler) })),
})

/** Members that have their own place; the others go back out as they came in. */
export function readTraveler(sent: z.output<typeof traveler>): TravelerToAdd {
  const { '@type': _type, id, TravelerRef, Identifier, passengerTypeCode = 'ADT', age, ...wire } = sent
  return {
    id: Identifier?.value,
    ref: id ?? TravelerRef,
    ptc: passengerTypeCode,
    given: sent.PersonName.Given ?? '',
    surname: sent.PersonName.Surname,
    ...(sent.birthDate !== undefined && { birthDate: sent.birthDate }),
    ...(age !== undefined && { age }),
    hasTelephone: (sent.Telephone ?? []).some(({ phoneNumber }) => /\d/.test(phoneNumber)),
    wire,
  }
}

/** Digits, dashes, spaces and periods; anything else no host keeps. Source: booking sheet 2.5. */
export const isTelephone = ({ phoneNumber }: { readonly phoneNumber: string }): boolean => /^[\d\-. ]*$/.test(phoneNumber)

export const toTravelerAnswer = (one: Traveler): z.input<typeof travelerResponse> => ({ TravelerResponse: { Traveler: toTraveler(one) } })

/** The same entries twice: generated clients read TravelerID, others the reference list. */
export const toTravelerList = (travelers: readonly Traveler[]): z.input<typeof travelerListResponse> => ({
  TravelerListResponse: {
    TravelerID: travelers.map(toTraveler),
    ReferenceList: [{ '@type': 'ReferenceListTraveler', Traveler: travelers.map(toTraveler) }],
  },
})

type Named = Readonly<Record<string, unknown>>

/** A traveler with everything the client said; names in capitals, as reservation hosts keep them. */
export const toTraveler = ({ id, ref, ptc, age, surname, wire }: Traveler) => ({
  '@type': 'Traveler' as const,
  id: ref,
  TravelerRef: ref,
  Identifier: toIdentifier(id),
  passengerTypeCode: ptc,
  ...(age !== undefined && { age }),
  ...wire,
  PersonName: { ...capitals(wire.PersonName as Named), Surname: surname.toUpperCase() },
  ...Object.fromEntries(typedLists.flatMap((type) => listWithTypes(type, wire[type]))),
})

const typedLists = ['Telephone', 'Address', 'TravelDocument', 'AlternateContact'] as const

const capitals = (name: Named) => ({
  '@type': 'PersonNameDetail',
  ...Object.fromEntries(
    Object.entries(name).map(([key, value]) => [key, typeof value === 'string' && key !== '@type' ? value.toUpperCase() : value]),
  ),
})

/** Typed clients want `@type` on each entry, also where the sender left it out. */
const listWithTypes = (type: string, list: unknown): [string, Named[]][] =>
  Array.isArray(list) ? [[type, list.map((entry: Named) => ({ '@type': type, ...entry }))]] : []
