import { type Airport, findAirport } from '../airports.ts'
import { type Carrier, carriers } from '../carriers.ts'
import { stateOf } from '../countries.ts'
import { distanceMiles } from '../distance.ts'
import { carrierLevels } from './level-table.ts'

const levels: ReadonlyMap<string, number> = new Map(
  carrierLevels
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap((words) => words.slice(0, -1).map((code) => [code, Number(words.at(-1))] as const)),
)

const hubAirports: readonly (readonly number[])[] = carriers.map(({ hubs }) =>
  hubs.flatMap((hub) => findAirport(hub)?.index ?? []),
)

/** How many times the direct distance the way over the nearest hub of a carrier is. */
function detourOf(carrier: Carrier, from: Airport, to: Airport): number {
  const direct = Math.max(1, distanceMiles(from.index, to.index))
  const ways = (hubAirports[carrier.index] ?? []).map(
    (hub) => distanceMiles(from.index, hub) + distanceMiles(hub, to.index),
  )
  return ways.length > 0 ? Math.min(...ways) / direct : 1
}

/** Up to a detour: what a carrier from a third country, without non-stop flights, sells for beside those who have them. */
const connectingLevels = [
  [1.1, 0.9],
  [1.3, 0.84],
  [1.5, 0.88],
  [1.8, 0.97],
  [Number.POSITIVE_INFINITY, 1.15],
] as const
const connectingAtHome = 0.91
/** Where nobody flies non-stop, a connection is what everybody sells. */
const withoutNonStop = 1.06

/** Low-cost carriers beside network carriers, on short journeys and on long ones. */
const lowCost = { short: 0.62, long: 0.8, longMiles: 3000 }

function lowCostLevel(miles: number): number {
  const { short, long, longMiles } = lowCost
  return short + (long - short) * Math.min(1, miles / longMiles)
}

/** A city pair as a carrier serves it. */
export interface Service {
  readonly from: Airport
  readonly to: Airport
  readonly miles: number
  readonly isNonStop: boolean
  /** Whether any carrier flies non-stop. */
  readonly hasNonStops: boolean
}

function connectingLevel(carrier: Carrier, { from, to, hasNonStops }: Service): number {
  const isAtHome = [from, to].some(({ country }) => carrier.homes.includes(stateOf(country)))
  const detour = detourOf(carrier, from, to)
  const level = connectingLevels.find(([upTo]) => detour < upTo)?.[1] ?? 1
  const undercut = isAtHome && detour < 1.8 ? Math.max(level, connectingAtHome) : level
  return undercut * (hasNonStops ? 1 : withoutNonStop)
}

/**
 * How the fares of a carrier between two cities compare with the non-stop flights of network carriers: low-cost carriers are
 * cheapest, then connections over a hub in a third country, unless the detour is absurd.
 */
export function positionOf(carrier: Carrier, service: Service): number {
  const own = levels.get(carrier.code) ?? 1
  const isDomestic = stateOf(service.from.country) === stateOf(service.to.country)
  if (carrier.kind === 'lowCost') return own * lowCostLevel(service.miles)
  return (isDomestic ? 1 : own) * (service.isNonStop ? 1 : connectingLevel(carrier, service))
}
