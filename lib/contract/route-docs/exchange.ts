import { eligibilityResponse } from '../../exchange/wire/eligibility.ts'
import { refundQuoteResponse } from '../../refund/wire/refund-quote.ts'
import { receiptListResponse } from '../../reservation/wire/receipt.ts'
import type { FamilyDocs } from '../route.ts'

export const exchangeDocs = {
  exchangeEligibility: {
    summary:
      'Whether tickets can be exchanged and refunded, with the lowest and the highest fee; not what fares and taxes differ.',
    source: 'specification',
    response: eligibilityResponse,
    example: { query: { Ticket: '1257890123456' } },
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
} satisfies FamilyDocs
