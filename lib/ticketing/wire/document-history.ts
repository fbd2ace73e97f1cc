import * as z from 'zod'
import { noticeOf } from '../../commit/wire/commit.ts'
import { dialect } from '../../contract/dialect.ts'
import { answerSchema, toResult } from '../../contract/envelope.ts'
import { entryOf } from '../../kernel/entry-of.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { toTimestamp } from '../../kernel/instant.ts'
import { counts } from '../../kernel/limits.ts'
import { toDecimal } from '../../kernel/money.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import { passengerTotals } from '../../pricing/itinerary-price.ts'
import type { Reservation } from '../../reservation/reservation.ts'
import type { CommitEvent, ReservationEvent } from '../../reservation/reservation-event.ts'
import { commitEventsOf, documentIdsOf } from '../../reservation/reservation-event.ts'
import { airOfferOf } from '../air-offer-of.ts'
import type { DocumentPayment, Ticket, TravelDocument } from '../document.ts'
import { documentAt, isTicket, refundOf } from '../document.ts'
import { compactNumber } from '../document-names.ts'
import { settlementCodeOf, toEmdAmount, toTicketAmount, toTicketSegment } from './document.ts'

export const documentListResponse = answerSchema('DocumentHistoryListResponse', {
  documentHistoryList: z
    .array(
      z.looseObject({
        name: z.string(),
        documentListSummary: z.array(
          z.looseObject({
            number: z.string().optional(),
            documentType: z.string(),
            actionStatus: z.string(),
          }),
        ),
      }),
    )
    .optional(),
})

/** `FENWRIGHT/ISOLDEMS` */
const nameOf = ({ traveler: { surname, given, prefix = '' } }: TravelDocument): string =>
  `${surname}/${given}${prefix}`.toUpperCase()

/** Letters of a document's kind. Source: docs/contract/booking.md 13.2; that of an EMD is a guess. */
const typeLetters = { Ticket: 'E', EMD: 'D' } as const

/** Letters of the last event of a document. */
const actionLetters: Readonly<Partial<Record<ReservationEvent['kind'], string>>> = {
  ticketed: 'I',
  voided: 'V',
  refundIssued: 'R',
  exchanged: 'E',
  documentsRefunded: 'R',
  documentsExchanged: 'E',
}

/** Events of a document in the reservation's history, in order. */
const eventsOf = ({ events }: Reservation, { id }: TravelDocument): ReservationEvent[] =>
  events.filter((event) => documentIdsOf(event).includes(id))

/** The agency at work, unless a supplier did it by itself. */
const agencyOf = (event: ReservationEvent | undefined): Pick<CommitEvent, 'pcc' | 'receivedFrom' | 'user'> =>
  event && 'pcc' in event ? event : {}

/** Who did it: the agent whom the agency named, otherwise the user of the token. */
const agentOf = (event: ReservationEvent | undefined): string | undefined => {
  const { receivedFrom, user } = agencyOf(event)
  return receivedFrom ?? user
}

/** Documents by traveler, each with its last event. */
export function toDocumentList(
  reservation: Reservation,
  documents: readonly TravelDocument[],
): z.input<typeof documentListResponse> {
  const names = [...new Set(documents.map(nameOf))]
  return {
    DocumentHistoryListResponse: {
      documentHistoryList: names.map((name) => ({
        name,
        documentListSummary: documents
          .filter((document) => nameOf(document) === name)
          .map((document) => {
            const last = eventsOf(reservation, document).at(-1)
            return {
              platingAirline: document.validatingCarrier,
              ...(document.number !== undefined && { number: document.number }),
              documentType: typeLetters[document.kind],
              actionStatus: (last && actionLetters[last.kind]) ?? 'I',
              transactionDateTimeUTC: toTimestamp(last?.at ?? document.issuedAt),
              pseudoCityCode: agencyOf(last).pcc ?? document.agency.pcc,
            }
          }),
      })),
    },
  }
}

