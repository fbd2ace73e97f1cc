import { Refusal } from '../../lib/kernel/refusals.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import type { DocumentPayment } from '../../lib/ticketing/document.ts'
import type { StepDependencies } from './step.ts'

/**
 * Returns what paid for a document, each payment its amount; what was not paid by card is settled between agency and
 * carrier. Charge and document are the idempotency key, so that nothing is returned twice, whichever commit
 * requests it. The document is closed at its host already, so no rule forbids the refund: a refusal here is a bug.
 *
 * @param documentId the first of a conjunction
 */
export async function refundPayments(
  documentId: string,
  payments: readonly Pick<DocumentPayment, 'chargeKey' | 'amount'>[],
  call: SupplierCall,
  { paymentGateway }: Pick<StepDependencies, 'paymentGateway'>,
): Promise<void> {
  for (const { chargeKey, amount } of payments) {
    if (chargeKey === undefined || !amount || amount.minor === 0) continue
    try {
      const key = `${chargeKey}#refund#${documentId}`
      await paymentGateway.refund({ key, paymentKey: chargeKey, amount }, call)
    } catch (error) {
      throw error instanceof Refusal
        ? new Error(`the payment of document ${documentId} was not refunded`, { cause: error })
        : error
    }
  }
}
