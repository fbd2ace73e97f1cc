import * as z from 'zod'
import type { AirOffer } from '../../domain/air-offer.ts'
import { productIdsOf } from '../../domain/air-offer.ts'
import { detailsOf, liveServices } from '../../domain/details.ts'
import type { TravelDocument } from '../../domain/document.ts'
import { segmentsOf } from '../../domain/fare.ts'
import { isLiveStay } from '../../domain/hotel.ts'
import { toDate, toTimestamp } from '../../domain/instant.ts'
import type { Receipt, Reservation } from '../../domain/reservation.ts'
import { receiptsOf, sortReceipts } from '../../domain/reservation.ts'
import { isLiveVehicle } from '../../domain/vehicle.ts'
import type { OpenWorkbench } from '../../domain/workbench.ts'
import { dialect } from '../dialect.ts'
import { toAccounting, toDocumentOverrides, toPrimaryContact, toReservationComments, toSpecialService, toTravelAgency } from './details.ts'
import { toDocument } from './document.ts'
import { answerSchema, identifier, toIdentifier, toResult } from './envelope.ts'
import { toFormOfPayment } from './form-of-payment.ts'
import { hotelOffer, startOfStay, toHotelOffer, toStayConfirmation } from './hotel-offer.ts'
import type { OfferView } from './offer.ts'
import { offer, toOffer } from './offer.ts'
import { toPayment } from './payment.ts'
import { toTraveler } from './traveler.ts'
import { startOfRental, toRentalConfirmation, toVehicleOffer, vehicleOffer } from './vehicle-offer.ts'

const receiptSchema = z
  .looseObject({
    '@type': z.enum(['ReceiptConfirmation', 'ReceiptPayment', 'ReceiptCancellation']),
    id: z.string(),
    Identifier: identifier,
    dateTime: z.string(),
    OfferRef: z.array(z.string()).optional(),
  })
  .meta({ id: 'Receipt', description: 'A locator, a payment with its documents, or a cancellation.' })

const reservationSchema = z
  .looseObject({
    '@type': z.enum(['Reservation', 'ReservationDetail']),
    Identifier: identifier,
    Offer: z.array(z.union([offer, hotelOffer, vehicleOffer])).optional(),
    Traveler: z.array(z.looseObject({ '@type': z.literal('Traveler'), id: z.string() })).optional(),
    Receipt: z.array(receiptSchema).optional(),
  })
  .meta({ id: 'Reservation' })

export const reservationResponse = answerSchema('ReservationResponse', {
  reservationStatus: z.string().optional(),
  Reservation: reservationSchema.optional(),
})

export const receiptListResponse = answerSchema('ReceiptListResponse', { ReceiptID: z.array(receiptSchema) })

export type ReservationAnswer = z.input<typeof reservationResponse>

/** What a workbench and a reservation have in common. */
type Contents = Pick<OpenWorkbench, 'offers' | 'hotels' | 'vehicles' | 'travelers' | 'formsOfPayment' | 'payments' | 'details'>

/** An offer inside a reservation, with its references. What bags may weigh is shown only when asked for. */
export const toReservationOffer = (held: AirOffer, view: OfferView = {}) => {
  const { Identifier: Identifier_, ...shown } = toOffer(held.itinerary, {
    id: held.ref,
    identifier: held.id,
    productIds: productIdsOf(held),
    ticketingPcc: held.pointOfSale.ticketingPcc ?? held.pointOfSale.pcc,
    view: { baggageDetail: false, ...view },
  })
  return { ...shown, offerRef: held.ref, Identifier: Identifier_ }
}

/** What is said about it beside its offers, travelers and payments. Source: specification, content differences. */
function toDetails(contents: Contents, detail: boolean) {
  const PrimaryContact = detailsOf(contents, 'contacts').map((contact) => toPrimaryContact(contact, contents))
  const ReservationComment = toReservationComments(detailsOf(contents, 'comments'), contents, { all: detail })
  const SpecialService = liveServices(contents).map((service) => toSpecialService(service, contents))
  const [agency] = detailsOf(contents, 'travelAgency').map(toTravelAgency)
  const DocumentOverrides = detailsOf(contents, 'overrides').map((override) => toDocumentOverrides(override, contents))
  const [Accounting] = detailsOf(contents, 'accounting').map(toAccounting)
  return {
    ...(PrimaryContact.length > 0 && { PrimaryContact }),
    ...(ReservationComment.length > 0 && { ReservationComment }),
    ...(SpecialService.length > 0 && { SpecialService }),
    ...(agency && { TravelAgency: agency }),
    ...(detail && DocumentOverrides.length > 0 && { DocumentOverrides }),
    ...(detail && Accounting && { Accounting }),
  }
}

