import * as z from 'zod'
import { answerSchema, identifier } from '../../contract/envelope.ts'
import { code } from '../../contract/lenient.ts'
import { counts } from '../../kernel/limits.ts'
import { decimalsOf, toDecimal } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { RateSource } from '../hotel.ts'
import type { PageNumbers } from '../hotel-page.ts'
import { nameOfKey, type PropertyDetail, type PropertyKey } from '../property.ts'
import type { StayRequest } from '../stay-request.ts'
import { propertyKey, toPropertyAddress, toPropertyKey, toRateAuthority } from './hotel-rate.ts'
import {
  aggregatorList,
  rateCandidates,
  readRateFilter,
  readRooms,
  roomStayCandidate,
  toPagination,
} from './stay-criteria.ts'

const radius = z.looseObject({ value: z.number(), unitOfDistance: z.string().optional() })

const searchBy = z
  .looseObject({
    '@type': z
      .string()
      .optional()
      .meta({ description: 'SearchByAirport, SearchByCity, SearchByGeoLocation or SearchByAddress' }),
    SearchAirport: code(z.string()).optional(),
    airportCode: code(z.string()).optional(),
    SearchCity: code(z.string()).optional(),
    Latitude: z.number().optional(),
    Longitude: z.number().optional(),
    latitude: z.number().optional(),
    longitude: z.number().optional(),
    Address: z
      .looseObject({
        City: z.string().optional(),
        Country: z.union([z.string(), z.looseObject({ value: z.string() })]).optional(),
      })
      .optional(),
    SearchRadius: radius.optional(),
  })
  .meta({ id: 'SearchBy' })

const common = {
  RoomStayCandidate: z.array(roomStayCandidate).optional(),
  RateCandidates: rateCandidates.optional(),
  AggregatorList: aggregatorList.optional(),
  ImageSize: z.string().optional(),
}

export const propertiesQuerySearch = z
  .looseObject({
    '@type': z.string().optional(),
    CheckInDate: z.string().optional(),
    CheckOutDate: z.string().optional(),
    SearchBy: searchBy.optional(),
    ...common,
    RequestedCurrency: code(z.string()).optional(),
    HotelName: z.string().optional(),
    ChainCodes: z.array(z.string()).optional(),
    BrandCodes: z.array(z.string()).optional(),
    PropertyAmenityCode: z.array(z.string()).optional(),
    SortOrder: z.string().optional().meta({ description: 'Proximity (default) or StarRating' }),
    returnOnlyAvailablePropertiesInd: z.boolean().optional(),
  })
  .meta({ id: 'PropertiesQuerySearch', description: 'Dates and SearchBy are required.' })

export const propertiesQueryByKey = z
  .looseObject({
    '@type': z.string().optional(),
    checkinDate: z.string().optional(),
    checkoutDate: z.string().optional(),
    CheckInDate: z.string().optional(),
    CheckOutDate: z.string().optional(),
    numberOfGuests: z.int().optional(),
    numberOfRooms: z.int().optional(),
    PropertyKey: z.array(propertyKey).optional(),
    RoomStayCandidates: z
      .looseObject({ RoomStayCandidate: z.array(roomStayCandidate).optional() })
      .optional(),
    ...common,
    requestedCurrency: code(z.string()).optional(),
    RequestedCurrency: code(z.string()).optional(),
    minimumRate: z.number().optional(),
    maximumRate: z.number().optional(),
  })
  .meta({
    id: 'PropertiesQuerySpecificPropertyList',
    description: 'Dates and up to 250 property keys are required.',
  })

const rate = z.looseObject({ value: z.number(), code: z.string() })

const property = z
  .looseObject({
    '@type': z.literal('PropertyDetail'),
    id: z.string(),
    name: z.string(),
    PropertyKey: propertyKey,
    Telephone: z.array(z.string()).optional(),
    Address: z.looseObject({ City: z.string() }),
  })
  .meta({ id: 'PropertyDetail' })

export const propertiesResponse = answerSchema('PropertiesResponse', {
  Properties: z
    .looseObject({
      '@type': z.literal('Properties'),
      Identifier: identifier.optional(),
      totalProperties: z.int(),
      propertiesPerPage: z.int(),
      numberOfPages: z.int(),
      PropertyInfo: z.array(
        z.looseObject({
          '@type': z.literal('PropertyInfo'),
          id: z.string(),
          availability: z.enum(['Open', 'Close']).optional(),
          LowestAvailableRate: rate.optional(),
          MaximumAvailableRate: rate.optional(),
          Property: property,
        }),
      ),
    })
    .optional(),
})

