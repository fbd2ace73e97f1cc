import * as z from 'zod'
import { changeSearchAliases, changeSearchRequest } from '../../exchange/wire/change-request.ts'
import { changeSelectionAliases, changeSelectionRequest } from '../../exchange/wire/change-selection.ts'
import { issueRefundQuery, issueRefundRequest } from '../../refund/wire/issue-refund.ts'
import { refundQuoteRequest } from '../../refund/wire/refund-quote.ts'
import { routesOf } from '../route.ts'
import type { exchangeDocs } from '../route-docs/exchange.ts'

/** Heading "GDS exchanges and refunds" of the interface; served by functions/exchange. */
export const exchangeRoutes = routesOf<typeof exchangeDocs>()({
  exchangeEligibility: {
    method: 'GET',
    path: '/eligibility/ticketchangeeligibilities',
    envelope: 'TicketChangeEligibilityListResponse',
    content: 'GDS',
    query: z.object({
      Ticket: z.string().optional().meta({ description: 'Number of a ticket: only its traveler.' }),
      Locator: z
        .string()
        .optional()
        .meta({ description: 'All travelers of the reservation, each with the last open ticket.' }),
      authority: z.string().optional().meta({ description: 'Issuer of the number; ignored.' }),
    }),
    omitsResult: true,
  },
  quoteDocumentRefund: {
    method: 'POST',
    path: '/air/book/airoffer/offers/documentrefundquote',
    envelope: 'OfferListResponse',
    content: 'GDS',
    wrappers: ['OfferQueryDocumentRefundQuote', 'DocumentRefundQuote', 'OfferQueryBuildFromDocuments'],
    member: 'DocumentNumber',
    memberAliases: ['Ticket', 'TicketNumber', 'Number'],
    body: refundQuoteRequest,
  },
  refundDocuments: {
    method: 'POST',
    path: '/air/receipt/receipts/documentrefundfromofferlist',
    envelope: 'ReceiptListResponse',
    content: 'GDS',
    wrappers: ['ReceiptQueryDocumentRefundFromOfferList'],
    member: 'BuildFromOfferList',
    query: issueRefundQuery,
    body: issueRefundRequest,
    changes: true,
  },
  searchExchange: {
    method: 'POST',
    path: '/exchangesearch/catalogofferingsairchange',
    envelope: 'CatalogOfferingsAirChangeResponse',
    content: 'GDS',
    wrappers: ['CatalogOfferingsQueryAirChange'],
    member: 'CatalogOfferingsAirChangeRequest',
    memberAliases: changeSearchAliases,
    body: changeSearchRequest,
    omitsResult: true,
  },
  addExchangeOffer: {
    method: 'POST',
    path: '/air/book/offer/reservationworkbench/{ReservationResource_Identifier}/offers/buildfromcatalogofferings',
    envelope: 'OfferListResponse',
    content: 'GDS',
    wrappers: ['OfferQueryBuildFromCatalogOfferings'],
    member: 'BuildFromCatalogOfferingsRequest',
    memberAliases: changeSelectionAliases,
    body: changeSelectionRequest,
    changes: true,
  },
})
