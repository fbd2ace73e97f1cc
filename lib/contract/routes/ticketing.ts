import * as z from 'zod'
import { route } from '../route.ts'
import { ticketListResponse } from '../wire/document.ts'
import {
  formOfPaymentListRequest,
  formOfPaymentListResponse,
  formOfPaymentRequest,
  formOfPaymentResponse,
  formOfPaymentWrappers,
} from '../wire/form-of-payment.ts'
import { paymentListRequest, paymentListResponse, paymentRequest, paymentResponse } from '../wire/payment.ts'
import { ticketQuery } from '../wire/ticket-query.ts'

const formOfPayment = '/air/payment/reservationworkbench/{ReservationResource_Identifier}/formofpayment'

const payments = '/air/paymentoffer/reservationworkbench/{ReservationResource_Identifier}/payments'

const exampleCash = { '@type': 'FormOfPaymentCash', id: 'formOfPayment_1' }

const examplePayment = {
  '@type': 'Payment',
  id: 'payment_1',
  Amount: { value: 222.5, code: 'GBP' },
  FormOfPaymentIdentifier: { id: 'formOfPayment_1' },
  OfferIdentifier: [{ id: 'offer_1' }],
}

/** Heading "Ticketing and payment" of the interface; served by functions/ticketing. */
export const ticketingRoutes = {
  addFormOfPayment: route({
    method: 'POST',
    path: formOfPayment,
    envelope: 'FormOfPaymentResponse',
    content: 'any',
    summary: 'Add a form of payment: cash, a card or another kind. Ignored while the workbench has no itinerary.',
    source: 'specification',
    wrappers: formOfPaymentWrappers,
    query: z.object({ authorizePaymentInd: z.string().optional() }),
    body: formOfPaymentRequest,
    response: formOfPaymentResponse,
    changes: true,
    takesCards: true,
    example: { body: exampleCash },
  }),
  addFormOfPaymentList: route({
    method: 'POST',
    path: '/air/payment/reservationworkbench/{ReservationResource_Identifier}/formofpayments/list',
    envelope: 'FormOfPaymentListResponse',
    content: 'any',
    summary: 'Add several forms of payment at once: all of them or none.',
    source: 'docs',
    wrappers: ['FormOfPaymentListRequest'],
    member: 'FormOfPayment',
    body: formOfPaymentListRequest,
    response: formOfPaymentListResponse,
    changes: true,
    takesCards: true,
    example: {
      body: { FormOfPayment: [exampleCash, { '@type': 'FormOfPaymentInvoice', id: 'formOfPayment_2', InvoiceNumber: 'N-2041' }] },
    },
  }),
  updateFormOfPayment: route({
    method: 'PUT',
    path: `${formOfPayment}/{Identifier}`,
    envelope: 'FormOfPaymentResponse',
    content: 'any',
    summary: 'Replace a form of payment.',
    source: 'specification',
    wrappers: formOfPaymentWrappers,
    body: formOfPaymentRequest,
    response: formOfPaymentResponse,
    changes: true,
    takesCards: true,
    example: { body: exampleCash },
  }),
  deleteFormOfPayment: route({
    method: 'DELETE',
    path: `${formOfPayment}/{Identifier}`,
    envelope: 'FormOfPaymentResponse',
    content: 'any',
    summary: 'Remove a form of payment that no payment uses.',
    source: 'specification',
    response: formOfPaymentResponse,
    success: 204,
  }),
  addPayment: route({
    method: 'POST',
    path: payments,
    envelope: 'PaymentResponse',
    content: 'any',
    summary: 'Pay offers with a form of payment: their documents are issued at commit.',
    source: 'specification',
    wrappers: ['Payment'],
    body: paymentRequest,
    response: paymentResponse,
    changes: true,
    example: { body: examplePayment },
  }),
  addPaymentList: route({
    method: 'POST',
    path: `${payments}/list`,
    envelope: 'PaymentListResponse',
    content: 'any',
    summary: 'Add several payments at once: all of them or none.',
    source: 'docs',
    wrappers: ['PaymentListRequest'],
    member: 'Payment',
    body: paymentListRequest,
    response: paymentListResponse,
    changes: true,
    example: { body: { Payment: [examplePayment] } },
  }),
  updatePayment: route({
    method: 'PUT',
    path: `${payments}/{id}`,
    envelope: 'PaymentResponse',
    content: 'any',
    summary: 'Replace a payment that was not taken yet.',
    source: 'docs',
    wrappers: ['Payment'],
    body: paymentRequest,
    response: paymentResponse,
    changes: true,
    example: { body: examplePayment },
  }),
  deletePayment: route({
    method: 'DELETE',
    path: `${payments}/{id}`,
    envelope: 'PaymentResponse',
    content: 'any',
    summary: 'Remove a payment that was not taken yet.',
    source: 'docs',
    response: paymentResponse,
    success: 204,
  }),
  retrieveTickets: route({
    method: 'POST',
    path: '/air/ticket/tickets/getbylocator',
    envelope: 'TicketListResponse',
    content: 'any',
    summary: 'The tickets of a reservation.',
    source: 'specification',
    wrappers: ['TicketQueryGetByLocator'],
    body: ticketQuery,
    response: ticketListResponse,
    example: { body: { '@type': 'TicketQueryGetByLocator', Locator: { value: 'QK7W2M' } } },
  }),
  displayTicket: route({
    method: 'GET',
    path: '/air/ticket/tickets/{Identifier}',
    envelope: 'TicketListResponse',
    content: 'GDS',
    summary: 'One ticket by its number.',
    source: 'specification',
    response: ticketListResponse,
  }),
}
