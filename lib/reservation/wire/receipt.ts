import * as z from 'zod'
import { toAncillaryConfirmation } from '../../ancillary/wire/ancillary-held.ts'
import { toRentalConfirmation } from '../../car/wire/vehicle-offer.ts'
import { cancellation, confirmation, locator } from '../../contract/confirmation.ts'
import { dialect } from '../../contract/dialect.ts'
import { answerSchema, identifier, toIdentifier, toResult } from '../../contract/envelope.ts'
import { toStayConfirmation } from '../../hotel/wire/hotel-offer.ts'
import { toDate, toTimestamp } from '../../kernel/instant.ts'
import type { TravelDocument } from '../../ticketing/document.ts'
import { toDocument, toReturnedResidual } from '../../ticketing/wire/document.ts'
import { issuedDocument } from '../../ticketing/wire/issued-document.ts'
import type { AirOffer } from '../../workbench/air-offer.ts'
import { nonPricedSegmentsOf } from '../../workbench/non-priced-segments.ts'
import { flightIdOf, flightIdsOf } from '../../workbench/numbering.ts'
import { toPassiveStatuses } from '../../workbench/wire/passive-offer.ts'
import type { Receipt, Reservation } from '../reservation.ts'
import { isCancelled, receiptsOf, sortReceipts } from '../reservation.ts'
import { commitEventsOf } from '../reservation-event.ts'

const paymentIdentifier = z.looseObject({
  id: z.string(),
  PaymentRef: z.string(),
  Identifier: identifier.optional(),
})

export const receiptSchema = z
  .looseObject({
    '@type': z.enum([
      'ReceiptConfirmation',
      'ReceiptConfirmationDivide',
      'ReceiptPayment',
      'ReceiptCancellation',
    ]),
    id: z.string(),
    Identifier: identifier,
    dateTime: z.string(),
    ReceiptRef: z.string().optional(),
    OfferRef: z.array(z.string()).optional(),
    Confirmation: confirmation
      .optional()
      .meta({ description: 'Of the record locator and of suppliers: the locator and the status.' }),
    ParentLocator: locator.optional().meta({ description: 'After a division: the other reservation.' }),
    PaymentIdentifier: paymentIdentifier.optional(),
    Document: z
      .array(issuedDocument)
      .optional()
      .meta({ description: 'Of a payment: tickets and EMDs, each in its last receipt only.' }),
    Cancellation: cancellation.optional(),
    SegmentSequenceList: z.array(z.int()).optional().meta({ description: 'Flights that were cancelled.' }),
  })
  .meta({ id: 'Receipt', description: 'A locator, a payment with its documents, or a cancellation.' })

export const receiptListResponse = answerSchema('ReceiptListResponse', { ReceiptID: z.array(receiptSchema) })

type RecordReceipt = Receipt & { readonly kind: 'record' }

/**
 * Receipts in the order that clients rely on: record locator, carriers' locators, payments, cancellations. Each
 * document is listed once, by its last receipt: clients count them.
 */
export const toReceipts = (
  reservation: Reservation,
  tickets: readonly TravelDocument[],
): z.input<typeof receiptSchema>[] =>
  sortReceipts(reservation.receipts).map((receipt, index, all) => {
    const later = new Set(all.slice(index + 1).flatMap(documentIdsIn))
    return toReceipt(
      receipt,
      reservation,
      tickets.filter(({ id }) => !later.has(id)),
    )
  })

const documentIdsIn = (receipt: Receipt): readonly string[] =>
  'documentIds' in receipt ? receipt.documentIds : []

/** @param toRecord content of the record locator's receipt, where it differs from that of flights */
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
  ...(isOfDivision(receipt) && { ParentLocator: recordLocator(receipt.parentLocator) }),
  ...(toRecord && receipt.kind === 'record'
    ? toRecord(receipt)
    : receiptContent(receipt, reservation, tickets)),
})

/**
 * The receipts of a cancellation, and those of the payments whose documents it voided.
 *
 * @param reservation undefined: the cancellation is still in progress; the client repeats the request to get
 *   its outcome
 */
