import * as z from 'zod'
import { counts } from '../../kernel/limits.ts'
import type { productsQuery } from '../../pricing/wire/product-selection.ts'
import type { PassiveOfferToAdd } from '../passive-segment.ts'
import { auxiliarySegments } from './auxiliary-request.ts'
import {
  describedOffer,
  describedReceipts,
  isPassive,
  readDescribedOffer,
  readPassiveOffer,
} from './described-offer.ts'
import { reservationDetails } from './reservation-details.ts'
import { reservationParts } from './reservation-parts.ts'
import { passengersAmong } from './single-payload.ts'
import { unpricedSegmentsRequest } from './unpriced-request.ts'

/**
 * A reservation described in full by the client: GDS flights by number and class, priced or unquoted, passive
 * and auxiliary segments, travelers, payment.
 */
export const airCreateRequest = z
  .looseObject({
    '@type': z.string().optional(),
    Offer: z.array(describedOffer).max(counts.segmentsPerReservation).optional(),
    UnpricedSegments: unpricedSegmentsRequest.optional(),
    CustomAuxiliarySegment: auxiliarySegments.optional(),
    Receipt: describedReceipts
      .optional()
      .meta({ description: 'Locators of passive offers (booked elsewhere).' }),
    ...reservationParts,
    ...reservationDetails,
  })
  .meta({ id: 'ReservationDetailRequest' })

type AirCreate = z.output<typeof airCreateRequest>

/** Each offer as a request for its price, for the passengers in it, otherwise for all travelers. */
export const readDescribedOffers = ({
  Offer = [],
  Traveler = [],
}: AirCreate): z.output<typeof productsQuery>[] =>
  Offer.filter((offer) => !isPassive(offer)).map((offer) =>
    readDescribedOffer(offer, passengersAmong(Traveler)),
  )

/** @throws Refusal `dateInvalid` */
export const readPassiveOffers = ({ Offer = [], Receipt }: AirCreate): PassiveOfferToAdd[] =>
  Offer.filter(isPassive).map((offer) => readPassiveOffer(offer, Receipt))
