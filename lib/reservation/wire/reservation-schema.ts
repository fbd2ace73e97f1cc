import * as z from 'zod'
import { ancillaryOffer } from '../../ancillary/wire/ancillary.ts'
import { vehicleOffer } from '../../car/wire/vehicle-offer.ts'
import { answerSchema, identifier } from '../../contract/envelope.ts'
import { flightDetail } from '../../contract/flight-wire.ts'
import { offerModify } from '../../exchange/wire/offer-modify.ts'
import { hotelOffer } from '../../hotel/wire/hotel-offer.ts'
import { heldFormOfPayment } from '../../payment/wire/form-of-payment.ts'
import { heldPayment } from '../../payment/wire/payment.ts'
import { offer, passengerFlight } from '../../pricing/wire/offer.ts'
import { heldAccounting } from '../../workbench/wire/accounting.ts'
import { heldAuxiliarySegment } from '../../workbench/wire/auxiliary-request.ts'
import { heldDocumentOverrides } from '../../workbench/wire/document-overrides.ts'
import { passiveOffer } from '../../workbench/wire/passive-offer.ts'
import { heldPrimaryContact } from '../../workbench/wire/primary-contact.ts'
import { heldReservationComment } from '../../workbench/wire/reservation-comment.ts'
import { heldSpecialService } from '../../workbench/wire/special-service.ts'
import { heldTravelAgency } from '../../workbench/wire/travel-agency.ts'
import { heldTraveler } from '../../workbench/wire/traveler.ts'
import { heldUnpricedSegments } from '../../workbench/wire/unpriced-request.ts'
import { receiptSchema } from './receipt.ts'

// Documentation only, and the type of what reservation.ts writes: no function loads it.

const offerLink = z.looseObject({
  '@type': z.literal('OfferLink'),
  OfferRef: z.string().meta({ description: 'Seat, bag or other service.' }),
  ParentOffer: z.looseObject({
    '@type': z.literal('ParentOfferAir'),
    OfferRef: z.string(),
    ProductRef: z.string().optional(),
    FlightSegmentRef: z.string().optional(),
  }),
})

const travelerProduct = z.looseObject({
  '@type': z.literal('TravelerProduct'),
  id: z.string(),
  TravelerRef: z.string(),
  OfferRef: z.string().optional(),
  ProductRef: z.string().optional(),
  UnpricedFlightSegmentRefs: z.array(z.string()).optional(),
  ConfirmationStatusEnum: z.enum(['Confirmed', 'Pending', 'Cancelled']),
})

/** A number; a text for clients that ask for a version before 11.24. */
const place = z.union([z.int(), z.string()])

const displaySequence = z.looseObject({
  '@type': z.literal('ReservationDisplaySequence'),
  DisplaySequence: z
    .array(
      z.looseObject({
        '@type': z.literal('DisplaySequence'),
        displaySequence: place,
        OfferRef: z.string(),
        ProductRef: z.string(),
        Sequence: z.int().optional(),
      }),
    )
    .optional(),
  UnpricedSegmentDisplaySequence: z
    .array(z.looseObject({ displaySequence: place, UnpricedFlightSegmentRef: z.string() }))
    .optional(),
  AuxiliaryDisplaySequence: z
    .array(z.looseObject({ displaySequence: place, CustomAuxiliarySegmentRef: z.string() }))
    .optional(),
})

const seatedPassengers = passengerFlight.extend({
  FlightProduct: z.array(passengerFlight.shape.FlightProduct.element.partial({ fareType: true })),
})

const shoppingCart = z
  .looseObject({
    Product: z.array(
      z.looseObject({
        '@type': z.literal('ProductAir'),
        id: z.string(),
        ContentSource: z.string(),
        FlightSegment: z.array(
          z.looseObject({
            '@type': z.literal('FlightSegment'),
            id: z.string(),
            sequence: z.int(),
            Flight: flightDetail,
          }),
        ),
        PassengerFlight: z.array(seatedPassengers),
      }),
    ),
  })
  .meta({ description: 'Segments without a price as products, where older clients look for them.' })

const reservationSchema = z
  .looseObject({
    '@type': z.enum(['Reservation', 'ReservationDetail']),
    id: z.string().optional(),
    Identifier: identifier,
    Offer: z
      .array(z.union([offer, offerModify, ancillaryOffer, hotelOffer, vehicleOffer, passiveOffer]))
      .optional(),
    OfferLink: z.array(offerLink).optional(),
    Traveler: z.array(heldTraveler).optional(),
    TravelerProduct: z.array(travelerProduct).optional(),
    ReservationDisplaySequence: displaySequence.optional(),
    UnpricedSegments: heldUnpricedSegments.optional(),
    CustomAuxiliarySegment: z.array(heldAuxiliarySegment).optional(),
    ShoppingCart: shoppingCart.optional(),
    FormOfPayment: z.array(heldFormOfPayment).optional(),
    Payment: z.array(heldPayment).optional(),
    PrimaryContact: z.array(heldPrimaryContact).optional(),
    ReservationComment: z.array(heldReservationComment).optional(),
    SpecialService: z.array(heldSpecialService).optional(),
    TravelAgency: heldTravelAgency.optional(),
    DocumentOverrides: z.array(heldDocumentOverrides).optional(),
    Accounting: heldAccounting.optional(),
    Receipt: z
      .array(receiptSchema)
      .optional()
      .meta({ description: 'Locators first, then payments with their documents, then cancellations.' }),
    autoDeleteDate: z.string().optional(),
    notificationDate: z.string().optional(),
  })
  .meta({ id: 'Reservation' })

export const reservationResponse = answerSchema('ReservationResponse', {
  reservationStatus: z.string().optional(),
  Reservation: reservationSchema.optional(),
})

/**
 * Generated clients read the new reservation from one member, the vendor's documentation has it in the other.
 */
export const divideResponse = reservationResponse.extend(
  answerSchema('ReservationListResponse', { ReservationID: z.array(reservationSchema) }).partial().shape,
)
