import type { FareRegion } from '../fares/regions.ts'

/**
 * What is paid on leaving a country without rows in tax-table.ts, under the code of the country, in US dollars: domestic, then
 * international departures. Source: guess, after the neighbours of these countries (2026).
 */
export const usualTaxes: Readonly<Record<FareRegion, readonly [domestic: number, international: number]>> = {
  northAmerica: [8, 25],
  caribbean: [8, 45],
  southAmerica: [7, 40],
  europe: [5, 16],
  cis: [4, 18],
  middleEast: [5, 25],
  northAfrica: [4, 25],
  africa: [8, 60],
  southAsia: [3, 18],
  southEastAsia: [4, 18],
  northAsia: [4, 20],
  china: [4, 14],
  oceania: [6, 30],
}
