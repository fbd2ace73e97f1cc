import * as z from 'zod'
import { answerSchema, type identifier } from '../../contract/envelope.ts'
import { code } from '../../contract/lenient.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { OfferedRate } from '../hotel.ts'
import type { PropertyKey } from '../property.ts'
import type { StayRequest } from '../stay-request.ts'
import { guestsPerRoom } from './hotel-availability.ts'
import { hotelPrice, toHotelPrice } from './hotel-price.ts'
import {
  productHospitality,
  propertyKey,
  readPropertyKey,
  toProductHospitality,
  toRateAuthority,
} from './hotel-rate.ts'
import { toHotelTermsInFull } from './rate-terms.ts'
import { readRooms, roomStayCandidate } from './stay-criteria.ts'

const offerNamed = z.looseObject({ value: z.string().optional(), id: z.string().optional() })

/** Both published spellings of the inner object are accepted. */
export const rulesByOffer = z.looseObject({
  BuildFromCatalogOfferingHospitality: z
    .looseObject({
      '@type': z.string().optional(),
      CatalogOfferingIdentifier: offerNamed.optional(),
      NumberOfRooms: z.int().optional(),
    })
    .optional(),
  BuildFromCatalogOfferingsRequest: z
    .looseObject({
      CatalogOfferingIdentifier: offerNamed.optional(),
      ProductIdentifier: offerNamed.optional(),
    })
    .optional(),
})

export const rulesByCode = z
  .looseObject({
    '@type': z.string().optional(),
    bookingCode: z.string(),
    checkinDate: z.string().optional(),
    checkoutDate: z.string().optional(),
    numberOfGuests: z.int().optional(),
    PropertyKey: propertyKey,
    requestedCurrency: code(z.string()).optional(),
    RoomStayCandidates: z
      .looseObject({ RoomStayCandidate: z.array(roomStayCandidate).optional() })
      .optional(),
  })
  .meta({
    id: 'OfferQueryHospitalityRequest',
    description: 'The rules of a booking code, without an availability before.',
  })

export const rulesResponse = answerSchema('OfferHospitalityResponse', {
  Offer: z
    .looseObject({
      '@type': z.literal('Offer'),
      id: z.string(),
      Product: z.array(productHospitality),
      Price: hotelPrice,
      TermsAndConditionsFull: z.array(
        z.looseObject({ '@type': z.literal('TermsAndConditionsFullHospitality') }),
      ),
    })
    .optional(),
})

export const nameOf = (named: z.output<typeof offerNamed> | undefined): string | undefined =>
  named?.value ?? named?.id

/** The offer whose rules are requested, and the number of rooms. @throws Refusal `hotelObjectMissing` */
export function readRulesByOffer({
  BuildFromCatalogOfferingHospitality: one,
  BuildFromCatalogOfferingsRequest: many,
}: z.output<typeof rulesByOffer>) {
  const offerId =
    nameOf(one?.CatalogOfferingIdentifier) ??
    nameOf(many?.CatalogOfferingIdentifier) ??
    nameOf(many?.ProductIdentifier)
  if (offerId === undefined) throw new Refusal('hotelObjectMissing', { object: 'CatalogOfferingIdentifier' })
  return { offerId, rooms: one?.NumberOfRooms }
}

/** The rate whose rules are requested. */
export function readRulesByCode(sent: z.output<typeof rulesByCode>): {
  readonly property: PropertyKey
  readonly bookingCode: string
  readonly stay: StayRequest
  readonly requestedCurrency?: string | undefined
} {
  const rooms = readRooms(sent.RoomStayCandidates?.RoomStayCandidate, 1, sent.numberOfGuests)
  return {
    property: readPropertyKey(sent.PropertyKey),
    bookingCode: sent.bookingCode.trim(),
    stay: { checkIn: sent.checkinDate, checkOut: sent.checkoutDate, rooms },
    requestedCurrency: sent.requestedCurrency,
  }
}

/** The current price of a rate for all rooms, and its terms. */
export function toRulesAnswer(
  rate: OfferedRate,
  offerId: string,
  more: object = {},
): z.input<typeof rulesResponse> {
  const authority = toRateAuthority(rate.source)
  const named: z.input<typeof identifier> = { value: offerId, authority }
  return {
    OfferHospitalityResponse: {
      '@type': 'response',
      Identifier: named,
      Offer: {
        '@type': 'Offer',
        id: offerId,
        Identifier: named,
        Product: [
          toProductHospitality(rate, {
            quantity: rate.rooms.length,
            guests: guestsPerRoom(rate.rooms.map(({ guests }) => guests)),
          }),
        ],
        Price: toHotelPrice(rate.rooms, rate.currency),
        TermsAndConditionsFull: [toHotelTermsInFull(rate, rate.rooms, rate.expiresAt)],
      },
      ...more,
    },
  }
}