export const documentHistoryRequest = z
  .looseObject({
    locator: z.union([z.string().min(1), z.looseObject({ value: z.string().min(1) })]),
    documentNumbers: z
      .array(
        z.looseObject({
          number: z.string(),
          numberOfConjunctiveTickets: z.number().optional(),
          documentType: z.enum(['TKT', 'EMD', 'MCO', 'INV', 'TASF']),
        }),
      )
      .min(1)
      .max(counts.documentsPerHistory),
  })
  .meta({ id: 'DocumentHistoryRequest' })

const kinds: Readonly<Record<string, TravelDocument['kind']>> = { TKT: 'Ticket', EMD: 'EMD' }

export const readHistoryRequest = ({
  locator,
  documentNumbers,
}: z.output<typeof documentHistoryRequest>) => ({
  locator: typeof locator === 'string' ? locator : locator.value,
  wanted: documentNumbers.map(({ number, documentType }) => ({
    number: compactNumber(number),
    kind: entryOf(kinds, documentType.toUpperCase()),
  })),
})

export const documentHistoryResponse = answerSchema('DocumentHistoryResponse', {
  documentHistories: z
    .array(
      z.looseObject({
        number: z.looseObject({ number: z.string().optional(), documentType: z.string() }),
      }),
    )
    .optional(),
})

/** @param problems documents that the reservation does not have */
export const toDocumentHistory = (
  reservation: Reservation,
  documents: readonly TravelDocument[],
  problems: readonly RefusalNotice[],
  now: EpochMs,
): z.input<typeof documentHistoryResponse> => ({
  DocumentHistoryResponse: {
    documentHistories: documents.map((document) => toHistory(reservation, documentAt(document, now))),
    ...(problems.length > 0 && { Result: toResult('Incomplete', { errors: problems.map(noticeOf) }) }),
  },
})

function toHistory(reservation: Reservation, document: TravelDocument) {
  const { agency, issuedAt } = document
  const offer = airOfferOf(document, reservation)
  const airRef = offer?.ref ?? document.offerRef
  const supplier = reservation.receipts.find(
    (receipt) => receipt.kind === 'supplier' && receipt.offerRefs.includes(airRef),
  )
  const order = reservation.receipts.find(
    (receipt) => receipt.kind === 'supplier' && receipt.isOrder && receipt.offerRefs.includes(airRef),
  )
  const events = eventsOf(reservation, document)
  const issuer = agentOf(commitEventsOf({ events }).find(({ kind }) => kind === 'ticketed'))
  const voids = events.find(({ kind }) => kind === 'voided')
  return {
    number: {
      ...(document.number !== undefined && { number: document.number }),
      documentType: isTicket(document) ? 'TKT' : 'EMD',
    },
    issueDateTimeUTC: toTimestamp(issuedAt),
    ...(issuer !== undefined && { issuingAgent: issuer }),
    issuingPseudoCityCode: agency.pcc,
    issuingIATA: agency.iataNumber,
    issuingAgencyName: agency.name,
    issuingAgencyLocation: agency.place,
    countryCode: agency.country,
    travelportLocator: { Locator: reservation.locator },
    ...(supplier?.kind === 'supplier' && { supplierLocator: supplier.locator }),
    ...(order?.kind === 'supplier' && { orderID: order.locator }),
    name: nameOf(document),
    passengerTypeCode: document.traveler.ptc,
    ...(offer && {
      pricingDateTimeUTC: toTimestamp(offer.addedAt),
      pricingPseudoCityCode: offer.itinerary.pricingPcc,
    }),
    platingAirline: document.validatingCarrier,
    formOfPayment: document.payments.map(toHistoryPayment),
    ...(isTicket(document) && {
      ticketSegments: document.coupons.map((coupon, index) =>
        camelCased(toTicketSegment(coupon, document.coupons[index + 1])),
      ),
    }),
    documentDetail: {
      documentPricingDetail: toPricingDetail(document),
      ...(voids && { voidDetail: toVoidDetail(document, voids) }),
      ...toRefundDetail(document),
    },
  }
}

