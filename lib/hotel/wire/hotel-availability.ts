import * as z from 'zod'
import { answerSchema, identifier } from '../../contract/envelope.ts'
import { code } from '../../contract/lenient.ts'
import { counts } from '../../kernel/limits.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { OfferedRate } from '../hotel.ts'
import type { AvailabilityDigest } from '../hotel-availability.ts'
import { hotelOfferId } from '../hotel-availability.ts'
import type { PageNumbers } from '../hotel-page.ts'
import { nameOfKey, type PropertyKey } from '../property.ts'
import type { RequestedStay, StayRequest } from '../stay-request.ts'
import { hotelPrice, toHotelPrice } from './hotel-price.ts'
import {
  productHospitality,
  propertyKey,
  readPropertyKey,
  toDateRange,
  toProductHospitality,
  toPropertyKey,
  toRateAuthority,
} from './hotel-rate.ts'
import { toHotelTerms } from './rate-terms.ts'
import {
  aggregatorList,
  rateCandidates,
  readRateFilter,
  readRooms,
  roomStayCandidate,
  toPagination,
} from './stay-criteria.ts'

const stayCriterion = z.looseObject({
  '@type': z.string().optional(),
  numberOfRooms: z.int().optional(),
  PropertyRequest: z
    .array(z.looseObject({ PropertyKey: propertyKey }))
    .max(counts.hotelsPerAvailability)
    .optional(),
  RoomStayCandidates: z.looseObject({ RoomStayCandidate: z.array(roomStayCandidate).optional() }).optional(),
  RateCandidates: rateCandidates.optional(),
  AggregatorList: aggregatorList.optional(),
  ExtraAccommodation: z
    .array(
      z.looseObject({
        quantity: z.int().min(1).optional(),
        AccommodationType: z
          .enum(['Crib', 'ExtraAdult', 'ExtraChild', 'RollawayAdult', 'RollawayChild'])
          .optional(),
      }),
    )
    .optional()
    .meta({ description: 'Neither priced nor reserved: the answer warns of it.' }),
})

const limit = z.looseObject({ value: z.number(), code: code(z.string()).optional() })

const availabilityRequest = z
  .looseObject({
    '@type': z.string().optional(),
    StayDates: z.looseObject({ start: z.string().optional(), end: z.string().optional() }).optional(),
    HotelSearchCriterion: stayCriterion.optional(),
    MinimumAmount: limit.optional().meta({ description: 'Of the average nightly rate.' }),
    MaximumAmount: limit.optional(),
    requestedCurrency: code(z.string()).optional(),
    verboseResponseInd: z
      .boolean()
      .optional()
      .meta({ description: 'Repeat the property in every offer instead of a shared list.' }),
  })
  .meta({ id: 'CatalogOfferingsRequestHospitality', description: 'Dates and the properties, at most 50.' })

export const catalogOfferingsQuery = z.looseObject({
  CatalogOfferingsRequest: z.array(availabilityRequest).max(1).optional(),
})

const hotelOffering = z
  .looseObject({
    '@type': z.literal('CatalogOfferingHospitality'),
    id: z.string(),
    Identifier: identifier,
    ProductOptions: z.array(
      z.looseObject({ '@type': z.literal('ProductOptions'), Product: z.array(productHospitality) }),
    ),
    Price: hotelPrice,
    TermsAndConditions: z.looseObject({
      '@type': z.literal('TermsAndConditions'),
      Guarantee: z
        .array(
          z.looseObject({
            '@type': z.literal('Guarantee'),
            guaranteeType: z.enum(['GuaranteeRequired', 'DepositRequired', 'PrepayRequired']),
          }),
        )
        .optional(),
    }),
  })
  .meta({
    id: 'CatalogOfferingHospitality',
    description: 'A rate of a room type; its id can be booked for 30 minutes.',
  })

export const availabilityResponse = answerSchema('CatalogOfferingsHospitalityResponse', {
  CatalogOfferings: z
    .looseObject({
      '@type': z.literal('CatalogOfferings'),
      Identifier: identifier,
      totalCatalogOffering: z.int(),
      catalogOfferingPerPage: z.int(),
      numberOfPages: z.int(),
      CatalogOffering: z.array(hotelOffering),
    })
    .optional(),
})

