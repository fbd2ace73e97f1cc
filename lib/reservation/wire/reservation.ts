import type * as z from 'zod'
import {
  toAncillaryTravelerProduct,
  toHeldAncillaries,
  toOfferLinks,
} from '../../ancillary/wire/ancillary-held.ts'
import { isActiveVehicle } from '../../car/vehicle.ts'
import { toVehicleOffer } from '../../car/wire/vehicle-offer.ts'
import { toIdentifier } from '../../contract/envelope.ts'
import { isStaged } from '../../exchange/stage-change.ts'
import { toOfferModify } from '../../exchange/wire/offer-modify.ts'
import { isActiveHotel } from '../../hotel/hotel.ts'
import { toHotelOffer } from '../../hotel/wire/hotel-offer.ts'
import { type GivenBack, givenBack } from '../../payment/given-back.ts'
import { toFormOfPayment } from '../../payment/wire/form-of-payment.ts'
import { toGivenBack, toPayment } from '../../payment/wire/payment.ts'
import type { OfferView } from '../../pricing/wire/offer.ts'
import type { TravelDocument } from '../../ticketing/document.ts'
import { withoutSeats } from '../../workbench/air-offer.ts'
import { detailsOf, liveServices } from '../../workbench/details.ts'
import { auxiliaryIn, unquotedIn } from '../../workbench/non-priced-segments.ts'
import { productIdsOf } from '../../workbench/numbering.ts'
import { isSeated } from '../../workbench/unquoted-segment.ts'
import { toAuxiliary } from '../../workbench/wire/auxiliary-segment.ts'
import {
  toAccounting,
  toDocumentOverrides,
  toPrimaryContact,
  toReservationComments,
  toSpecialService,
  toTravelAgency,
} from '../../workbench/wire/details.ts'
import { toPassiveOffer } from '../../workbench/wire/passive-offer.ts'
import { toTraveler } from '../../workbench/wire/traveler.ts'
import {
  toShoppingCart,
  toUnpricedSegments,
  toUnpricedTravelers,
} from '../../workbench/wire/unpriced-segment.ts'
import type { OpenWorkbench } from '../../workbench/workbench.ts'
import type { Reservation } from '../reservation.ts'
import { toDisplaySequence } from './display-sequence.ts'
import { toReceipts } from './receipt.ts'
import { toReservationOffer } from './reservation-offer.ts'
import type { reservationResponse } from './reservation-schema.ts'
import { toSupplierRemarks } from './supplier-remarks.ts'

export type ReservationAnswer = z.input<typeof reservationResponse>

/** Members that a workbench and a reservation have in common. */
type Contents = Pick<
  OpenWorkbench,
  | 'offers'
  | 'ancillaries'
  | 'hotels'
  | 'vehicles'
  | 'nonPricedSegments'
  | 'travelers'
  | 'formsOfPayment'
  | 'payments'
  | 'details'
>

/**
 * The details of a workbench or a reservation. Source: docs/contract/specification.md, content differences.
 */
function toDetails(contents: Contents, detail: boolean) {
  const PrimaryContact = detailsOf(contents, 'contacts').map((contact) => toPrimaryContact(contact, contents))
  const ReservationComment = toReservationComments(detailsOf(contents, 'comments'), contents, { all: detail })
  const SpecialService = liveServices(contents).map((service) => toSpecialService(service, contents))
  const [agency] = detailsOf(contents, 'travelAgency').map(toTravelAgency)
  const DocumentOverrides = detailsOf(contents, 'overrides').map((override) =>
    toDocumentOverrides(override, contents),
  )
  const [Accounting] = detailsOf(contents, 'accounting').map(toAccounting)
  return {
    ...(PrimaryContact.length > 0 && { PrimaryContact }),
    ...(ReservationComment.length > 0 && { ReservationComment }),
    ...(SpecialService.length > 0 && { SpecialService }),
    ...(agency && { TravelAgency: agency }),
    ...(detail &&
      DocumentOverrides.length > 0 && {
        DocumentOverrides: DocumentOverrides as NonNullable<Shown['DocumentOverrides']>,
      }),
    ...(detail && Accounting && { Accounting }),
  }
}

