import { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { addFormOfPayment } from './add-form-of-payment.ts'
import { addFormOfPaymentList } from './add-form-of-payment-list.ts'
import { addPayment } from './add-payment.ts'
import { addPaymentList } from './add-payment-list.ts'
import { cancelPayment } from './cancel-payment.ts'
import { deleteFormOfPayment } from './delete-form-of-payment.ts'
import { deletePayment } from './delete-payment.ts'
import { displayEmd } from './display-emd.ts'
import { displayTicket } from './display-ticket.ts'
import { documentHistory } from './document-history.ts'
import { listDocuments } from './list-documents.ts'
import { retrieveEmds } from './retrieve-emds.ts'
import { retrieveTickets } from './retrieve-tickets.ts'
import { retrieveTicketsByLocator } from './retrieve-tickets-by-locator.ts'
import { updateFormOfPayment } from './update-form-of-payment.ts'
import { updatePayment } from './update-payment.ts'
import { voidDocuments } from './void-documents.ts'
import { voidEmd } from './void-emd.ts'
import { voidTicket } from './void-ticket.ts'

export const ticketingFamily = serveFamily(ticketingRoutes, {
  addFormOfPayment,
  addFormOfPaymentList,
  updateFormOfPayment,
  deleteFormOfPayment,
  addPayment,
  addPaymentList,
  updatePayment,
  deletePayment,
  retrieveTickets,
  displayTicket,
  cancelPayment,
  retrieveTicketsByLocator,
  voidTicket,
  voidDocuments,
  listDocuments,
  documentHistory,
  retrieveEmds,
  displayEmd,
  voidEmd,
})