/** Offers of all kinds; cancelled stays and cars are shown as long as their receipts name them. */
const toOffers = ({ offers, hotels = [], vehicles = [] }: Contents, view: OfferView) => [
  ...offers.map((held) => toReservationOffer(held, view)),
  ...hotels.map(toHotelOffer),
  ...vehicles.map(toVehicleOffer),
]

/** @param detail also what only the detailed view of a reservation shows */
export const toContents = (contents: Contents, { detail = false, ...view }: OfferView & { readonly detail?: boolean } = {}) => {
  const shown = toOffers(contents, view)
  return {
    ...(shown.length > 0 && { Offer: shown }),
    ...(contents.travelers.length > 0 && { Traveler: contents.travelers.map(toTraveler) }),
    ...(shown.length > 0 && contents.travelers.length > 0 && { TravelerProduct: toTravelerProducts(contents) }),
    ...(shown.length > contents.offers.length && { ReservationDisplaySequence: toDisplaySequence(contents) }),
    ...(contents.formsOfPayment.length > 0 && { FormOfPayment: contents.formsOfPayment.map(toFormOfPayment) }),
    ...(contents.payments.length > 0 && { Payment: contents.payments.map((payment) => toPayment(payment, contents)) }),
    ...toDetails(contents, detail),
  }
}

const toTravelerProducts = ({ offers, hotels = [], vehicles = [], travelers }: Contents) => [
  ...offers.flatMap((held) =>
    productIdsOf(held).flatMap((productId) =>
      travelers.map(({ ref }) => ({
        '@type': 'TravelerProduct' as const,
        TravelerRef: ref,
        OfferRef: held.ref,
        ProductRef: productId,
        ConfirmationStatusEnum: held.booking.status === 'added' ? ('Pending' as const) : ('Confirmed' as const),
      })),
    ),
  ),
  ...hotels.flatMap((stay) =>
    stay.travelerRefs.map((ref) => ({
      '@type': 'TravelerProduct' as const,
      TravelerRef: ref,
      OfferRef: stay.ref,
      ProductRef: 'product_1',
      ConfirmationStatusEnum: isLiveStay(stay) ? ('Confirmed' as const) : ('Cancelled' as const),
    })),
  ),
  ...vehicles.map((vehicle) => ({
    '@type': 'TravelerProduct' as const,
    TravelerRef: vehicle.travelerRef,
    OfferRef: vehicle.ref,
    ProductRef: 'product_1',
    ConfirmationStatusEnum: isLiveVehicle(vehicle) ? ('Confirmed' as const) : ('Cancelled' as const),
  })),
]

/**
 * The itinerary in order over all kinds of content: flights by their departure, cars by their pick-up, stays by their first night, after
 * everything else of that day.
 */
function toDisplaySequence({ offers, hotels = [], vehicles = [] }: Contents) {
  const flights = offers.flatMap(({ ref, itinerary }) =>
    itinerary.legs.flatMap(({ segments }, leg) =>
      segments.map(({ flight }) => ({
        date: `${flight.departure.date}T${flight.departure.time}`,
        entry: { OfferRef: ref, ProductRef: `product_${leg + 1}` },
        isFlight: true,
      })),
    ),
  )
  const stays = hotels
    .filter(isLiveStay)
    .map((stay) => ({ date: `${startOfStay(stay)}T99`, entry: { OfferRef: stay.ref, ProductRef: 'product_1' }, isFlight: false }))
  const rentals = vehicles
    .filter(isLiveVehicle)
    .map((vehicle) => ({ date: startOfRental(vehicle), entry: { OfferRef: vehicle.ref, ProductRef: 'product_1' }, isFlight: false }))
  const parts = [...flights, ...stays, ...rentals].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  return {
    '@type': 'ReservationDisplaySequence' as const,
    DisplaySequence: parts.map(({ entry, isFlight }, index) => ({
      displaySequence: index + 1,
      ...entry,
      ...(isFlight && { Sequence: index + 1 }),
    })),
  }
}

