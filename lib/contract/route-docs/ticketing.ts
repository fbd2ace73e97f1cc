import { formOfPaymentListResponse, formOfPaymentResponse } from '../../payment/wire/form-of-payment.ts'
import { paymentListResponse, paymentResponse } from '../../payment/wire/payment.ts'
import { ticketListResponse } from '../../ticketing/wire/document.ts'
import { documentHistoryResponse, documentListResponse } from '../../ticketing/wire/document-history.ts'
import { documentVoidListResponse, ticketIdResponse } from '../../ticketing/wire/document-void.ts'
import { emdListResponse } from '../../ticketing/wire/emd.ts'
import type { FamilyDocs } from '../route.ts'

const exampleCash = { '@type': 'FormOfPaymentCash', id: 'formOfPayment_1' }

const examplePayment = {
  '@type': 'Payment',
  id: 'payment_1',
  Amount: { value: '{offer total}', code: 'GBP' },
  FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
  OfferIdentifier: [{ id: 'offer_1' }],
}

export const ticketingDocs = {
  addFormOfPayment: {
    summary:
      'Add a form of payment: cash, a card or another kind. Ignored while the workbench has no itinerary.',
    source: 'specification',
    response: formOfPaymentResponse,
    example: { body: exampleCash },
    gives: {
      'form of payment identifier': '/FormOfPaymentResponse/FormOfPayment/Identifier/value',
    },
  },
  addFormOfPaymentList: {
    summary: 'Add several forms of payment at once: all of them or none.',
    source: 'docs',
    response: formOfPaymentListResponse,
    example: {
      body: {
        FormOfPayment: [
          exampleCash,
          { '@type': 'FormOfPaymentInvoice', id: 'formOfPayment_2', InvoiceNumber: 'N-2041' },
        ],
      },
    },
    gives: {
      'form of payment identifier': '/FormOfPaymentListResponse/FormOfPaymentID/1/Identifier/value',
    },
  },
  updateFormOfPayment: {
    summary: 'Replace a form of payment.',
    source: 'specification',
    response: formOfPaymentResponse,
    example: { body: exampleCash },
  },
  deleteFormOfPayment: {
    summary: 'Remove a form of payment that no payment uses.',
    source: 'specification',
    response: formOfPaymentResponse,
  },
  addPayment: {
    summary: 'Pay offers with a form of payment: their documents are issued at commit.',
    source: 'specification',
    response: paymentResponse,
    example: { body: examplePayment },
    gives: {
      'payment identifier': '/PaymentResponse/Payment/Identifier/value',
    },
  },
  addPaymentList: {
    summary: 'Add several payments at once: all of them or none.',
    source: 'docs',
    response: paymentListResponse,
    example: { body: { Payment: [examplePayment] } },
    gives: {
      'payment identifier': '/PaymentListResponse/PaymentID/0/Identifier/value',
    },
  },
  updatePayment: {
    summary: 'Replace a payment that is not charged yet.',
    source: 'docs',
    response: paymentResponse,
    example: { body: examplePayment },
  },
  deletePayment: {
    summary: 'Remove a payment that is not charged yet.',
    source: 'docs',
    response: paymentResponse,
  },
  cancelPayment: {
    summary:
      'Cancel a payment: the next commit voids its tickets and holds the offer again. For one carrier.',
    source: 'specification',
    response: paymentResponse,
  },
  retrieveTickets: {
    summary: 'The tickets of a reservation.',
    source: 'specification',
    response: ticketListResponse,
    example: { body: { '@type': 'TicketQueryGetByLocator', Locator: { value: '{locator}' } } },
    gives: {
      'ticket number': '/TicketListResponse/TicketID/0/Identifier/value',
    },
  },
  displayTicket: {
    summary: 'One ticket by its number.',
    source: 'specification',
    response: ticketListResponse,
  },
  retrieveTicketsByLocator: {
    summary: 'The tickets of a reservation.',
    source: 'docs',
    response: ticketListResponse,
    example: { query: { Locator: '{locator}' } },
  },
  voidTicket: {
    summary:
      'Void a ticket, and those of its conjunction, while its void period lasts. The flights remain booked.',
    source: 'specification',
    response: ticketIdResponse,
    example: { body: { TicketQueryUpdateTicket: {} } },
  },
  voidDocuments: {
    summary: 'Void documents of a reservation: all of a type, or those that are named.',
    source: 'specification',
    response: documentVoidListResponse,
    example: {
      body: {
        locator: { value: '{locator}' },
        documentVoid: [{ documentType: 'Ticket', number: ['{ticket number}'] }],
      },
    },
  },
  listDocuments: {
    summary: 'The documents of a reservation by traveler, each with its latest event.',
    source: 'specification',
    response: documentListResponse,
  },
  documentHistory: {
    summary: 'Who issued and voided up to six documents of a reservation, how they were priced and paid.',
    source: 'specification',
    response: documentHistoryResponse,
    example: {
      body: { locator: '{locator}', documentNumbers: [{ number: '{ticket number}', documentType: 'TKT' }] },
    },
  },
  retrieveEmds: {
    summary: 'Not implemented: answers 501.',
    notImplemented: true,
    source: 'specification',
    response: emdListResponse,
  },
  displayEmd: {
    summary: 'One EMD by its number.',
    source: 'specification',
    response: emdListResponse,
  },
  voidEmd: {
    summary: 'Void an EMD while its void period lasts.',
    source: 'specification',
    response: emdListResponse,
    example: { body: { EMDQueryUpdateEMD: {} } },
  },
} satisfies FamilyDocs
