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

function milesBetween(from: number, to: number): number {
  const cosine =
    (vectors[from * 3] ?? 0) * (vectors[to * 3] ?? 0) +
    (vectors[from * 3 + 1] ?? 0) * (vectors[to * 3 + 1] ?? 0) +
    (vectors[from * 3 + 2] ?? 0) * (vectors[to * 3 + 2] ?? 0)
  return Math.round(earthMiles * Math.acos(Math.min(1, Math.max(-1, cosine))))
}

/** Great-circle miles from one airport to every other, by index; kept, so for airports that are searched. */
export function distanceRow(airport: number): Uint16Array {
  const known = rows[airport]
  if (known) return known
  const row = new Uint16Array(airports.length)
  for (let other = 0; other < row.length; other++) row[other] = milesBetween(airport, other)
  rows[airport] = row
  return row
}

/** Great-circle miles between two airports, given by index. */
export const distanceMiles = (from: number, to: number): number => rows[from]?.[to] ?? milesBetween(from, to)
