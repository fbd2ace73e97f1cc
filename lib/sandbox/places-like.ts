import type { Place } from '../kernel/place.ts'
import { type Airport, airports } from './world/airports.ts'

const toPlace = ({ code, name, city, cityName, country, latitude, longitude }: Airport): Place => ({
  ...{ code, name, city, cityName, country, latitude, longitude },
})

/** How well an airport answers a text; 0: not at all. */
function pointsOf({ code, city, cityName, name, weight }: Airport, text: string): number {
  const begins = (words: string): boolean => words.toLowerCase().startsWith(text)
  const rank = [
    [10, code.toLowerCase() === text],
    [8, city.toLowerCase() === text],
    [6, begins(cityName)],
    [4, begins(name)],
    [2, name.toLowerCase().includes(text) || cityName.toLowerCase().includes(text)],
  ] as const
  const [points] = rank.find(([, isTrue]) => isTrue) ?? [0]
  return points === 0 ? 0 : points + weight / (1 + weight)
}

/** Airports that a text may mean, the best answer first. @param text a code, or the beginning of a name */
export function placesLike(text: string, most: number): Place[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  return airports
    .map((airport) => ({ airport, points: pointsOf(airport, wanted) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ airport }) => toPlace(airport))
}