/** Everything added to a workbench so far. The workbench's id is in both places where clients look for it. */
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

/** With what the client said of its hotels, beside what is said of its flights. */
export function withStayDetails(shown: ReturnType<typeof toContents>, { stayDetails }: Pick<Reservation, 'stayDetails'>) {
  const { Payment = [], ReservationComment = [], PrimaryContact = [] } = shown
  if (!stayDetails) return shown
  const lists = {
    Payment: [...Payment, ...(stayDetails.Payment ?? [])],
    ReservationComment: [...ReservationComment, ...(stayDetails.ReservationComment ?? [])],
    PrimaryContact: [...PrimaryContact, ...(stayDetails.PrimaryContact ?? [])],
  }
  return { ...shown, ...stayDetails, ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) }
}

/**
 * A reservation: what was booked, for whom, how it was paid, and its receipts.
 *
 * @param detail named as clients of hotels and of the detailed view expect it
 * @param byLocator the locator is its identifier, as for hotels and cars
 */
export const toReservationAnswer = (
  reservation: Reservation,
  tickets: readonly TravelDocument[],
  { detail = false, byLocator = false, ...view }: OfferView & { readonly detail?: boolean; readonly byLocator?: boolean } = {},
): ReservationAnswer => ({
  ReservationResponse: {
    Identifier: toIdentifier(byLocator ? reservation.locator : reservation.id),
    Reservation: {
      '@type': detail ? 'ReservationDetail' : 'Reservation',
      Identifier: toIdentifier(byLocator ? reservation.locator : reservation.id),
      ...withStayDetails(toContents(reservation, { ...view, detail }), reservation),
      Receipt: toReceipts(reservation, tickets),
      ...(reservation.autoDeleteDate !== undefined && { autoDeleteDate: reservation.autoDeleteDate }),
    },
  },
})

type RecordReceipt = Receipt & { readonly kind: 'record' }

/** Receipts in the order that clients rely on: record locator, carriers' locators, payments, cancellations. */
export const toReceipts = (reservation: Reservation, tickets: readonly TravelDocument[]): z.input<typeof receiptSchema>[] =>
  sortReceipts(reservation.receipts).map((receipt) => toReceipt(receipt, reservation, tickets))

/** @param toRecord what the receipt of the record says, where that is not as for flights */
export const toReceipt = (
  receipt: Receipt,
  reservation: Reservation,
  tickets: readonly TravelDocument[],
  toRecord?: (receipt: RecordReceipt) => object,
): z.input<typeof receiptSchema> => ({
  ...receiptType(receipt),
  id: receipt.ref,
  ReceiptRef: receipt.ref,
  Identifier: toIdentifier(receipt.id),
  dateTime: toTimestamp(receipt.at),
  ...(toRecord && receipt.kind === 'record' ? toRecord(receipt) : receiptContent(receipt, reservation, tickets)),
})

/**
 * The receipts of a cancellation, and those of the payments whose documents it took.
 *
 * @param reservation undefined: the cancellation is still at work; the same request asks again
 */
export function toCancellationAnswer(
  reservation: Reservation | undefined,
  commitId: string,
  documents: readonly TravelDocument[] = [],
): z.input<typeof receiptListResponse> {
  if (!reservation) return { ReceiptListResponse: { ReceiptID: [], Result: toResult('Incomplete') } }
  const touched = reservation.events.flatMap((event) => (event.commitId === commitId ? (event.documentNumbers ?? []) : []))
  const cancellations = receiptsOf(reservation, commitId).filter(({ kind }) => kind === 'cancellation')
  const payments = reservation.receipts.filter(
    (receipt) => receipt.kind === 'payment' && receipt.documentNumbers.some((number) => touched.includes(number)),
  )
  const shown = [cancellations, payments].flatMap((receipts) => toReceipts({ ...reservation, receipts }, documents))
  return { ReceiptListResponse: { ReceiptID: shown } }
}

