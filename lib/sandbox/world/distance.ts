import { airports } from './airports.ts'

const earthMiles = 3958.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Unit vectors of all airports; the angle between two of them is the great circle. */
const vectors = Float64Array.from(
  airports.flatMap(({ latitude, longitude }) => [
    Math.cos(radians(latitude)) * Math.cos(radians(longitude)),
    Math.cos(radians(latitude)) * Math.sin(radians(longitude)),
    Math.sin(radians(latitude)),
  ]),
)
const rows: (Uint16Array | undefined)[] = []

function distancesFrom(airport: number): Uint16Array {
  const x = vectors[airport * 3] ?? 0
  const y = vectors[airport * 3 + 1] ?? 0
  const z = vectors[airport * 3 + 2] ?? 0
  return Uint16Array.from(airports, (_, other) => {
    const cosine =
      x * (vectors[other * 3] ?? 0) + y * (vectors[other * 3 + 1] ?? 0) + z * (vectors[other * 3 + 2] ?? 0)
    return Math.round(earthMiles * Math.acos(Math.min(1, Math.max(-1, cosine))))
  })
}

/** Great-circle miles from one airport to every other, by index. */
export function distanceRow(airport: number): Uint16Array {
  const known = rows[airport]
  if (known) return known
  const row = distancesFrom(airport)
  rows[airport] = row
  return row
}

/** Great-circle miles between two airports, given by index. */
export const distanceMiles = (from: number, to: number): number => distanceRow(from)[to] ?? 0
