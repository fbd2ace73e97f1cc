import * as z from 'zod'
import {
  formOfPaymentListRequest,
  formOfPaymentRequest,
  formOfPaymentWrappers,
} from '../../payment/wire/form-of-payment.ts'
import { paymentListRequest, paymentRequest } from '../../payment/wire/payment.ts'
import { documentHistoryRequest } from '../../ticketing/wire/document-history.ts'
import { updateTicketRequest, voidRequest } from '../../ticketing/wire/document-void.ts'
import { updateEmdRequest } from '../../ticketing/wire/emd.ts'
import { ticketQuery } from '../../ticketing/wire/ticket-query.ts'
import { routesOf } from '../route.ts'
import type { ticketingDocs } from '../route-docs/ticketing.ts'

/** Heading "Ticketing and payment" of the interface; served by functions/ticketing. */
export const ticketingRoutes = routesOf<typeof ticketingDocs>()({
  addFormOfPayment: {
    method: 'POST',
    path: '/air/payment/reservationworkbench/{ReservationResource_Identifier}/formofpayment',
    envelope: 'FormOfPaymentResponse',
    content: 'any',
    wrappers: formOfPaymentWrappers,
    query: z.object({
      authorizePaymentInd: z.string().optional().meta({ description: 'true: a card is authorised at once.' }),
    }),
    body: formOfPaymentRequest,
    changes: true,
    takesCards: true,
  },
  addFormOfPaymentList: {
    method: 'POST',
    path: '/air/payment/reservationworkbench/{ReservationResource_Identifier}/formofpayments/list',
    envelope: 'FormOfPaymentListResponse',
    content: 'any',
    wrappers: ['FormOfPaymentListRequest'],
    member: 'FormOfPayment',
    body: formOfPaymentListRequest,
    changes: true,
    takesCards: true,
  },
  updateFormOfPayment: {
    method: 'PUT',
    path: '/air/payment/reservationworkbench/{ReservationResource_Identifier}/formofpayment/{Identifier}',
    envelope: 'FormOfPaymentResponse',
    content: 'any',
    wrappers: formOfPaymentWrappers,
    body: formOfPaymentRequest,
    changes: true,
    takesCards: true,
  },
  deleteFormOfPayment: {
    method: 'DELETE',
    path: '/air/payment/reservationworkbench/{ReservationResource_Identifier}/formofpayment/{Identifier}',
    envelope: 'FormOfPaymentResponse',
    content: 'any',
    success: 204,
  },
  addPayment: {
    method: 'POST',
    path: '/air/paymentoffer/reservationworkbench/{ReservationResource_Identifier}/payments',
    envelope: 'PaymentResponse',
    content: 'any',
    wrappers: ['Payment'],
    body: paymentRequest,
    changes: true,
  },
  addPaymentList: {
    method: 'POST',
    path: '/air/paymentoffer/reservationworkbench/{ReservationResource_Identifier}/payments/list',
    envelope: 'PaymentListResponse',
    content: 'any',
    wrappers: ['PaymentListRequest'],
    member: 'Payment',
    body: paymentListRequest,
    changes: true,
  },
  updatePayment: {
    method: 'PUT',
    path: '/air/paymentoffer/reservationworkbench/{ReservationResource_Identifier}/payments/{id}',
    envelope: 'PaymentResponse',
    content: 'any',
    wrappers: ['Payment'],
    body: paymentRequest,
    changes: true,
  },
  deletePayment: {
    method: 'DELETE',
    path: '/air/paymentoffer/reservationworkbench/{ReservationResource_Identifier}/payments/{id}',
    envelope: 'PaymentResponse',
    content: 'any',
    success: 204,
  },
  cancelPayment: {
    method: 'POST',
    path: '/air/paymentoffer/reservationworkbench/{ReservationResource_Identifier}/payments/{id}',
    envelope: 'PaymentResponse',
    content: 'NDC',
    changes: true,
  },
  retrieveTickets: {
    method: 'POST',
    path: '/air/ticket/tickets/getbylocator',
    envelope: 'TicketListResponse',
    content: 'any',
    wrappers: ['TicketQueryGetByLocator'],
    body: ticketQuery,
  },
  displayTicket: {
    method: 'GET',
    path: '/air/ticket/tickets/{Identifier}',
    envelope: 'TicketListResponse',
    content: 'GDS',
  },
  retrieveTicketsByLocator: {
    method: 'GET',
    path: '/air/ticket/tickets/getbylocator',
    envelope: 'TicketListResponse',
    content: 'GDS',
    deprecated: true,
    query: z.object({ Locator: z.string().min(1).meta({ description: 'Record locator.' }) }),
  },
  voidTicket: {
    method: 'PUT',
    path: '/air/ticket/tickets/updatestatus/{Identifier}',
    envelope: 'TicketIdResponse',
    content: 'GDS',
    wrappers: ['TicketQueryUpdateTicket'],
    body: updateTicketRequest,
    changes: true,
  },
  voidDocuments: {
    method: 'POST',
    path: '/documents/void',
    envelope: 'DocumentVoidListResponse',
    content: 'GDS',
    body: voidRequest,
    changes: true,
  },
  listDocuments: {
    method: 'GET',
    path: '/documents/documentlist/{identifier}',
    envelope: 'DocumentHistoryListResponse',
    content: 'any',
  },
  documentHistory: {
    method: 'POST',
    path: '/documents/history',
    envelope: 'DocumentHistoryResponse',
    content: 'any',
    body: documentHistoryRequest,
  },
  retrieveEmds: {
    method: 'GET',
    path: '/air/emds/getbylocator',
    envelope: 'EMDListResponse',
    content: 'GDS',
  },
  displayEmd: {
    method: 'GET',
    path: '/air/emds/{Identifier}',
    envelope: 'EMDListResponse',
    content: 'GDS',
  },
  voidEmd: {
    method: 'PUT',
    path: '/air/emds/{Identifier}',
    envelope: 'EMDListResponse',
    content: 'GDS',
    wrappers: ['EMDQueryUpdateEMD'],
    body: updateEmdRequest,
    changes: true,
  },
})
