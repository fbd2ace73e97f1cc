import type { Place } from './sphere.ts'

/** A belt of wind: miles per hour at its centre, and how wide it is in degrees. */
interface Belt {
  readonly strength: number
  readonly longitude: number
  readonly width: number
}

/** Where the jet stream of the northern hemisphere is stronger than elsewhere. */
const jets: readonly Belt[] = [
  { strength: 70, longitude: -45, width: 30 },
  { strength: 8, longitude: -95, width: 25 },
  { strength: 49, longitude: 140, width: 25 },
  { strength: 37, longitude: 180, width: 25 },
]
const north = { strength: 28, latitude: 40, width: 22 }
const south = { strength: 58, latitude: -38, width: 16 }

const bell = (distance: number, width: number): number => Math.exp(-((distance / width) ** 2))
const degreesApart = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180)

/**
 * Mean wind from the west at cruising height, in miles per hour. Source: guess, fitted to published block times in
 * both directions.
 */
export function westWind({ latitude, longitude }: Place): number {
  if (latitude < 0) return south.strength * bell(latitude - south.latitude, south.width)
  const jet = jets.reduce(
    (sum, belt) => sum + belt.strength * bell(degreesApart(longitude, belt.longitude), belt.width),
    north.strength,
  )
  return jet * bell(latitude - north.latitude, north.width)
}
