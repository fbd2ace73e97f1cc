import type * as z from 'zod'
import { toIdentifier } from '../../contract/envelope.ts'
import { toTotals } from '../../pricing/wire/price.ts'
import { toReservationOffer } from '../../reservation/wire/reservation-offer.ts'
import type { CancellationQuote } from '../../suppliers/air-orders.ts'
import { isFirst, isTicket, type TravelDocument, totalMinor } from '../../ticketing/document.ts'
import type { AirOffer } from '../../workbench/air-offer.ts'
import { refundPenalty, refundTimeOf } from '../document-refund.ts'
import { sumParts } from '../price-parts.ts'
import { quoteExpiresAt } from '../quoted-cancellation.ts'
import type { RefundAmounts } from '../refund-amounts.ts'
import { type NamedRefund, toRefundPrices, toRefundTerms } from './refund-price.ts'
import type { offerModify } from './refund-quote.ts'

export interface QuotedOrder {
  readonly offer: AirOffer
  /** Live ones of the offer and its ancillaries; of a part, of those that go with its flights. */
  readonly documents: readonly TravelDocument[]
  readonly quote: CancellationQuote
  /** Numbers of the segments that are cancelled, counted over the offer from 1; absent: the whole offer. */
  readonly segments?: readonly number[]
}

/**
 * The refund that a supplier quotes for an order; where it tells only the total, without breakdowns. Source:
 * docs/contract/servicing.md 7.
 */
function toQuotedCancellation({
  offer,
  documents,
  quote,
  segments,
}: QuotedOrder): z.input<typeof offerModify> {
  const { Identifier, Product } = toReservationOffer(offer)
  const { validatingCarrier: carrier, source } = offer.itinerary
  const { quotedAt } = quote
  const tickets = documents.filter(isTicket)
  const [first] = tickets
  const time = refundTimeOf(tickets, quotedAt)
  const isInFull = quote.refund?.minor === paidMinor(documents)
  const hasPenalty = quote.documents !== undefined && !isInFull && !segments
  return {
    '@type': 'OfferModify',
    id: offer.ref,
    offerRef: offer.ref,
    Identifier,
    OfferIdentifier: { id: offer.ref, Identifier },
    ContentSource: source,
    ...toPrices(documents, quote),
    ...(segments && { retainedValueInd: true }),
    Product: segments ? productsOf(Product, segments) : Product,
    TermsAndConditionsFull: [
      toRefundTerms({
        ptcs: tickets.map(({ traveler }) => traveler.ptc),
        ...(first && hasPenalty && { penalty: refundPenalty(first.fares, time) }),
        isAfterDeparture: time === 'afterDeparture',
        isInvoluntary: false,
        expiresAt: quoteExpiresAt(quote),
        carrier,
        toOriginalPayment: !segments,
      }),
    ],
  }
}

type Products = ReturnType<typeof toReservationOffer>['Product']

/** Products with the segments that are cancelled, under their numbers in the offer. */
const productsOf = (products: Products, segments: readonly number[]): Products =>
  products.flatMap((product) => {
    const FlightSegment = product.FlightSegment.filter(({ sequence }) => segments.includes(sequence))
    return FlightSegment.length > 0 ? [{ ...product, FlightSegment }] : []
  })

/** The answer to a refund quote. */
export const toCancellationQuoteAnswer = (workbenchId: string, quoted: QuotedOrder) => ({
  OfferListResponse: { OfferID: [toQuotedCancellation(quoted)], Identifier: toIdentifier(workbenchId) },
})

const paidMinor = (documents: readonly TravelDocument[]): number =>
  documents.filter(isFirst).reduce((sum, document) => sum + totalMinor(document), 0)

function toPrices(documents: readonly TravelDocument[], { refund, documents: told }: CancellationQuote) {
  const currency = refund?.currency ?? documents[0]?.currency ?? ''
  if (told) return toRefundPrices(byTraveler(documents, told), currency)
  const paid = paidMinor(documents)
  const refunded = refund?.minor ?? 0
  const only = <Type extends string>(type: Type, minor: number) => ({
    '@type': type,
    ...toTotals({ totalMinor: minor }, currency),
  })
  return {
    Price: only('PriceDetail', paid),
    ModifyPrice: only('ModifyPriceDetail', refunded),
    SupplierRetainedPrice: only('PriceDetail', paid - refunded),
  }
}

/** What each traveler gets back for all documents. */
function byTraveler(
  documents: readonly TravelDocument[],
  told: NonNullable<CancellationQuote['documents']>,
): NamedRefund[] {
  const firsts = documents.filter(isFirst)
  return [...Map.groupBy(firsts, ({ traveler }) => traveler.id).values()].flatMap((own) => {
    const [first] = own
    const amounts = own.flatMap(({ id }) => told.find(({ documentId }) => documentId === id)?.amounts ?? [])
    if (!first || amounts.length === 0) return []
    const { traveler, travelerRef } = first
    return [
      { traveler: { id: traveler.id, ref: travelerRef, ptc: traveler.ptc }, amounts: together(amounts) },
    ]
  })
}

const together = (amounts: readonly RefundAmounts[]): RefundAmounts => ({
  paid: sumParts(amounts.map(({ paid }) => paid)),
  consumed: sumParts(amounts.map(({ consumed }) => consumed)),
  refunded: sumParts(amounts.map(({ refunded }) => refunded)),
  retained: sumParts(amounts.map(({ retained }) => retained)),
  penaltyMinor: amounts.reduce((sum, { penaltyMinor }) => sum + penaltyMinor, 0),
})