export interface AvailabilityOrder {
  readonly keys: readonly PropertyKey[]
  readonly stay: StayRequest
  readonly filter: ReturnType<typeof readRateFilter>
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
  readonly requestedCurrency?: string | undefined
  readonly isVerbose: boolean
  readonly notices: readonly RefusalNotice[]
}

/** @throws Refusal `hotelObjectMissing` */
export function readAvailability(sent: z.output<typeof catalogOfferingsQuery>): AvailabilityOrder {
  const request = sent.CatalogOfferingsRequest?.[0]
  if (!request) throw new Refusal('hotelObjectMissing', { object: 'CatalogOfferingsRequest' })
  const { StayDates, HotelSearchCriterion: criterion } = request
  if (!StayDates) throw new Refusal('hotelObjectMissing', { object: 'StayDates' })
  const keys = (criterion?.PropertyRequest ?? []).map(({ PropertyKey }) => readPropertyKey(PropertyKey))
  if (!criterion || keys.length === 0) throw new Refusal('hotelObjectMissing', { object: 'PropertyRequest' })
  const rooms = readRooms(criterion.RoomStayCandidates?.RoomStayCandidate, criterion.numberOfRooms)
  return {
    keys,
    stay: { checkIn: StayDates.start, checkOut: StayDates.end, rooms },
    filter: readRateFilter(criterion.RateCandidates, criterion.AggregatorList),
    minimum: request.MinimumAmount?.value,
    maximum: request.MaximumAmount?.value,
    requestedCurrency: request.requestedCurrency,
    isVerbose: request.verboseResponseInd ?? false,
    notices: criterion.ExtraAccommodation?.length ? [{ code: 'hotelExtraBedsNotPriced', details: {} }] : [],
  }
}

/** Guests of a room; of rooms for different numbers of guests, the most. */
export const guestsPerRoom = (rooms: readonly number[]): number => Math.max(...rooms)

const nameOfProperty = ({ property }: OfferedRate): string => nameOfKey(property.key)

function toOffering(rate: OfferedRate, { id, stay, isVerbose }: AvailabilityDigest) {
  const offerId = hotelOfferId(id, rate)
  const quantity = rate.roomsLeft ?? stay.rooms.length
  const product = toProductHospitality(rate, { quantity, guests: guestsPerRoom(stay.rooms) })
  return {
    '@type': 'CatalogOfferingHospitality' as const,
    id: offerId,
    Identifier: { value: offerId, authority: toRateAuthority(rate.source) },
    ProductOptions: [
      {
        '@type': 'ProductOptions' as const,
        Product: [
          isVerbose
            ? product
            : { ...product, '@type': 'ProductHospitalityOffer' as const, productRef: nameOfProperty(rate) },
        ],
      },
    ],
    Price: toHotelPrice(rate.rooms, rate.currency),
    TermsAndConditions: toHotelTerms(rate),
  }
}

/** Members that all offers of one property share. */
const toPropertyDates = (rates: readonly OfferedRate[], { checkIn, checkOut, rooms }: RequestedStay) => ({
  '@type': 'ReferenceListPropertyDates' as const,
  PropertyDates: [...new Map(rates.map((rate) => [nameOfProperty(rate), rate])).values()].map((rate) => ({
    id: nameOfProperty(rate),
    PropertyKey: toPropertyKey(rate.property),
    DateRange: toDateRange(checkIn, checkOut),
    propertyName: rate.property.name,
    guests: guestsPerRoom(rooms),
  })),
})

/** One page of an availability. Totals and page count are the same on every page. */
export function toAvailabilityAnswer(
  digest: AvailabilityDigest,
  rates: readonly OfferedRate[],
  page: PageNumbers,
  more: object,
): z.input<typeof availabilityResponse> {
  return {
    CatalogOfferingsHospitalityResponse: {
      '@type': 'response',
      CatalogOfferings: {
        '@type': 'CatalogOfferings',
        Identifier: { value: digest.id, authority: toRateAuthority('own') },
        totalCatalogOffering: page.totalItems,
        catalogOfferingPerPage: page.pageSize,
        numberOfPages: page.totalPages,
        CatalogOffering: rates.map((rate) => toOffering(rate, digest)),
      },
      ...(!digest.isVerbose && rates.length > 0 && { ReferenceList: [toPropertyDates(rates, digest.stay)] }),
      Pagination: toPagination(page),
      ...more,
    },
  }
}