/** Offers of all kinds, including cancelled hotel and car segments that receipts refer to. */
const toOffers = ({ hotels = [], vehicles = [], ...air }: Contents, view: OfferView) => [
  ...air.offers.map((held) =>
    isStaged(held) ? toOfferModify(held, { view }) : toReservationOffer(held, view),
  ),
  ...toHeldAncillaries(air),
  ...(air.nonPricedSegments?.passives ?? []).map((passive) => toPassiveOffer(passive, air.travelers)),
  ...hotels.map(toHotelOffer),
  ...vehicles.map(toVehicleOffer),
]

/**
 * @param detail include what only the detailed view of a reservation has
 * @param returned what was given back of the payments
 */
export const toContents = (
  contents: Contents,
  {
    detail = false,
    returned = [],
    ...view
  }: OfferView & { readonly detail?: boolean; readonly returned?: readonly GivenBack[] } = {},
) => {
  const shown = toOffers(contents, view)
  const unquoted = unquotedIn(contents)
  const auxiliary = auxiliaryIn(contents)
  return {
    ...(shown.length > 0 && { Offer: shown }),
    ...toOfferLinks(contents),
    ...(contents.travelers.length > 0 && { Traveler: contents.travelers.map(toTraveler) }),
    ...(shown.length + unquoted.length > 0 &&
      contents.travelers.length > 0 && { TravelerProduct: numbered(toTravelerProducts(contents)) }),
    ...toDisplaySequence(contents),
    ...(unquoted.length > 0 && { UnpricedSegments: toUnpricedSegments(unquoted, contents.travelers) }),
    ...(auxiliary.length > 0 && { CustomAuxiliarySegment: auxiliary.map(toAuxiliary) }),
    ...(unquoted.some(isSeated) && { ShoppingCart: toShoppingCart(unquoted, contents.travelers) }),
    ...(contents.formsOfPayment.length > 0 && {
      FormOfPayment: contents.formsOfPayment.map(toFormOfPayment),
    }),
    ...(contents.payments.length > 0 && {
      Payment: [
        ...contents.payments.map((payment) => toPayment(payment, contents)),
        ...returned.map((one) => toGivenBack(one, contents)),
      ],
    }),
    ...toDetails(contents, detail),
  }
}

const numbered = <Product extends object>(products: readonly Product[]) =>
  products.map((product, index) => ({
    '@type': 'TravelerProduct' as const,
    id: `travelerProduct_${index + 1}`,
    ...product,
  }))

const toTravelerProducts = ({
  offers,
  ancillaries = [],
  hotels = [],
  vehicles = [],
  travelers,
  nonPricedSegments,
}: Contents) => [
  ...offers.flatMap((held) =>
    productIdsOf(held).flatMap((productId) =>
      travelers.map(({ id, ref }) => ({
        TravelerRef: ref,
        OfferRef: held.ref,
        ProductRef: productId,
        ConfirmationStatusEnum: withoutSeats(held).includes(id)
          ? ('Cancelled' as const)
          : held.booking.status === 'added'
            ? ('Pending' as const)
            : ('Confirmed' as const),
      })),
    ),
  ),
  ...ancillaries.flatMap((ancillary) => toAncillaryTravelerProduct(ancillary, travelers)),
  ...(nonPricedSegments?.passives ?? []).flatMap((passive) =>
    productIdsOf(passive).flatMap((productId) =>
      travelers.map(({ ref }) => ({
        TravelerRef: ref,
        OfferRef: passive.ref,
        ProductRef: productId,
        ConfirmationStatusEnum: 'Confirmed' as const,
      })),
    ),
  ),
  ...hotels.flatMap((stay) =>
    stay.travelerRefs.map((ref) => ({
      TravelerRef: ref,
      OfferRef: stay.ref,
      ProductRef: 'product_1',
      ConfirmationStatusEnum: isActiveHotel(stay) ? ('Confirmed' as const) : ('Cancelled' as const),
    })),
  ),
  ...vehicles.map((vehicle) => ({
    TravelerRef: vehicle.travelerRef,
    OfferRef: vehicle.ref,
    ProductRef: 'product_1',
    ConfirmationStatusEnum: isActiveVehicle(vehicle) ? ('Confirmed' as const) : ('Cancelled' as const),
  })),
  ...(nonPricedSegments?.unquoted?.length ? toUnpricedTravelers(nonPricedSegments.unquoted, travelers) : []),
]

