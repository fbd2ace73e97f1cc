import type { BookCommit } from '../../lib/commit/commit.ts'
import { exchangePayments } from '../../lib/exchange/exchange-payments.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'

/**
 * Returns the residuals of exchanges whose carriers return them to the original payments, once the exchange is
 * filed. What was not paid by card is settled between agency and carrier. The former ticket's id is part of the
 * idempotency key of each refund.
 */
export async function returnResiduals(
  { commit, call }: PlannedWorkbench<BookCommit>,
  { paymentGateway }: StepDependencies,
): Promise<void> {
  for (const { terms, tickets } of commit.plan.exchanges) {
    if (terms.residualMethod !== 'originalPayment') continue
    for (const exchanged of tickets) {
      const [ticket] = exchanged.documents
      for (const { chargeKey, amount } of exchangePayments(exchanged, [], terms).residual) {
        if (chargeKey === undefined || !amount) continue
        const key = `${chargeKey}#residual#${ticket?.id}`
        try {
          await paymentGateway.refund({ key, paymentKey: chargeKey, amount }, call)
        } catch (error) {
          throw error instanceof Refusal
            ? new Error(`the residual of document ${ticket?.id} was not returned`, { cause: error })
            : error
        }
      }
    }
  }
}