const kmPerMile = 1.609344
/** Countries that measure in miles: their airports make miles the default. */
const milesUnit = /^mile/i

export interface PropertySearchOrder {
  readonly search: {
    readonly place:
      | { readonly kind: 'city' | 'airport'; readonly code: string }
      | { readonly kind: 'point'; readonly latitude: number; readonly longitude: number }
      | { readonly kind: 'address'; readonly city: string; readonly country?: string | undefined }
    readonly radiusKm: number
    readonly name?: string | undefined
    readonly chains: readonly string[]
    readonly amenities: readonly string[]
  }
  readonly stay: StayRequest
  readonly filter: ReturnType<typeof readRateFilter>
  readonly inMiles: boolean
  readonly requestedCurrency?: string | undefined
  readonly onlyOpen: boolean
  readonly byStars: boolean
}

/**
 * A search around a place.
 *
 * @throws Refusal `hotelObjectMissing`, `hotelPlaceUnknown`
 */
export function readPropertySearch(sent: z.output<typeof propertiesQuerySearch>): PropertySearchOrder {
  const { SearchBy, CheckInDate, CheckOutDate, ChainCodes = [], BrandCodes = [] } = sent
  if (!SearchBy && CheckInDate === undefined)
    throw new Refusal('hotelObjectMissing', { object: 'PropertiesQuerySearch' })
  if (!SearchBy) throw new Refusal('hotelObjectMissing', { object: 'SearchBy' })
  const stay = { checkIn: CheckInDate, checkOut: CheckOutDate, rooms: readRooms(sent.RoomStayCandidate) }
  const { SearchRadius } = SearchBy
  const inMiles = milesUnit.test(SearchRadius?.unitOfDistance ?? '')
  const radiusKm = SearchRadius ? SearchRadius.value * (inMiles ? kmPerMile : 1) : counts.hotelRadiusKm
  return {
    search: {
      place: readPlace(SearchBy),
      radiusKm: Math.min(counts.hotelRadiusKm * 1.01, Math.max(0, radiusKm)),
      name: sent.HotelName?.trim() || undefined,
      chains: [...ChainCodes, ...BrandCodes].slice(0, counts.chainsPerSearch),
      amenities: sent.PropertyAmenityCode ?? [],
    },
    stay,
    filter: readRateFilter(sent.RateCandidates, sent.AggregatorList),
    inMiles,
    requestedCurrency: sent.RequestedCurrency,
    onlyOpen: sent.returnOnlyAvailablePropertiesInd ?? false,
    byStars: /^starrating$/i.test(sent.SortOrder ?? ''),
  }
}

const countryOf = (country: string | { value: string } | undefined): string | undefined =>
  (typeof country === 'object' ? country.value : country)?.toUpperCase()

function readPlace(by: z.output<typeof searchBy>): PropertySearchOrder['search']['place'] {
  const airport = by.SearchAirport ?? by.airportCode
  const latitude = by.Latitude ?? by.latitude
  const longitude = by.Longitude ?? by.longitude
  if (by.SearchCity !== undefined) return { kind: 'city', code: by.SearchCity }
  if (airport !== undefined) return { kind: 'airport', code: airport }
  if (
    latitude !== undefined &&
    longitude !== undefined &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  ) {
    return { kind: 'point', latitude, longitude }
  }
  if (by.Address?.City !== undefined)
    return { kind: 'address', city: by.Address.City, country: countryOf(by.Address.Country) }
  throw new Refusal('hotelPlaceUnknown')
}

/** @throws Refusal `hotelObjectMissing`, `hotelRoomsInvalid` */
export function readPropertyList(sent: z.output<typeof propertiesQueryByKey>) {
  const { PropertyKey = [], RoomStayCandidates, RoomStayCandidate } = sent
  const checkIn = sent.checkinDate ?? sent.CheckInDate
  if (PropertyKey.length === 0) {
    throw new Refusal('hotelObjectMissing', {
      object: checkIn === undefined ? 'PropertiesQuerySpecificPropertyList' : 'PropertyKey',
    })
  }
  if (PropertyKey.length > counts.hotelsPerKeySearch) {
    throw new Refusal('hotelRoomsInvalid', { reason: `AT MOST ${counts.hotelsPerKeySearch} PROPERTIES` })
  }
  const rooms = readRooms(
    RoomStayCandidates?.RoomStayCandidate ?? RoomStayCandidate,
    sent.numberOfRooms,
    sent.numberOfGuests,
  )
  return {
    keys: PropertyKey.map(readPropertyKey),
    stay: { checkIn, checkOut: sent.checkoutDate ?? sent.CheckOutDate, rooms },
    filter: readRateFilter(sent.RateCandidates, sent.AggregatorList),
    requestedCurrency: sent.requestedCurrency ?? sent.RequestedCurrency,
    minimumRate: sent.minimumRate,
    maximumRate: sent.maximumRate,
  }
}

