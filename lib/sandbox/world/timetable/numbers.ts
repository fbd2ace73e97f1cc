import { hash } from '../seed.ts'
import { longHaulMiles } from './network.ts'
import type { PlannedFlight, Rotation } from './schedule.ts'

/** A flight of the timetable; `operatedBy` is the flight that a codeshare number is sold for. */
export interface NumberedFlight extends PlannedFlight {
  readonly number: number
  readonly operatedBy?: NumberedFlight
}

/** Intercontinental flights have the low numbers, then those to hubs, then the rest. */
const prestige = ({ outbound: { miles, to } }: Rotation): number =>
  miles > longHaulMiles ? 0 : to.weight >= 34 ? 1 : 2

/**
 * Numbers the flights of one carrier: odd from the hub, the next even number back. Small carriers leave gaps,
 * as real ones do.
 */
export function numberFlights(rotations: readonly Rotation[], worldSeed: number): NumberedFlight[] {
  const sorted = [...rotations].sort((a, b) => prestige(a) - prestige(b))
  const gap = rotations.length > 1200 ? 0 : rotations.length > 500 ? 1 : 4
  let number = 1
  return sorted.flatMap(({ outbound, inbound }, index) => {
    const own = number
    number += 2 + 2 * (gap ? hash(worldSeed, outbound.carrier, index) % (gap + 1) : 0)
    return [
      { ...outbound, number: own },
      { ...inbound, number: own + 1 },
    ]
  })
}