const receiptType = ({ kind }: Receipt) =>
  ({
    record: { '@type': 'ReceiptConfirmation' as const },
    supplier: { '@type': 'ReceiptConfirmation' as const },
    hotel: { '@type': 'ReceiptConfirmation' as const },
    vehicle: { '@type': 'ReceiptConfirmation' as const },
    payment: { '@type': 'ReceiptPayment' as const },
    cancellation: { '@type': 'ReceiptCancellation' as const },
  })[kind]

const toLocator = (value: string, source: string, sourceContext: string, creationDate?: string) => ({
  locatorType: 'Locator',
  source,
  sourceContext,
  value,
  ...(creationDate !== undefined && { creationDate }),
})

const recordLocator = (value: string, creationDate?: string) => toLocator(value, dialect.recordSource, dialect.recordContext, creationDate)

function receiptContent(receipt: Receipt, reservation: Reservation, tickets: readonly TravelDocument[]) {
  switch (receipt.kind) {
    case 'record':
      return {
        Confirmation: {
          '@type': 'ConfirmationHold',
          Locator: recordLocator(receipt.locator, toDate(receipt.at)),
          ...(reservation.offers.length > 0 && { OfferStatus: toOfferStatus(reservation.offers) }),
          ...(reservation.offers.length === 0 && toLandStatus(reservation)),
        },
      }
    case 'supplier':
      return {
        OfferRef: [...receipt.offerRefs],
        Confirmation: {
          '@type': 'ConfirmationHold',
          Locator: {
            ...toLocator(receipt.locator, receipt.carrier, dialect.supplierContext),
            // The text is a guess.
            ...(receipt.isOrder && { locatorType: 'Order Id' }),
          },
        },
      }
    case 'hotel': {
      const stay = reservation.hotels?.find(({ ref }) => receipt.offerRefs.includes(ref))
      return { OfferRef: [...receipt.offerRefs], ...(stay && { Confirmation: toStayConfirmation(stay) }) }
    }
    case 'vehicle': {
      const vehicle = reservation.vehicles?.find(({ ref }) => receipt.offerRefs.includes(ref))
      return { OfferRef: [...receipt.offerRefs], ...(vehicle && { Confirmation: toRentalConfirmation(vehicle) }) }
    }
    case 'payment':
      return {
        OfferRef: [...receipt.offerRefs],
        PaymentIdentifier: toPaymentIdentifier(receipt.paymentRef, reservation),
        Document: tickets.filter(({ number }) => receipt.documentNumbers.includes(number)).map(toDocument),
      }
    case 'cancellation':
      return {
        OfferRef: [...receipt.offerRefs],
        ...(receipt.segments && { SegmentSequenceList: [...receipt.segments] }),
        Cancellation: {
          '@type': 'CancellationHold',
          Locator: recordLocator(receipt.locator),
          ...(receipt.expiredFlights !== undefined && { OfferStatus: toExpiredStatus(receipt.expiredFlights) }),
        },
      }
    default:
      return receipt satisfies never
  }
}

/** What the record locator of a reservation without flights says. */
function toLandStatus({ hotels, vehicles }: Reservation) {
  const type = hotels ? 'OfferStatusHospitality' : vehicles ? 'OfferStatusVehicle' : undefined
  return type && { OfferStatus: { '@type': type, Status: 'Confirmed' } }
}

function toPaymentIdentifier(ref: string, { payments }: Reservation) {
  const payment = payments.find((held) => held.ref === ref)
  return { id: ref, PaymentRef: ref, ...(payment && { Identifier: toIdentifier(payment.id) }) }
}

/** What carriers set when they take the seats of an unpaid booking back. */
const toExpiredStatus = (flights: number) => ({
  '@type': 'OfferStatusAir',
  StatusAir: [{ code: 'HX', value: 'Cancelled', flightRefs: Array.from({ length: flights }, (_, index) => `Flight_${index + 1}`) }],
})

/** Segments are named as the offers name their flights. */
export const toOfferStatus = (offers: readonly AirOffer[], status = { code: 'HK', value: 'Confirmed' }) => ({
  '@type': 'OfferStatusAir',
  StatusAir: offers.map(({ itinerary }) => ({
    ...status,
    flightRefs: segmentsOf(itinerary).map((_, index) => `Flight_${index + 1}`),
  })),
})