/** Letter case counts: it is the supplier's. */
export const readPropertyKey = ({ chainCode, propertyCode }: z.output<typeof propertyKey>): PropertyKey => ({
  chainCode: chainCode.trim(),
  propertyCode: propertyCode.trim(),
})

const toProperty = (shown: PropertyDetail) => ({
  '@type': 'PropertyDetail' as const,
  id: nameOfKey(shown.key),
  PropertyKey: toPropertyKey(shown),
  name: shown.name,
  ...(shown.stars !== undefined && { Rating: [{ value: shown.stars, provider: 'NTM' }] }),
  GeoLocation: shown.position,
  Address: toPropertyAddress(shown.address),
  ...(shown.telephone !== undefined && { Telephone: [shown.telephone] }),
  ...(shown.email !== undefined && { Email: { value: shown.email } }),
  PropertyAmenity: shown.amenities?.map(({ code: value, description }) => ({
    code: value,
    description,
    includedInd: true,
  })),
})

export interface PropertyEntry {
  readonly property: PropertyDetail
  readonly km?: number | undefined
  readonly rates?:
    | {
        readonly source: RateSource
        readonly lowestMinor: number
        readonly highestMinor?: number
        readonly currency: string
      }
    | undefined
}

/** Distance and rates are left out where there are none: a closed property is listed without. */
function toPropertyInfo({ property: shown, km, rates }: PropertyEntry, inMiles: boolean) {
  const toRate = (minor: number, currency: string) => ({
    value: toDecimal({ minor, currency }),
    code: currency,
    minorUnit: decimalsOf(currency),
    approximateInd: false,
  })
  const distance = km === undefined ? undefined : Math.round((inMiles ? km / kmPerMile : km) * 10) / 10
  return {
    '@type': 'PropertyInfo' as const,
    id: nameOfKey(shown.key),
    availability: rates ? ('Open' as const) : ('Close' as const),
    ...(rates && { Identifier: { value: nameOfKey(shown.key), authority: toRateAuthority(rates.source) } }),
    ...(distance !== undefined && {
      Distance: { value: distance, unitOfDistance: inMiles ? 'Miles' : 'Kilometers' },
    }),
    ...(rates && {
      LowestAvailableRate: toRate(rates.lowestMinor, rates.currency),
      ...(rates.highestMinor !== undefined && {
        MaximumAvailableRate: toRate(rates.highestMinor, rates.currency),
      }),
    }),
    Property: toProperty(shown),
  }
}

/** One page of a property search. Totals and page count are the same on every page. */
export function toPropertiesAnswer(
  id: string,
  shown: {
    readonly entries: readonly PropertyEntry[]
    readonly page: PageNumbers
    readonly inMiles: boolean
  },
  more: object,
): z.input<typeof propertiesResponse> {
  const { entries, page, inMiles } = shown
  return {
    PropertiesResponse: {
      '@type': 'response',
      Properties: {
        '@type': 'Properties',
        Identifier: { value: id, authority: toRateAuthority('own') },
        totalProperties: page.totalItems,
        propertiesPerPage: entries.length,
        numberOfPages: page.totalPages,
        PropertyInfo: entries.map((entry) => toPropertyInfo(entry, inMiles)),
      },
      Pagination: toPagination(page),
      ...more,
    },
  }
}

/** Full description of one property, without rates. */
export function toPropertyDetailAnswer(shown: PropertyDetail): z.input<typeof propertiesResponse> {
  return {
    PropertiesResponse: {
      '@type': 'response',
      Properties: {
        '@type': 'Properties',
        totalProperties: 1,
        propertiesPerPage: 1,
        numberOfPages: 1,
        PropertyInfo: [
          {
            '@type': 'PropertyInfo',
            id: nameOfKey(shown.key),
            Property: {
              ...toProperty(shown),
              ...(shown.description !== undefined && {
                Description: [{ value: shown.description, languages: ['EN'], title: shown.name }],
              }),
              CheckInOutPolicy: shown.hours,
              GuestRoomInfo: shown.rooms?.map(({ description, maxGuests }) => ({
                description,
                maxOccupancy: maxGuests,
              })),
            },
          },
        ],
      },
    },
  }
}
