import * as z from 'zod'
import { code } from '../../contract/lenient.ts'
import {
  airport,
  carrier,
  classifications,
  legSequence,
  maxEntries,
  short,
  type Warn,
} from '../../contract/modifier.ts'
import type { Cabin } from '../../kernel/flight.ts'
import { cabins as allCabins } from '../../kernel/flight.ts'
import type { CabinWish, ConnectionWish, LegRequest, Preference } from '../shopping.ts'

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
    description: 'Which flights are wanted: carriers, cabins, classes, connections, brand attributes.',
  })

export type SearchModifiers = z.output<typeof searchModifiers>

type LegWishes = Pick<LegRequest, 'carriers' | 'cabins' | 'classes' | 'connections'>

/**
 * What the search modifiers say about each leg.
 *
 * @param sequences the numbers by which the modifiers refer to the legs
 * @param warn `modifierIgnored` for a modifier whose legSequence names no leg
 */
export function readLegWishes(
  modifiers: SearchModifiers | undefined,
  sequences: readonly number[],
  warn: Warn,
): LegWishes[] {
  const { CarrierPreference, CabinPreference, ClassOfServicePreference, ConnectionPreferences } =
    modifiers ?? {}
  const carriersOf = perLeg('CarrierPreference', CarrierPreference, sequences, warn)
  const cabinsOf = perLeg('CabinPreference', CabinPreference, sequences, warn)
  const classesOf = perLeg('ClassOfServicePreference', ClassOfServicePreference, sequences, warn)
  const connectionsOf = perLeg('ConnectionPreferences', ConnectionPreferences, sequences, warn)
  return sequences.map((sequence) => {
    const carriers = readPreference(
      carriersOf(sequence).map((one) => [one.preferenceType, one.carriers?.map(readAlliance)]),
    )
    const classes = readPreference(
      classesOf(sequence).map((one) => [one.PreferenceType ?? one.preferenceType, one.ClassesOfService]),
    )
    const cabins = readCabinWish(cabinsOf(sequence))
    const connections = readConnections(connectionsOf(sequence), modifiers)
    return {
      ...(carriers && { carriers }),
      ...(classes && { classes }),
      ...(cabins && { cabins }),
      ...(connections && { connections }),
    }
  })
}

/** The modifiers that are for a leg: those that name it, and those that name none. */
function perLeg<T extends { readonly legSequence?: readonly number[] | undefined }>(
  name: string,
  all: readonly T[] = [],
  sequences: readonly number[],
  warn: Warn,
): (sequence: number) => T[] {
  const known = all.filter(({ legSequence = [] }) => {
    const isKnown = legSequence.length === 0 || legSequence.some((one) => sequences.includes(one))
    if (!isKnown)
      warn('modifierIgnored', { modifier: name, reason: `NO LEG HAS LEGSEQUENCE ${legSequence.join(' ')}` })
    return isKnown
  })
  return (sequence) =>
    known.filter(({ legSequence = [] }) => legSequence.length === 0 || legSequence.includes(sequence))
}

/** `/*A` and `*A` both stand for Star Alliance. */
const readAlliance = (text: string): string => text.replace('/', '')

const kindOf = (type: string | undefined): keyof Preference<string> =>
  type?.toLowerCase() === 'permitted'
    ? 'permitted'
    : type?.toLowerCase() === 'prohibited'
      ? 'prohibited'
      : 'preferred'

function readPreference(
  entries: readonly (readonly [string | undefined, readonly string[] | undefined])[],
): Preference<string> | undefined {
  const read: { permitted?: string[]; prohibited?: string[]; preferred?: string[] } = {}
  for (const [type, values = []] of entries) {
    const kind = kindOf(type)
    if (values.length > 0) read[kind] = [...(read[kind] ?? []), ...values]
  }
  return Object.keys(read).length > 0 ? read : undefined
}

const cabinKinds: Readonly<Record<string, CabinWish['kind']>> = {
  permitted: 'permitted',
  prohibited: 'prohibited',
  preferredwithupgrade: 'preferredWithUpgrade',
}

/** Preferences of different types for one leg are all read as preferred. Source: shopping sheet 2.3. */
function readCabinWish(preferences: readonly z.output<typeof cabinPreference>[]): CabinWish | undefined {
  const cabins = [
    ...new Set(preferences.flatMap((one) => one.cabins ?? []).flatMap((name) => readCabin(name) ?? [])),
  ]
  if (cabins.length === 0) return undefined
  const [kind = 'preferred', ...others] = new Set(
    preferences.map(
      ({ preferenceType: type }) => cabinKinds[type?.toLowerCase() ?? ''] ?? ('preferred' as const),
    ),
  )
  return { kind: others.length > 0 ? 'preferred' : kind, cabins }
}

/** Clients write `Premium Economy`, `PREMIUM_ECONOMY` ...; undefined for a word that is no cabin. */
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

function readConnections(
  preferences: readonly z.output<typeof connectionPreference>[],
  modifiers: SearchModifiers | undefined,
): ConnectionWish | undefined {
  const points = readPreference(
    preferences.map(({ preferenceType: type, ConnectionPoint }) => [
      type,
      ConnectionPoint?.map((point) => (typeof point === 'string' ? point : point.value)),
    ]),
  )
  const least = (values: readonly (number | undefined)[]): number | undefined => {
    const given = values.filter((value) => value !== undefined)
    return given.length > 0 ? Math.min(...given) : undefined
  }
  const wish = {
    points,
    maxConnections: least(
      preferences.map(({ FlightType }) => connectionCounts[FlightType?.connectionType?.toLowerCase() ?? '']),
    ),
    maxConnectionMinutes: least(preferences.map((one) => readMinutes(one.maxConnectionDuration))),
    maxOvernightMinutes: least(preferences.map((one) => readMinutes(one.maxOvernightDuration))),
    sameCarrierOnly:
      preferences.some(
        (one) => one.FlightType?.excludeInterlineConnectionsInd || one.excludeInterlineConnectionsInd,
      ) || undefined,
    sameAirportOnly: modifiers?.prohibitChangeOfAirportInd || undefined,
    excludeGround:
      modifiers?.excludeGround === undefined
        ? undefined
        : modifiers.excludeGround.toLowerCase() === 'train'
          ? 'train'
          : 'all',
  } as const
  const given = Object.entries(wish).filter(([, value]) => value !== undefined)
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

function readMinutes(text: string | undefined): number | undefined {
  const [, hours = 0, minutes = 0] = text?.match(/^PT(?:(\d+)H)?(?:(\d+)M)?$/) ?? []
  return text === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}
