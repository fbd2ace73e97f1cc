import * as z from 'zod'
import { dialect } from '../../contract/dialect.ts'
import { identifier, ofType } from '../../contract/envelope.ts'
import { toDate } from '../../kernel/instant.ts'
import type { HotelSegment, PassiveHotel, RateSource, RoomOffer } from '../hotel.ts'
import { isActiveHotel } from '../hotel.ts'
import { hotelPrice, toHotelPrice } from './hotel-price.ts'
import { productHospitality, toDateRange, toProductHospitality, toRateAuthority } from './hotel-rate.ts'
import { toHotelTermsInFull } from './rate-terms.ts'

export const hotelOffer = z
  .looseObject({
    '@type': z.literal('Offer'),
    id: z.string(),
    offerRef: z.string().optional(),
    passiveOfferInd: z.boolean(),
    Identifier: identifier,
    Product: z.array(productHospitality),
    Price: hotelPrice.partial({ '@type': true, CurrencyCode: true, TotalPrice: true }).optional(),
  })
  .meta({
    id: 'HotelSegment',
    description: 'One room that a hotel confirmed, or a passive hotel segment.',
  })

/**
 * Who sold a room, as clients are told: Sync records an aggregator's segment, whatever the rate was. Source:
 * docs/contract/specification.md, hotel reservation creation, rule 3.
 */
const sellerOf = ({ rate, isSynced }: Pick<RoomOffer, 'rate' | 'isSynced'>): RateSource =>
  isSynced ? 'aggregator' : rate.source

const toRoomOffer = ({ id, ref, rateId, rate, price, isSynced }: RoomOffer) => ({
  '@type': 'Offer' as const,
  id: ref,
  offerRef: ref,
  passiveOfferInd: isSynced === true,
  Identifier: { authority: toRateAuthority(sellerOf({ rate, isSynced })), value: rateId || id },
  Product: [toProductHospitality(rate, { quantity: 1, guests: price.guests })],
  Price: toHotelPrice([price], rate.currency),
  TermsAndConditionsFull: [toHotelTermsInFull(rate, [price])],
})

const toPassiveOffer = ({ id, ref, checkIn, checkOut, wire }: PassiveHotel) => ({
  '@type': 'Offer' as const,
  id: ref,
  offerRef: ref,
  passiveOfferInd: true,
  Identifier: { authority: dialect.hotelSources.own.authority, value: id },
  Product: [
    ofType('ProductHospitality', {
      ...wire.Product,
      id: 'product_1',
      DateRange: toDateRange(checkIn, checkOut),
    }),
  ],
  ...(wire.Price && { Price: wire.Price }),
})

/** A hotel segment of a reservation. */
export const toHotelOffer = (offer: HotelSegment) =>
  offer.kind === 'room' ? toRoomOffer(offer) : toPassiveOffer(offer)

/** First night of a hotel segment, to sort an itinerary. */
export const startOfStay = (offer: HotelSegment): string =>
  offer.kind === 'room' ? offer.rate.checkIn : offer.checkIn

const toStatus = (code: string, Status: 'Confirmed' | 'Cancelled') => ({
  '@type': 'OfferStatusHospitality' as const,
  code,
  Status,
})

const toSupplierLocator = (locatorType: string, source: string, value: string) => ({
  locatorType,
  source,
  sourceContext: dialect.supplierContext,
  value,
})

const supplierOf = (room: RoomOffer): string =>
  dialect.hotelSources[sellerOf(room)].supplier ?? room.rate.property.key.chainCode

/**
 * Content of a hotel segment's receipt: the hotel's confirmation, or its cancellation number once cancelled.
 */
export function toStayConfirmation(offer: HotelSegment) {
  const base = { '@type': 'ConfirmationHold' as const }
  if (offer.kind === 'passive') {
    const status = isActiveHotel(offer)
      ? toStatus(offer.confirmation === undefined ? 'AK' : 'MK', 'Confirmed')
      : toStatus('HX', 'Cancelled')
    if (offer.confirmation === undefined) return { ...base, OfferStatus: status }
    const Locator = toSupplierLocator(
      'Confirmation Number',
      offer.source ?? dialect.hotelSources.aggregator.supplier,
      offer.confirmation,
    )
    return { ...base, Locator: { ...Locator, creationDate: toDate(offer.addedAt) }, OfferStatus: status }
  }
  const { booking } = offer
  const source = supplierOf(offer)
  if (booking.status === 'cancelled') {
    return {
      ...base,
      ...(booking.cancellation !== undefined && {
        Locator: toSupplierLocator('Cancellation Number', source, booking.cancellation),
      }),
      OfferStatus: toStatus('HX', 'Cancelled'),
    }
  }
  return {
    ...base,
    Locator: {
      ...toSupplierLocator('Confirmation Number', source, booking.confirmation),
      creationDate: toDate(offer.addedAt),
    },
    OfferStatus: toStatus('HK', 'Confirmed'),
  }
}
