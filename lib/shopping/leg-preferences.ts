import type { Warn } from '../contract/modifier.ts'
import type { Cabin } from '../kernel/flight.ts'
import type { CabinPreference, ConnectionPreference, LegRequest, Preference } from './shopping.ts'

/** Part of a request that applies to some of its legs. */
interface ForLegs {
  /** Numbers of the legs; none: all. */
  readonly legs: readonly number[]
}

interface ValuePreference extends ForLegs {
  readonly kind: keyof Preference<string>
  readonly values: readonly string[]
}

interface CabinsOfLegs extends ForLegs {
  readonly kind: CabinPreference['kind']
  readonly cabins: readonly Cabin[]
}

interface ConnectionsOfLegs extends ValuePreference {
  readonly maxConnections?: number | undefined
  readonly maxConnectionMinutes?: number | undefined
  readonly maxOvernightMinutes?: number | undefined
  readonly sameCarrierOnly: boolean
}

/** The flight preferences of a request, each for some of its legs. */
export interface FlightPreferences {
  readonly carriers: readonly ValuePreference[]
  readonly cabins: readonly CabinsOfLegs[]
  readonly classes: readonly ValuePreference[]
  readonly connections: readonly ConnectionsOfLegs[]
  readonly sameAirportOnly: boolean
  readonly excludeGround?: ConnectionPreference['excludeGround']
}

type LegPreferences = Pick<LegRequest, 'carriers' | 'cabins' | 'classes' | 'connections'>

/**
 * The preferences of each leg.
 *
 * @param numbers leg numbers used by the preferences
 * @param warn `modifierIgnored` for a preference whose numbers match no leg
 */
export function planLegPreferences(
  preferences: FlightPreferences,
  numbers: readonly number[],
  warn: Warn,
): LegPreferences[] {
  const carriersOf = perLeg('CarrierPreference', preferences.carriers)
  const cabinsOf = perLeg('CabinPreference', preferences.cabins)
  const classesOf = perLeg('ClassOfServicePreference', preferences.classes)
  const connectionsOf = perLeg('ConnectionPreferences', preferences.connections)
  return numbers.map((number) => {
    const carriers = joinPreferences(carriersOf(number))
    const classes = joinPreferences(classesOf(number))
    const cabins = joinCabins(cabinsOf(number))
    const connections = joinConnections(connectionsOf(number), preferences)
    return {
      ...(carriers && { carriers }),
      ...(classes && { classes }),
      ...(cabins && { cabins }),
      ...(connections && { connections }),
    }
  })

  /** The preferences that apply to a leg: those with its number, and those without any number. */
  function perLeg<T extends ForLegs>(modifier: string, all: readonly T[]): (number: number) => T[] {
    const known = all.filter(({ legs }) => {
      const isKnown = legs.length === 0 || legs.some((leg) => numbers.includes(leg))
      if (!isKnown) warn('modifierIgnored', { modifier, reason: `NO LEG HAS LEGSEQUENCE ${legs.join(' ')}` })
      return isKnown
    })
    return (number) => known.filter(({ legs }) => legs.length === 0 || legs.includes(number))
  }
}

function joinPreferences(preferences: readonly ValuePreference[]): Preference<string> | undefined {
  const joined: { permitted?: string[]; prohibited?: string[]; preferred?: string[] } = {}
  for (const { kind, values } of preferences) {
    if (values.length > 0) joined[kind] = [...(joined[kind] ?? []), ...values]
  }
  return Object.keys(joined).length > 0 ? joined : undefined
}

/**
 * Preferences of different kinds for one leg are all read as preferred. Source: docs/contract/shopping.md
 * 2.3.
 */
function joinCabins(preferences: readonly CabinsOfLegs[]): CabinPreference | undefined {
  const cabins = [...new Set(preferences.flatMap((one) => one.cabins))]
  if (cabins.length === 0) return undefined
  const [kind = 'preferred', ...otherKinds] = new Set(preferences.map((one) => one.kind))
  return { kind: otherKinds.length > 0 ? 'preferred' : kind, cabins }
}

/** Of several limits the lowest counts. */
function joinConnections(
  preferences: readonly ConnectionsOfLegs[],
  { sameAirportOnly, excludeGround }: Pick<FlightPreferences, 'sameAirportOnly' | 'excludeGround'>,
): ConnectionPreference | undefined {
  const lowest = (values: readonly (number | undefined)[]): number | undefined => {
    const limits = values.filter((value) => value !== undefined)
    return limits.length > 0 ? Math.min(...limits) : undefined
  }
  const joined = {
    points: joinPreferences(preferences),
    maxConnections: lowest(preferences.map(({ maxConnections }) => maxConnections)),
    maxConnectionMinutes: lowest(preferences.map(({ maxConnectionMinutes }) => maxConnectionMinutes)),
    maxOvernightMinutes: lowest(preferences.map(({ maxOvernightMinutes }) => maxOvernightMinutes)),
    sameCarrierOnly: preferences.some(({ sameCarrierOnly }) => sameCarrierOnly) || undefined,
    sameAirportOnly: sameAirportOnly || undefined,
    excludeGround,
  }
  const said = Object.entries(joined).filter(([, value]) => value !== undefined)
  return said.length > 0 ? Object.fromEntries(said) : undefined
}
