import { Refusal } from '../kernel/refusals.ts'
import type { PaymentGateway } from './payment-gateway.ts'

const refuse = async (): Promise<never> => {
  throw new Refusal('supplierNotConnected', { supplier: 'PAYMENT' })
}

/** Where no card can be charged: nothing was authorised, so that undoing it is no error. */
export const noPaymentGateway: PaymentGateway = {
  authorise: refuse,
  findAuthorisation: async () => undefined,
  capture: refuse,
  reverse: async () => undefined,
  refund: refuse,
}
