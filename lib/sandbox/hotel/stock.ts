import { fraction } from '../world/seed.ts'
import type { Property } from './properties.ts'

/** Rooms of an average house by its stars. */
const usualRooms: readonly number[] = [40, 40, 70, 105, 170, 190]

/** Rooms of the house; chains build larger ones than families do, and so do beaches and casinos. */
export function roomsOf({ stars, seed, brand, destination, district }: Property): number {
  const chain = brand.naming === 'brand' && brand.name !== '' ? 1.35 : 0.6
  const place =
    destination.city === 'LAS' && district.kind === 'r'
      ? 6
      : district.kind === 'w' || district.kind === 'r'
        ? 1.3
        : district.kind === 'a'
          ? 1.4
          : 1
  return Math.round((usualRooms[stars] ?? 100) * chain * place * (0.6 + 0.8 * fraction(seed, 89)))
}

/** Of the rooms that agencies can sell, by type; and how many there are at least. */
const shares: readonly (readonly [share: number, least: number])[] = [
  [0.2, 12],
  [0.16, 10],
  [0.07, 7],
  [0.12, 8],
  [0.05, 5],
  [0.03, 5],
]

const most = 60

/** Rooms of each type that the hotel gives to agencies: 5 to 60. */
export const stocksOf = (property: Property): number[] =>
  shares.map(([share, least]) => Math.min(most, Math.max(least, Math.round(roomsOf(property) * share))))
