import { changeSearchResponse } from '../../exchange/wire/change-answer.ts'
import { eligibilityResponse } from '../../exchange/wire/eligibility.ts'
import { stagedChangeResponse } from '../../exchange/wire/offer-modify.ts'
import { refundQuoteResponse } from '../../refund/wire/refund-quote.ts'
import { receiptListResponse } from '../../reservation/wire/receipt.ts'
import type { FamilyDocs } from '../route.ts'

export const changeSearchExample = {
  body: {
    '@type': 'CatalogOfferingsQueryAirChange',
    CatalogOfferingsAirChangeRequest: {
      '@type': 'CatalogOfferingsAirChangeRequestReservation',
      returnBrandedFaresInd: true,
      SearchCriteriaFlight: [{ departureDate: '{dateAfter}', From: { value: 'LHR' }, To: { value: 'FRA' } }],
      BuildFromReservationWorkbench: {
        '@type': 'BuildFromReservationWorkbench',
        ReservationIdentifier: { Identifier: { value: '{workbench identifier}' } },
        OfferIdentifier: { id: 'offer_1' },
        ProductIdentifier: [{ id: 'product_1' }],
      },
    },
  },
}

export const changeSelectionExample = {
  body: {
    '@type': 'OfferQueryBuildFromCatalogOfferings',
    BuildFromCatalogOfferingsRequest: {
      '@type': 'BuildFromCatalogOfferingsRequestAir',
      CatalogOfferingsIdentifier: { Identifier: { value: '{change identifier}' } },
      CatalogOfferingIdentifier: { Identifier: { value: 'o0.0' } },
    },
  },
}

export const exchangeDocs = {
  exchangeEligibility: {
    summary:
      'Whether tickets can be exchanged and refunded, with the lowest and the highest fee; not what fares and taxes differ.',
    source: 'specification',
    response: eligibilityResponse,
    example: { query: { Ticket: '{ticket number}' } },
  },
  quoteDocumentRefund: {
    summary:
      'What the refund of tickets would return now: of one reservation and one filed fare. The quote counts once, for 30 minutes.',
    source: 'specification',
    response: refundQuoteResponse,
    example: {
      body: {
        '@type': 'OfferQueryDocumentRefundQuote',
        DocumentNumber: [{ value: '{ticket number}', documentType: 'Ticket' }],
      },
    },
    gives: {
      'quote identifier': '/OfferListResponse/Identifier/value',
    },
  },
  refundDocuments: {
    summary: 'Refund the tickets of a document refund quote: the money goes back to what paid for them.',
    source: 'specification',
    response: receiptListResponse,
    example: {
      body: {
        '@type': 'ReceiptQueryDocumentRefundFromOfferList',
        BuildFromOfferList: {
          OfferListIdentifier: '{quote identifier}',
          OfferIdentifier: [{ id: 'offer_1' }],
        },
      },
    },
  },
  searchExchange: {
    summary:
      'Journeys that GDS tickets can be exchanged for, with their price and the differences in fare, taxes and fees.',
    source: 'specification',
    response: changeSearchResponse,
    example: changeSearchExample,
    gives: {
      'change identifier': '/CatalogOfferingsAirChangeResponse/CatalogOfferings/Identifier/value',
    },
  },
  addExchangeOffer: {
    summary: 'Stage a journey of an exchange search in the workbench; the commit exchanges the tickets.',
    source: 'specification',
    response: stagedChangeResponse,
    example: changeSelectionExample,
  },
} satisfies FamilyDocs
