import type { Answer, Api, CallOptions, Json } from './api.ts'
import { ledger, refundsOf } from './ledger.ts'
import { cardBody, client, locatorOf, type TripOptions, ticketNumbersOf } from './trip.ts'

/** Requests for refunds, as a client sends them. */

/** Fares that can be refunded for a fee, and then also changed for one, or without one. */
export const fareOf = (
  types: 'Refundable' | 'PartialRefund' | 'NonRefundable',
  more: TripOptions = {},
): TripOptions => ({
  // Carriers of the North Atlantic charge no fees for changes.
  ...(types === 'PartialRefund' && { to: 'DXB' }),
  ...more,
  more: {
    PricingModifiersAir: {
      FareSelection: {
        RefundOptions: { refundTypes: [types] },
        // Some carriers take a fee for a refund and none for a change.
        ...(types === 'PartialRefund' && { ChangeOptions: { changeTypes: ['PenaltyToChange'] } }),
      },
    },
  },
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

/** A workbench for a reservation, at another time. */
export const reopenAt = async (api: Api, reservation: Json, options: CallOptions): Promise<string> =>
  (await api.call('postCommitWorkbench', { query: { Locator: locatorOf(reservation) }, ...options })).body
    .ReservationResponse.Identifier.value

/** Cancels an offer by its workbench. */
export const cancelIn = async (
  api: Api,
  workbench: string,
  offer: Json,
  options: CallOptions,
): Promise<Json> =>
  (
    await api.call('cancelReservation', {
      path: { ReservationResource_Identifier: workbench },
      query: { OfferIdentifier: offer.Identifier.value },
      ...options,
    })
  ).body

/** What went back to the card that paid for the first ticket, in minor units. */
export async function refundsToCard(api: Api, reservation: Json): Promise<number[]> {
  const [{ chargeKey }] = (await ledger(api).document(ticketNumbersOf(reservation)[0])).payments
  return refundsOf((await ledger(api).charges()).filter(({ key }) => key === chargeKey))
}
