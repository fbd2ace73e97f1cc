import { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { serveFamily } from '../../lib/http/serve-family.ts'
import { addFormOfPayment } from './add-form-of-payment.ts'
import { addFormOfPaymentList } from './add-form-of-payment-list.ts'
import { addPayment } from './add-payment.ts'
import { addPaymentList } from './add-payment-list.ts'
import { deleteFormOfPayment } from './delete-form-of-payment.ts'
import { deletePayment } from './delete-payment.ts'
import { displayTicket } from './display-ticket.ts'
import { retrieveTickets } from './retrieve-tickets.ts'
import { updateFormOfPayment } from './update-form-of-payment.ts'
import { updatePayment } from './update-payment.ts'

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
})
