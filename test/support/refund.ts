import type { Answer, Api, CallOptions, Json } from './api.ts'
import { cardBody, client, type TripOptions } from './trip.ts'

/** Requests for refunds, as a client sends them. */

/** Fares that can be refunded for a fee, or without one. */
export const fareOf = (
  types: 'Refundable' | 'PartialRefund' | 'NonRefundable',
  more: TripOptions = {},
): TripOptions => ({
  ...more,
  more: { PricingModifiersAir: { FareSelection: { RefundOptions: { refundTypes: [types] } } } },
})

/** A ticket that is paid by card. */
export const cardTicket = (api: Api, options: TripOptions = {}, traveler: Json = {}): Promise<Json> =>
  client(api).ticket(options, traveler, cardBody())

export const quoteRefund = (
  api: Api,
  numbers: readonly string[],
  more: Json = {},
  options: CallOptions = {},
): Promise<Answer> =>
  api.call('quoteDocumentRefund', {
    body: {
      '@type': 'OfferQueryDocumentRefundQuote',
      DocumentNumber: numbers.map((value) => ({ value, documentType: 'Ticket' })),
      ...more,
    },
    ...options,
  })

export const quoteIdOf = ({ body }: Answer): string => body.OfferListResponse.Identifier.value

export const refundBy = (
  api: Api,
  quoteId: string,
  offers: readonly string[] = [],
  options: CallOptions = {},
): Promise<Answer> =>
  api.call('refundDocuments', {
    body: {
      '@type': 'ReceiptQueryDocumentRefundFromOfferList',
      BuildFromOfferList: {
        OfferListIdentifier: quoteId,
        ...(offers.length > 0 && { OfferIdentifier: offers.map((id) => ({ id })) }),
      },
    },
    ...options,
  })

/** Quotes and refunds. @returns the document as its receipt shows it */
export async function refundTicket(api: Api, number: string): Promise<Json> {
  const { body } = await refundBy(api, quoteIdOf(await quoteRefund(api, [number])))
  return body.ReceiptListResponse.ReceiptID[0].Document[0]
}
