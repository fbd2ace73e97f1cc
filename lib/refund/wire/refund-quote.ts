import * as z from 'zod'
import { noticeOf } from '../../commit/wire/commit.ts'
import { answerSchema, identifier, toIdentifier, toResult } from '../../contract/envelope.ts'
import { namesOf, reference } from '../../contract/reference.ts'
import { counts } from '../../kernel/limits.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import type { Penalty } from '../../pricing/fare.ts'
import { priceDetail } from '../../pricing/wire/price.ts'
import type { Reservation } from '../../reservation/reservation.ts'
import { toReservationOffer } from '../../reservation/wire/reservation-offer.ts'
import type { Waiver } from '../../suppliers/air-changes.ts'
import { airOfferOf } from '../../ticketing/air-offer-of.ts'
import type { Ticket } from '../../ticketing/document.ts'
import { couponStatusAt } from '../../ticketing/document.ts'
import { compactNumber } from '../../ticketing/document-names.ts'
import { refundPenalty, refundTimeOf } from '../document-refund.ts'
import type { ListedRefund, RefundQuoteList } from '../quoted-refund.ts'
import { toRefundPrices, toRefundTerms } from './refund-price.ts'

const documentNumber = z.union([
  z.string(),
  z.looseObject({ value: z.string().optional(), documentType: z.string().optional() }),
])
const waiverCode = z.union([
  z.string(),
  z.looseObject({ value: z.string().optional(), waiverType: z.string().optional() }),
])

export const refundQuoteRequest = z
  .looseObject({
    '@type': z.string().optional(),
    DocumentNumber: z.array(documentNumber).max(counts.documentsPerRefund).optional(),
    ReservationIdentifier: reference
      .optional()
      .meta({ description: 'Its locator: the tickets must be its own.' }),
    WaiverCode: waiverCode.optional().meta({ description: 'Waives the penalty.' }),
    agencySettlementNotReportedInd: z.boolean().optional(),
  })
  .meta({
    id: 'OfferQueryDocumentRefundQuote',
    description: 'Tickets of one reservation and one filed fare.',
  })

const refundPrice = priceDetail.extend({ '@type': z.string() })

export const offerModify = z
  .looseObject({
    '@type': z.literal('OfferModify'),
    id: z.string(),
    Identifier: identifier,
    ContentSource: z.string(),
    Price: refundPrice,
    ModifyPrice: refundPrice,
    SupplierRetainedPrice: refundPrice,
    ConsumedPrice: refundPrice.optional(),
    retainedValueInd: z
      .literal(true)
      .optional()
      .meta({ description: 'Only the legs in Product are cancelled; the ticket keeps its value.' }),
  })
  .meta({
    id: 'OfferModifyRefund',
    description: 'A refund: Price = ConsumedPrice + ModifyPrice + SupplierRetainedPrice, part by part.',
  })

export const refundQuoteResponse = answerSchema('OfferListResponse', {
  OfferID: z.array(offerModify).optional(),
})

export interface RefundQuoteRequest {
  readonly numbers: readonly string[]
  readonly locator?: string
  readonly waiver?: Waiver
  readonly isNotReported: boolean
}

export function readRefundQuoteRequest({
  DocumentNumber = [],
  ReservationIdentifier,
  WaiverCode,
  agencySettlementNotReportedInd = false,
}: z.output<typeof refundQuoteRequest>): RefundQuoteRequest {
  const [locator] = namesOf(ReservationIdentifier)
  const waiver = readWaiver(WaiverCode)
  return {
    numbers: DocumentNumber.flatMap((sent) => (typeof sent === 'string' ? sent : (sent.value ?? [])))
      .filter((number) => number !== '')
      .map(compactNumber),
    ...(locator !== undefined && { locator }),
    ...(waiver && { waiver }),
    isNotReported: agencySettlementNotReportedInd,
  }
}

