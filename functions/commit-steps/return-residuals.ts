import type { BookCommit } from '../../lib/commit/commit.ts'
import { exchangePayments } from '../../lib/exchange/exchange-payments.ts'
import { refundPayments } from './refund-payments.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'

/** Returns the residuals of exchanges whose carriers return them to the original payments, once the exchange is filed. */
export async function returnResiduals(
  { commit, call }: PlannedWorkbench<BookCommit>,
  dependencies: StepDependencies,
): Promise<void> {
  for (const { terms, tickets } of commit.plan.exchanges) {
    if (terms.residualMethod !== 'originalPayment') continue
    for (const exchanged of tickets) {
      const [{ id } = { id: '' }] = exchanged.documents
      const { residual } = exchangePayments(exchanged, [], terms)
      await refundPayments(id, residual, call, dependencies)
    }
  }
}
