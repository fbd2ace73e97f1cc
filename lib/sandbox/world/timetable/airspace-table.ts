import type { Place } from './sphere.ts'

/** Airspace that carriers of some countries avoid, and the points at which they pass it. */
export interface ClosedAirspace {
  /** Corners, `longitude latitude`; longitudes count on beyond 180. */
  readonly corners: readonly (readonly [number, number])[]
  readonly waypoints: readonly Place[]
  /** Home countries of the carriers that it is closed for. */
  readonly closedFor: ReadonlySet<string>
}

const pairs = (text: string): [number, number][] =>
  text
    .split(',')
    .map((pair) => pair.trim().split(' ').map(Number))
    .map(([longitude = 0, latitude = 0]) => [longitude, latitude])

const places = (text: string): Place[] =>
  pairs(text).map(([longitude, latitude]) => ({ latitude, longitude }))

const countries = (codes: string): ReadonlySet<string> => new Set(codes.split(/\s+/))

/**
 * Source: public notices to airmen. Russia, Belarus and Ukraine since 2022, for carriers of the countries that are
 * refused there and of those that stay away, with North Korea; Pakistan since April 2025, for Indian carriers.
 * Outlines and waypoints are rough (guess): the routes of 2026 over the pole, and over the Caucasus and Central Asia.
 */
export const closedAirspaces: readonly ClosedAirspace[] = [
  {
    corners: pairs(
      `31.5 69.3, 30.5 67, 31 63, 29.5 60.6, 28.5 58, 28 56, 26 55, 24.2 54, 24 51.5, 23.5 49.5, 24.5 48.3, 28 48.5,
       30 46.3, 33 45.5, 36 45, 39 44, 41 43.5, 45 42.7, 47.8 42.5, 48.2 44.5, 48.5 46, 48.5 50, 52 51.5, 57 51.5, 61 51.7,
       61.5 53.5, 66 55, 70.5 55.3, 74 54, 77 53.3, 80 51.2, 83 51, 87 49.5, 92 50.8, 98 50.5, 102 51.5, 107 50, 113 50,
       117 50, 120 53.3, 125 53, 128 49.8, 131 48, 130.5 43.5, 127 41.7, 124.8 40, 125.5 38.2, 128.2 38.6, 131 42,
       132.5 43, 138 46, 141.8 46.3, 143.5 46.3, 150 46.5, 157 51, 163 55, 171 60, 179 62.5, 187 64.3, 190 66, 190 89,
       35 89, 35 72`,
    ),
    waypoints: places(
      `15 80, 15 89.5, 192 80, 192 66, 184 61, 168 54, 155 47.5, 147 42.5, 22 57, 22.5 53.5, 22.3 48.5, 26.5 46.5, 29.5 43.5,
       35 42.3, 41.5 42, 47 41.5, 50.5 42.3, 60 46, 73 48, 83 46, 95 45, 110 44, 118 41.5, 123.5 37.6, 130 37.5`,
    ),
    closedFor: countries(
      `AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SI SK UA MD US CA JP KR AU NZ
       SG TW HK TH MY VN FJ PF NC`,
    ),
  },
  {
    corners: pairs(
      `61.5 25, 61.5 29.5, 66 30, 69.5 33.5, 71.5 36.5, 74.5 36.8, 76.5 35, 74.3 32.8, 74.5 31, 73 29.5, 70.5 27.7, 70 25.5,
       68.3 24, 66.5 24.5`,
    ),
    waypoints: places('71.5 24.5, 67 22.3, 60.8 24.2'),
    closedFor: countries('IN'),
  },
]
