import * as z from 'zod'
import { code } from '../../contract/lenient.ts'
import { counts } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'

const units = ['Kilometers', 'Miles'] as const

const radius = z.looseObject({
  value: z.number().positive().meta({ description: 'At most 40 kilometres, 25 miles.' }),
  unitOfDistance: z.enum(units).optional().meta({ description: 'Absent: Kilometers.' }),
})

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)

/** Both names of the other coordinate, where only one of the two was sent. */
const missingCoordinate = (
  by: { [name in 'Latitude' | 'latitude' | 'Longitude' | 'longitude']?: unknown },
) => {
  const hasLatitude = (by.Latitude ?? by.latitude) !== undefined
  const hasLongitude = (by.Longitude ?? by.longitude) !== undefined
  return hasLatitude === hasLongitude ? undefined : hasLatitude ? 'Longitude' : 'Latitude'
}

/** Where to search: the first of city, airport, point and address that is sent. */
export const searchBy = z
  .looseObject({
    '@type': z
      .string()
      .optional()
      .meta({ description: 'SearchByAirport, SearchByCity, SearchByGeoLocation or SearchByAddress' }),
    SearchAirport: code(z.string()).optional(),
    airportCode: code(z.string()).optional(),
    SearchCity: code(z.string()).optional(),
    Latitude: latitude.optional(),
    Longitude: longitude.optional(),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    Address: z
      .looseObject({
        City: z.string().optional(),
        Country: z.union([z.string(), z.looseObject({ value: z.string() })]).optional(),
      })
      .optional(),
    SearchRadius: radius.optional(),
  })
  .superRefine((by, context) => {
    const missing = missingCoordinate(by)
    if (missing)
      context.addIssue({ code: 'invalid_type', expected: 'number', path: [missing], input: undefined })
  })
  .meta({ id: 'SearchBy' })

type SearchBy = z.output<typeof searchBy>

/** Where to look for hotels; an address counts by its city. */
export type Place =
  | { readonly kind: 'city' | 'airport'; readonly code: string }
  | { readonly kind: 'point'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'address'; readonly city: string; readonly country?: string | undefined }

const countryOf = (country: string | { value: string } | undefined): string | undefined =>
  (typeof country === 'object' ? country.value : country)?.toUpperCase()

/** @throws Refusal `hotelPlaceUnknown` no place is named */
export function readPlace(by: SearchBy): Place {
  const airport = by.SearchAirport ?? by.airportCode
  if (by.SearchCity !== undefined) return { kind: 'city', code: by.SearchCity }
  if (airport !== undefined) return { kind: 'airport', code: airport }
  const point = { latitude: by.Latitude ?? by.latitude, longitude: by.Longitude ?? by.longitude }
  if (point.latitude !== undefined && point.longitude !== undefined)
    return { kind: 'point', latitude: point.latitude, longitude: point.longitude }
  if (by.Address?.City !== undefined)
    return { kind: 'address', city: by.Address.City, country: countryOf(by.Address.Country) }
  throw new Refusal('hotelPlaceUnknown')
}

export const kmPerMile = 1.609344

/** Radius in kilometres, and whether distances are in miles; `isReduced`: more than a search covers was requested. */
export interface Reach {
  readonly radiusKm: number
  readonly inMiles: boolean
  readonly isReduced: boolean
}

/** 25 miles, which is the maximum too, are a little more than 40 kilometres. */
const maximumKm = { Kilometers: counts.hotelRadiusKm, Miles: 25 * kmPerMile } as const

export function readReach({ SearchRadius }: SearchBy): Reach {
  const unit = SearchRadius?.unitOfDistance ?? 'Kilometers'
  const inMiles = unit === 'Miles'
  if (!SearchRadius) return { radiusKm: counts.hotelRadiusKm, inMiles, isReduced: false }
  const wanted = SearchRadius.value * (inMiles ? kmPerMile : 1)
  const maximum = maximumKm[unit]
  return { radiusKm: Math.min(wanted, maximum), inMiles, isReduced: wanted > maximum }
}