export function toCancellationAnswer(
  reservation: Reservation | undefined,
  commitId: string,
  documents: readonly TravelDocument[] = [],
): z.input<typeof receiptListResponse> {
  if (!reservation) return { ReceiptListResponse: { ReceiptID: [], Result: toResult('Incomplete') } }
  const touched = commitEventsOf(reservation).flatMap((event) =>
    event.commitId === commitId ? (event.documentIds ?? []) : [],
  )
  const cancellations = receiptsOf(reservation, commitId).filter(({ kind }) => kind === 'cancellation')
  const payments = reservation.receipts.filter(
    (receipt) => 'documentIds' in receipt && receipt.documentIds.some((id) => touched.includes(id)),
  )
  const shown = [cancellations, payments].flatMap((receipts) =>
    toReceipts({ ...reservation, receipts }, documents),
  )
  return { ReceiptListResponse: { ReceiptID: shown } }
}

const receiptType = (receipt: Receipt) =>
  ({
    record: {
      '@type': isOfDivision(receipt)
        ? ('ReceiptConfirmationDivide' as const)
        : ('ReceiptConfirmation' as const),
    },
    division: { '@type': 'ReceiptConfirmationDivide' as const },
    supplier: { '@type': 'ReceiptConfirmation' as const },
    hotel: { '@type': 'ReceiptConfirmation' as const },
    vehicle: { '@type': 'ReceiptConfirmation' as const },
    ancillary: { '@type': 'ReceiptConfirmation' as const },
    payment: { '@type': 'ReceiptPayment' as const },
    exchange: { '@type': 'ReceiptPayment' as const },
    refund: { '@type': 'ReceiptPayment' as const },
    cancellation: { '@type': 'ReceiptCancellation' as const },
  })[receipt.kind]

const isOfDivision = (receipt: Receipt): receipt is RecordReceipt & { readonly parentLocator: string } =>
  receipt.kind === 'record' && receipt.parentLocator !== undefined

const toLocator = (value: string, source: string, sourceContext: string, creationDate?: string) => ({
  locatorType: 'Locator',
  source,
  sourceContext,
  value,
  ...(creationDate !== undefined && { creationDate }),
})

const recordLocator = (value: string, creationDate?: string) =>
  toLocator(value, dialect.recordSource, dialect.recordContext, creationDate)

function receiptContent(receipt: Receipt, reservation: Reservation, tickets: readonly TravelDocument[]) {
  switch (receipt.kind) {
    case 'record':
      return {
        Confirmation: {
          '@type': 'ConfirmationHold',
          Locator: recordLocator(receipt.locator, toDate(receipt.at)),
          ...toRecordStatus(reservation),
        },
      }
    case 'division':
      return {
        Confirmation: {
          '@type': 'ConfirmationHold',
          Locator: recordLocator(receipt.locator, toDate(receipt.at)),
        },
        ParentLocator: recordLocator(reservation.locator),
      }
    case 'supplier':
      return {
        OfferRef: [...receipt.offerRefs],
        Confirmation: {
          '@type': 'ConfirmationHold',
          Locator: {
            ...toLocator(receipt.locator, receipt.carrier, dialect.supplierContext),
            // The type is a guess.
            ...(receipt.isOrder && { locatorType: 'Order Id', sourceContext: dialect.orderContext }),
          },
        },
      }
    case 'ancillary':
      return {
        OfferRef: [...receipt.offerRefs],
        Confirmation: toAncillaryConfirmation(receipt.offerRefs, reservation),
      }
    case 'hotel': {
      const stay = reservation.hotels?.find(({ ref }) => receipt.offerRefs.includes(ref))
      return { OfferRef: [...receipt.offerRefs], ...(stay && { Confirmation: toStayConfirmation(stay) }) }
    }
    case 'vehicle': {
      const vehicle = reservation.vehicles?.find(({ ref }) => receipt.offerRefs.includes(ref))
      return {
        OfferRef: [...receipt.offerRefs],
        ...(vehicle && { Confirmation: toRentalConfirmation(vehicle) }),
      }
    }
    case 'payment':
      return {
        OfferRef: [...receipt.offerRefs],
        PaymentIdentifier: toPaymentIdentifier(receipt.paymentRef, reservation),
        ...toDocuments(tickets.filter(({ id }) => receipt.documentIds.includes(id))),
      }
    case 'exchange':
      return {
        OfferRef: [...receipt.offerRefs],
        ...(receipt.paymentRef !== undefined && {
          PaymentIdentifier: toPaymentIdentifier(receipt.paymentRef, reservation),
        }),
        Document: receipt.documentIds.flatMap((id) => {
          const document = tickets.find((ticket) => ticket.id === id)
          return document ? [toDocument(document), ...toReturnedResidual(document)] : []
        }),
      }
    case 'refund':
      return {
        OfferRef: [...receipt.offerRefs],
        ...toDocuments(tickets.filter(({ id }) => receipt.documentIds.includes(id))),
      }
    case 'cancellation':
      return {
        OfferRef: [...receipt.offerRefs],
        ...(receipt.segments && { SegmentSequenceList: [...receipt.segments] }),
        Cancellation: {
          '@type': 'CancellationHold',
          Locator: recordLocator(receipt.locator),
          ...toCarrierStatus(receipt.expiredFlights ?? receipt.carrierCancelled),
        },
      }
    default:
      return receipt satisfies never
  }
}

