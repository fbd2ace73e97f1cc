import { hash } from '../seed.ts'
import { flagshipNumbersTable } from './flagship-numbers-table.ts'
import { longHaulMiles } from './network.ts'
import type { PlannedFlight, Rotation } from './schedule.ts'

/** A flight of the timetable; `operatedBy` is the flight that a codeshare number is sold for. */
export interface NumberedFlight extends PlannedFlight {
  readonly number: number
  readonly operatedBy?: NumberedFlight
}

/** The numbers of one rotation: out and back. */
type Numbers = readonly [outbound: number, inbound: number]

function readFlagships(line: string): [route: string, numbers: Numbers[]] {
  const [carrier, from, to, ...pairs] = line.split(' ')
  return [
    `${carrier} ${from} ${to}`,
    pairs.map((pair) => {
      const [outbound = 0, inbound = 0] = pair.split('/').map(Number)
      return [outbound, inbound]
    }),
  ]
}

const flagships: ReadonlyMap<string, readonly Numbers[]> = new Map(
  flagshipNumbersTable.trim().split('\n').map(readFlagships),
)

/** Intercontinental flights have the low numbers, then those to hubs, then the rest. */
const prestige = ({ outbound: { miles, to } }: Rotation): number =>
  miles > longHaulMiles ? 0 : to.weight >= 34 ? 1 : 2

/** The well-known numbers of a carrier's rotations, given to each route in the order of the day. */
function flagshipNumbers(carrier: string, rotations: readonly Rotation[]): Map<Rotation, Numbers> {
  const byRoute = Map.groupBy(rotations, ({ outbound: { from, to } }) => `${carrier} ${from.code} ${to.code}`)
  return new Map(
    [...byRoute].flatMap(([route, own]) => {
      const known = flagships.get(route) ?? []
      return own
        .toSorted((a, b) => a.outbound.departsMinute - b.outbound.departsMinute)
        .flatMap((rotation, index): [Rotation, Numbers][] => (known[index] ? [[rotation, known[index]]] : []))
    }),
  )
}

/**
 * Numbers the flights of one carrier: the numbers that everybody knows on its flagship routes, elsewhere odd from
 * the hub and the next even number back. Small carriers leave gaps, as real ones do.
 */
export function numberFlights(
  carrier: string,
  rotations: readonly Rotation[],
  worldSeed: number,
): NumberedFlight[] {
  const known = flagshipNumbers(carrier, rotations)
  const taken = new Set([...known.values()].flat())
  const gap = rotations.length > 1200 ? 0 : rotations.length > 500 ? 1 : 4
  let next = 1
  const nextNumbers = (index: number): Numbers => {
    while (taken.has(next) || taken.has(next + 1)) next += 2
    const own = next
    next += 2 + 2 * (gap ? hash(worldSeed, rotations[0]?.outbound.carrier ?? 0, index) % (gap + 1) : 0)
    return [own, own + 1]
  }
  return rotations
    .toSorted((a, b) => prestige(a) - prestige(b))
    .flatMap((rotation, index) => {
      const [outbound, inbound] = known.get(rotation) ?? nextNumbers(index)
      return [
        { ...rotation.outbound, number: outbound },
        { ...rotation.inbound, number: inbound },
      ]
    })
}
