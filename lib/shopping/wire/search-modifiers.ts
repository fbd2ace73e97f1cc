import * as z from 'zod'
import { code } from '../../contract/lenient.ts'
import { airport, carrier, classifications, legSequence, maxEntries, short } from '../../contract/modifier.ts'
import { entryOf } from '../../kernel/entry-of.ts'
import type { Cabin } from '../../kernel/flight.ts'
import { cabins as allCabins } from '../../kernel/flight.ts'
import type { FlightPreferences } from '../leg-preferences.ts'
import type { CabinPreference, Preference } from '../shopping.ts'

const preferenceType = z.string().max(32).optional()

const carrierPreference = z.looseObject({
  preferenceType,
  carriers: z.array(carrier).max(maxEntries).optional(),
  legSequence,
})
const cabinPreference = z.looseObject({
  preferenceType,
  cabins: z.array(short).max(maxEntries).optional(),
  legSequence,
})
const classPreference = z.looseObject({
  PreferenceType: preferenceType,
  preferenceType,
  ClassesOfService: z
    .array(code(z.string().regex(/^[A-Z]$/)))
    .max(26)
    .optional(),
  legSequence,
})
const duration = z
  .string()
  .regex(/^PT(?=\d)(\d{1,3}H)?(\d{1,4}M)?$/)
  .optional()
const connectionPreference = z.looseObject({
  '@type': z.string().optional(),
  preferenceType,
  ConnectionPoint: z
    .array(z.union([airport, z.looseObject({ value: airport })]))
    .max(maxEntries)
    .optional(),
  legSequence,
  maxConnectionDuration: duration,
  maxOvernightDuration: duration,
  FlightType: z
    .looseObject({ connectionType: short.optional(), excludeInterlineConnectionsInd: z.boolean().optional() })
    .optional(),
  excludeInterlineConnectionsInd: z.boolean().optional(),
})
export const cabinPreferences = z.array(cabinPreference).max(maxEntries)

export const searchModifiers = z
  .looseObject({
    CarrierPreference: z.array(carrierPreference).max(maxEntries).optional(),
    CabinPreference: cabinPreferences.optional(),
    ClassOfServicePreference: z.array(classPreference).max(maxEntries).optional(),
    ConnectionPreferences: z.array(connectionPreference).max(maxEntries).optional(),
    ProductInclusionPreference: z.array(classifications).max(maxEntries).optional(),
    excludeGround: short.optional(),
    prohibitChangeOfAirportInd: z.boolean().optional(),
  })
  .meta({
    id: 'SearchModifiersAir',
    description: 'Flight preferences: carriers, cabins, classes, connections, brand attributes.',
  })

export type SearchModifiers = z.output<typeof searchModifiers>

/** The flight preferences of the modifiers. */
export function readFlightPreferences(modifiers: SearchModifiers = {}): FlightPreferences {
  const { CarrierPreference = [], CabinPreference = [], ClassOfServicePreference = [] } = modifiers
  const { ConnectionPreferences = [], excludeGround } = modifiers
  return {
    carriers: CarrierPreference.map((one) => ({
      kind: kindOf(one.preferenceType),
      values: (one.carriers ?? []).map(readAlliance),
      legs: one.legSequence ?? [],
    })),
    cabins: CabinPreference.map((one) => ({
      kind: entryOf(cabinKinds, one.preferenceType?.toLowerCase() ?? '') ?? 'preferred',
      cabins: (one.cabins ?? []).flatMap((name) => readCabin(name) ?? []),
      legs: one.legSequence ?? [],
    })),
    classes: ClassOfServicePreference.map((one) => ({
      kind: kindOf(one.PreferenceType ?? one.preferenceType),
      values: one.ClassesOfService ?? [],
      legs: one.legSequence ?? [],
    })),
    connections: ConnectionPreferences.map((one) => ({
      kind: kindOf(one.preferenceType),
      values: (one.ConnectionPoint ?? []).map((point) => (typeof point === 'string' ? point : point.value)),
      legs: one.legSequence ?? [],
      maxConnections: entryOf(connectionCounts, one.FlightType?.connectionType?.toLowerCase() ?? ''),
      maxConnectionMinutes: readMinutes(one.maxConnectionDuration),
      maxOvernightMinutes: readMinutes(one.maxOvernightDuration),
      sameCarrierOnly: Boolean(
        one.FlightType?.excludeInterlineConnectionsInd || one.excludeInterlineConnectionsInd,
      ),
    })),
    sameAirportOnly: Boolean(modifiers.prohibitChangeOfAirportInd),
    excludeGround:
      excludeGround === undefined ? undefined : excludeGround.toLowerCase() === 'train' ? 'train' : 'all',
  }
}

/** `/*A` and `*A` both mean Star Alliance. */
const readAlliance = (text: string): string => text.replace('/', '')

const kindOf = (type: string | undefined): keyof Preference<string> =>
  type?.toLowerCase() === 'permitted'
    ? 'permitted'
    : type?.toLowerCase() === 'prohibited'
      ? 'prohibited'
      : 'preferred'

const cabinKinds: Readonly<Record<string, CabinPreference['kind']>> = {
  permitted: 'permitted',
  prohibited: 'prohibited',
  preferredwithupgrade: 'preferredWithUpgrade',
}

/** Clients write `Premium Economy`, `PREMIUM_ECONOMY` ...; undefined for a text that is not a cabin. */
export function readCabin(name: string): Cabin | undefined {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '')
  return plain === 'premiumfirst' ? 'First' : allCabins.find((cabin) => cabin.toLowerCase() === plain)
}

const connectionCounts: Readonly<Record<string, number>> = {
  nonstopdirect: 0,
  stopdirect: 0,
  singleconnection: 1,
  doubleconnection: 2,
  tripleconnection: 3,
}

function readMinutes(text: string | undefined): number | undefined {
  const [, hours = 0, minutes = 0] = text?.match(/^PT(?:(\d+)H)?(?:(\d+)M)?$/) ?? []
  return text === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}