const toHistoryPayment = ({
  kind,
  mask,
  cardCode,
  expireDate,
  approvalCode,
  amount,
  number,
}: DocumentPayment) => ({
  formOfPaymentType: kind,
  ...(mask !== undefined && {
    paymentCard: {
      ...(cardCode !== undefined && { cardCode }),
      cardNumber: mask,
      ...(expireDate !== undefined && { cardExpiryDate: expireDate }),
      ...(approvalCode !== undefined && { cardAuthorizationCode: approvalCode }),
    },
  }),
  ...(amount && { amount: toDecimal(amount) }),
  ...(number !== undefined && { formOfPaymentText: number }),
})

function toPricingDetail(document: TravelDocument) {
  const amount = isTicket(document) ? toTicketAmount(document) : toEmdAmount(document)
  return {
    currencyCode: document.currency,
    ...(isTicket(document) && document.price.filed && { filedBaseAmount: toDecimal(document.price.filed) }),
    ...(amount.Base !== undefined && { base: amount.Base }),
    ...(amount.Taxes && { totalTaxes: amount.Taxes.TotalTaxes }),
    ...(amount.Fees && { totalFees: amount.Fees.TotalFees }),
    totalDocumentPrice: amount.Total,
    totalChargePrice: amount.Total,
    ...(isTicket(document) && {
      fareCalculation: {
        ...(document.price.fareCalculation !== undefined && {
          fareCalculationString: document.price.fareCalculation,
        }),
        ...rateOfExchange(document),
        pricingIndicator: 'Auto Priced',
      },
    }),
    ...(document.endorsements.length > 0 && { restrictions: [...document.endorsements] }),
    ...(isTicket(document) && document.tourCode !== undefined && { tourCode: document.tourCode }),
  }
}

/** Exchange rate from the currency of the fare to that of the ticket; absent when they are equal. */
function rateOfExchange({ price, currency }: Ticket) {
  if (!price.filed || price.filed.currency === currency || price.filed.minor === 0) return {}
  const { filed, baseMinor } = price
  return { rateOfExchange: Number((toDecimal({ minor: baseMinor, currency }) / toDecimal(filed)).toFixed(6)) }
}

function toVoidDetail(document: TravelDocument, event: ReservationEvent) {
  const { pcc } = agencyOf(event)
  const agent = agentOf(event)
  const sacCode = settlementCodeOf(document)
  return {
    ...(document.number !== undefined && { voidDocumentNumber: document.number }),
    voidDateTimeUTC: toTimestamp(event.at),
    source: dialect.recordSource,
    ...(pcc !== undefined && { pseudoCityCode: pcc }),
    ...(agent !== undefined && { voidingAgent: agent }),
    ...(sacCode !== undefined && { sacCode }),
  }
}

/** How it was refunded by this service; nothing: it was not. */
function toRefundDetail(document: TravelDocument) {
  const event = refundOf(document)
  if (!event) return {}
  const { refund, at, isNotReported } = event
  const totals = passengerTotals(refund.refunded)
  const decimal = (minor: number) => toDecimal({ minor, currency: document.currency })
  const isWhole = totals.totalMinor === passengerTotals(refund.paid).totalMinor
  return {
    refundDetail: {
      ...(document.number !== undefined && { refundDocumentNumber: document.number }),
      refundDateTimeUTC: toTimestamp(at),
      refundCategory: isNotReported ? 'NonReportable' : isWhole ? 'Full' : 'Partial',
      refundAmount: {
        currencyCode: document.currency,
        base: decimal(totals.baseMinor),
        totalTaxes: decimal(totals.taxesMinor),
        totalFees: decimal(totals.feesMinor),
        total: decimal(totals.totalMinor),
      },
    },
  }
}

/** Segments have names in camel case here. Source: docs/contract/booking.md 13.3 (guess). */
const camelCased = (segment: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(segment).map(([name, value]) => [
      `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`,
      value,
    ]),
  )