/** Everything added to a workbench so far. Its id is in both members from which clients read it. */
export const toWorkbenchAnswer = (
  workbench: OpenWorkbench,
  base?: Reservation,
  tickets: readonly TravelDocument[] = [],
): ReservationAnswer => ({
  ReservationResponse: {
    Reservation: {
      '@type': 'Reservation',
      Identifier: toIdentifier(workbench.id),
      ...toContents(workbench),
      ...(base && { Receipt: toReceipts(base, tickets) }),
    },
    Identifier: toIdentifier(workbench.id),
  },
})

type Shown = Partial<NonNullable<ReservationAnswer['ReservationResponse']['Reservation']>>

/** The contents with the details of its hotel bookings added, as they were sent. */
export function withHotelDetails(
  shown: ReturnType<typeof toContents>,
  { hotelBookingDetails }: Pick<Reservation, 'hotelBookingDetails'>,
): Shown {
  const { Payment = [], ReservationComment = [], PrimaryContact = [] } = shown
  if (!hotelBookingDetails) return shown
  const lists = {
    Payment: [...Payment, ...(hotelBookingDetails.Payment ?? [])],
    ReservationComment: [...ReservationComment, ...(hotelBookingDetails.ReservationComment ?? [])],
    PrimaryContact: [...PrimaryContact, ...(hotelBookingDetails.PrimaryContact ?? [])],
  }
  return {
    ...shown,
    ...hotelBookingDetails,
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
  } as Shown
}

/** The contents with what suppliers did by themselves. */
function withSupplierRemarks(shown: Shown, reservation: Reservation): Shown {
  const remarks = toSupplierRemarks(reservation)
  const { ReservationComment = [] } = shown
  return remarks.length > 0 ? { ...shown, ReservationComment: [...ReservationComment, ...remarks] } : shown
}

/**
 * A reservation: its segments, travelers, payments and receipts.
 *
 * @param detail use the member names that clients of hotels and of the detailed view expect
 * @param byLocator the locator is its identifier, as for hotels and cars
 */
export const toReservationAnswer = (
  reservation: Reservation,
  tickets: readonly TravelDocument[],
  {
    detail = false,
    byLocator = false,
    ...view
  }: OfferView & { readonly detail?: boolean; readonly byLocator?: boolean } = {},
): ReservationAnswer => ({
  ReservationResponse: {
    Identifier: toIdentifier(byLocator ? reservation.locator : reservation.id),
    Reservation: {
      '@type': detail ? 'ReservationDetail' : 'Reservation',
      Identifier: toIdentifier(byLocator ? reservation.locator : reservation.id),
      ...withSupplierRemarks(
        withHotelDetails(
          toContents(reservation, { ...view, detail, returned: givenBack(reservation, tickets) }),
          reservation,
        ),
        reservation,
      ),
      Receipt: toReceipts(reservation, tickets),
      ...(reservation.autoDeleteDate !== undefined && { autoDeleteDate: reservation.autoDeleteDate }),
      ...(reservation.reminder?.date !== undefined && { notificationDate: reservation.reminder.date }),
    },
  },
})
