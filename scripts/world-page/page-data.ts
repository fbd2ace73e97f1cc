import type { Measure } from '../market/measure.ts'

/** What the page of `npm run world` is drawn from, as JSON inside it. */
export interface PageData {
  /** Day on which the searches were made. */
  readonly date: string
  readonly airports: readonly (readonly [
    code: string,
    city: string,
    name: string,
    country: string,
    latitude: number,
    longitude: number,
  ])[]
  /** Who sells flights, then who operates them for others. */
  readonly carriers: readonly (readonly [code: string, name: string])[]
  readonly aircraft: readonly (readonly [code: string, name: string])[]
  readonly routes: number
  readonly entries: number
  /** Columns of the timetable (see `timetableColumns`), compressed by gzip, in base64. */
  readonly timetable: string
  /** Rings `[longitude, latitude, step east, step north, ...]` in tenths of a degree. */
  readonly land: readonly (readonly number[])[]
  readonly curves: readonly PriceCurve[]
  readonly measures: readonly Measure[]
  /** What the page shows first. */
  readonly start: { readonly carrier: string; readonly airport: string; readonly market: string }
}

/** Lowest prices of a round trip on fixed days, by how long before it was bought. */
export interface PriceCurve {
  readonly market: string
  readonly currency: string
  readonly date: string
  readonly returnDate: string
  readonly points: readonly PricePoint[]
}

/** Amounts of one adult; undefined: none offered. */
export interface PricePoint {
  readonly daysBefore: number
  readonly offers: number
  readonly lowest: number | undefined
  readonly median: number | undefined
  readonly nonStop: number | undefined
  readonly connecting: number | undefined
  readonly lowCost: number | undefined
  readonly network: number | undefined
}

/** The columns in their order, with the bytes of a value, one value for each route or each entry. */
export const timetableColumns = [
  ['routeFrom', 2, 'route'],
  ['routeTo', 2, 'route'],
  ['routeEntries', 2, 'route'],
  ['carrier', 2, 'entry'],
  ['operator', 2, 'entry'],
  ['number', 2, 'entry'],
  ['departsMinute', 2, 'entry'],
  ['durationMinutes', 2, 'entry'],
  // Position among the entries of the route of the one that flies it; its own unless it is a codeshare.
  ['operatedBy', 2, 'entry'],
  ['days', 1, 'entry'],
  ['aircraft', 1, 'entry'],
] as const

export type ColumnName = (typeof timetableColumns)[number][0]