/** A waiver of no type waives the penalty of a refund, because that is what is requested (guess). */
function readWaiver(sent: z.output<typeof waiverCode> | undefined): Waiver | undefined {
  const { value = '', waiverType = 'RefundPenalty' } =
    typeof sent === 'string' ? { value: sent } : (sent ?? {})
  if (value === '') return undefined
  return { code: value, waives: waiverType === 'RefundPenalty' ? ['refundPenalty'] : [] }
}

interface QuotedTickets {
  readonly list: RefundQuoteList
  readonly reservation: Reservation
  /** Of all refunds. */
  readonly tickets: readonly Ticket[]
  readonly warnings: readonly RefusalNotice[]
}

/** One offer for each ticket, with its conjunction. Source: docs/contract/servicing.md 17. */
export const toRefundQuoteAnswer = ({
  list,
  warnings,
  ...quoted
}: QuotedTickets): z.input<typeof refundQuoteResponse> => ({
  OfferListResponse: {
    Identifier: toIdentifier(list.id),
    OfferID: list.refunds.map((refund) => toRefundOffer(refund, { list, ...quoted })),
    Result: toResult('Complete', { warnings: warnings.map(noticeOf) }),
  },
})

function toRefundOffer(
  refund: ListedRefund,
  { list, reservation, tickets }: Omit<QuotedTickets, 'warnings'>,
): z.input<typeof offerModify> {
  const { id, ref, documentIds, quote, waiver } = refund
  const own = tickets.filter((ticket) => documentIds.includes(ticket.id))
  const [first] = own
  if (!first) throw new Error('a quote has no tickets')
  const { traveler, travelerRef, number } = first
  const offer = airOfferOf(first, reservation)
  const amounts = [
    { traveler: { id: traveler.id, ref: travelerRef, ptc: traveler.ptc }, amounts: quote.amounts },
  ]
  return {
    '@type': 'OfferModify',
    id: ref,
    offerRef: ref,
    Identifier: toIdentifier(id),
    ...(offer && { OfferIdentifier: { id: offer.ref, Identifier: toIdentifier(offer.id) } }),
    ...(number !== undefined && { DocumentNumber: { value: number, documentType: 'Ticket' } }),
    ContentSource: first.source,
    ...toRefundPrices(amounts, quote.currency),
    ...(offer && { Product: unusedProducts(offer, own, list.quotedAt) }),
    TermsAndConditionsFull: [
      toRefundTerms({
        ptcs: [traveler.ptc],
        penalty: penaltyOf(refund, own, list.quotedAt),
        isAfterDeparture: refundTimeOf(own, list.quotedAt) === 'afterDeparture',
        isInvoluntary: quote.reason === 'involuntary',
        ...(waiver && { waiverCode: waiver.code }),
        expiresAt: list.expiresAt,
        carrier: first.validatingCarrier,
        toOriginalPayment: true,
      }),
    ],
  }
}

/** The penalty of the rules, or none where it is waived. */
function penaltyOf({ quote, waiver }: ListedRefund, tickets: readonly Ticket[], at: number): Penalty {
  const free: Penalty = { permitted: true, fee: { minor: 0, currency: quote.currency } }
  if (quote.reason === 'involuntary') return free
  const penalty = refundPenalty(tickets[0]?.fares ?? [], refundTimeOf(tickets, at))
  return penalty.permitted && waiver?.waives.includes('refundPenalty') ? free : penalty
}

/** Legs with a coupon that is still open. */
function unusedProducts(
  offer: Parameters<typeof toReservationOffer>[0],
  tickets: readonly Ticket[],
  at: number,
) {
  const statuses = tickets.flatMap(({ coupons }) => coupons.map((coupon) => couponStatusAt(coupon, at)))
  let before = 0
  return toReservationOffer(offer).Product.filter(({ FlightSegment }) => {
    const ofLeg = statuses.slice(before, before + FlightSegment.length)
    before += FlightSegment.length
    return ofLeg.includes('OpenForUse')
  })
}