/** None where later receipts list them. */
const toDocuments = (documents: readonly TravelDocument[]) =>
  documents.length > 0 && { Document: documents.map(toDocument) }

/** Statuses of the flights in the record locator's receipt, passive segments last. */
function toRecordStatus(reservation: Reservation) {
  if (isAllCancelled(reservation)) return toCancelledStatus(reservation)
  const passives = nonPricedSegmentsOf(reservation).passives.flatMap(toPassiveStatuses)
  if (reservation.offers.length + passives.length === 0) return toHotelOrCarStatus(reservation)
  const sold = toOfferStatus(reservation.offers)
  return { OfferStatus: { ...sold, StatusAir: [...sold.StatusAir, ...passives] } }
}

/**
 * Whether something was booked, and everything is cancelled: the record says so, by the kind of what is left on file.
 * Source: docs/contract/booking.md 16; a guess.
 */
export const isAllCancelled = (reservation: Reservation): boolean => {
  const { hotels = [], vehicles = [], receipts } = reservation
  const wasBooked =
    hotels.length + vehicles.length > 0 || receipts.some(({ kind }) => kind === 'cancellation')
  return isCancelled(reservation) && wasBooked
}

const toCancelledStatus = ({ hotels, vehicles }: Reservation) => ({
  OfferStatus:
    hotels || vehicles
      ? { '@type': hotels ? 'OfferStatusHospitality' : 'OfferStatusVehicle', code: 'HX', Status: 'Cancelled' }
      : { '@type': 'OfferStatusAir', StatusAir: [{ code: 'HX', value: 'Cancelled' }] },
})

/** Status of a reservation without flights in the record locator's receipt. */
function toHotelOrCarStatus({ hotels, vehicles }: Reservation) {
  const type = hotels ? 'OfferStatusHospitality' : vehicles ? 'OfferStatusVehicle' : undefined
  return type && { OfferStatus: { '@type': type, Status: 'Confirmed' } }
}

function toPaymentIdentifier(ref: string, { payments }: Reservation) {
  const payment = payments.find((held) => held.ref === ref)
  return { id: ref, PaymentRef: ref, ...(payment && { Identifier: toIdentifier(payment.id) }) }
}

/** The status of flights that their carrier cancelled, for want of payment or by itself. */
const toCarrierStatus = (flights: readonly number[] | undefined) =>
  flights !== undefined && {
    OfferStatus: {
      '@type': 'OfferStatusAir',
      StatusAir: [
        {
          code: 'HX',
          value: 'Cancelled',
          flightRefs: flights.map(flightIdOf),
        },
      ],
    },
  }

/** Segments are named as the offers name their flights. */
export const toOfferStatus = (offers: readonly AirOffer[], status = { code: 'HK', value: 'Confirmed' }) => ({
  '@type': 'OfferStatusAir',
  StatusAir: offers.map((offer) => ({ ...status, flightRefs: flightIdsOf(offer) })),
})
