import * as z from 'zod'
import { code } from '../../contract/lenient.ts'
import { counts } from '../../kernel/limits.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { WantedImages } from '../property.ts'
import type { StayRequest } from '../stay-request.ts'
import { propertyKey, readPropertyKey } from './hotel-rate.ts'
import { imageSize } from './property-images.ts'
import { type Place, readPlace, readReach, searchBy } from './search-place.ts'
import {
  aggregatorList,
  rateCandidates,
  readRateFilter,
  readRooms,
  roomStayCandidate,
} from './stay-criteria.ts'

const common = {
  RoomStayCandidate: z.array(roomStayCandidate).optional(),
  RateCandidates: rateCandidates.optional(),
  AggregatorList: aggregatorList.optional(),
  ImageSize: imageSize.optional(),
  returnAllImagesInd: z.boolean().optional(),
}

export const propertiesQuerySearch = z
  .looseObject({
    '@type': z.string().optional(),
    CheckInDate: z.string().optional(),
    CheckOutDate: z.string().optional(),
    SearchBy: searchBy.optional(),
    ...common,
    RequestedCurrency: code(z.string()).optional(),
    HotelName: z.string().min(3).optional(),
    ChainCodes: z.array(z.string()).max(counts.chainsPerSearch).optional(),
    BrandCodes: z.array(z.string()).max(counts.chainsPerSearch).optional(),
    PropertyAmenityCode: z.array(z.string()).optional(),
    SortOrder: z.enum(['Proximity', 'StarRating']).optional().meta({ description: 'Absent: Proximity.' }),
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
    PropertyKey: z.array(propertyKey).max(counts.hotelsPerKeySearch).optional(),
    RoomStayCandidates: z
      .looseObject({ RoomStayCandidate: z.array(roomStayCandidate).optional() })
      .optional(),
    ...common,
    imageSize: imageSize.optional(),
    requestedCurrency: code(z.string()).optional(),
    RequestedCurrency: code(z.string()).optional(),
    minimumRate: z.number().optional(),
    maximumRate: z.number().optional(),
  })
  .meta({
    id: 'PropertiesQuerySpecificPropertyList',
    description: 'Dates and up to 250 property keys are required.',
  })

export interface PropertySearchOrder {
  readonly search: {
    readonly place: Place
    readonly radiusKm: number
    readonly name?: string | undefined
    readonly chains: readonly string[]
    readonly amenities: readonly string[]
  }
  readonly stay: StayRequest
  readonly filter: ReturnType<typeof readRateFilter>
  readonly inMiles: boolean
  readonly images: WantedImages
  readonly requestedCurrency?: string | undefined
  readonly onlyOpen: boolean
  readonly byStars: boolean
  readonly notices: readonly RefusalNotice[]
}

/** The wrapper's name, unless it was sent: unwrapping a body makes its name the type. */
const missingWrapper = (sent: { '@type'?: string | undefined }, wrapper: string): string | undefined =>
  sent['@type'] === undefined ? wrapper : undefined

/**
 * A search around a place.
 *
 * @throws Refusal `hotelObjectMissing`, `hotelPlaceUnknown`
 */
export function readPropertySearch(sent: z.output<typeof propertiesQuerySearch>): PropertySearchOrder {
  const { SearchBy, CheckInDate, CheckOutDate, ChainCodes = [], BrandCodes = [] } = sent
  if (!SearchBy) {
    const first = missingWrapper(sent, 'PropertiesQuerySearch') ?? 'PropertiesQuerySearch.CheckInDate'
    throw new Refusal('hotelObjectMissing', { object: CheckInDate === undefined ? first : 'SearchBy' })
  }
  const { radiusKm, inMiles, isReduced } = readReach(SearchBy)
  return {
    search: {
      place: readPlace(SearchBy),
      radiusKm,
      name: sent.HotelName?.trim() || undefined,
      chains: [...ChainCodes, ...BrandCodes],
      amenities: sent.PropertyAmenityCode ?? [],
    },
    stay: { checkIn: CheckInDate, checkOut: CheckOutDate, rooms: readRooms(sent.RoomStayCandidate) },
    filter: readRateFilter(sent.RateCandidates, sent.AggregatorList),
    inMiles,
    images: { all: sent.returnAllImagesInd ?? false, size: sent.ImageSize },
    requestedCurrency: sent.RequestedCurrency,
    onlyOpen: sent.returnOnlyAvailablePropertiesInd ?? false,
    byStars: sent.SortOrder === 'StarRating',
    notices: isReduced
      ? [{ code: 'hotelRadiusReduced', details: { maximum: inMiles ? '25 MILES' : '40 KILOMETERS' } }]
      : [],
  }
}

/** @throws Refusal `hotelObjectMissing`, `hotelCheckInInvalid` */
export function readPropertyList(sent: z.output<typeof propertiesQueryByKey>) {
  const { PropertyKey = [], RoomStayCandidates, RoomStayCandidate } = sent
  const checkIn = sent.checkinDate ?? sent.CheckInDate
  if (PropertyKey.length === 0) {
    const wrapper =
      checkIn === undefined ? missingWrapper(sent, 'PropertiesQuerySpecificPropertyList') : undefined
    throw new Refusal('hotelObjectMissing', { object: wrapper ?? 'PropertyKey' })
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
    images: { all: sent.returnAllImagesInd ?? false, size: sent.imageSize ?? sent.ImageSize },
    requestedCurrency: sent.requestedCurrency ?? sent.RequestedCurrency,
    minimumRate: sent.minimumRate,
    maximumRate: sent.maximumRate,
  }
}
