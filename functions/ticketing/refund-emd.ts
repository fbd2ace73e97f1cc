import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import { runRefund } from '../../lib/commit/run-refund.ts'
import { derivedId } from '../../lib/kernel/derived-id.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Context } from '../../lib/platform/http/serve-family.ts'
import { quoteRefund, type RefundQuotingHosts } from '../../lib/refund/quote-refund.ts'
import { documentAt, type Emd, isEmd } from '../../lib/ticketing/document.ts'

/** What a refund needs beside the request. */
export interface EmdRefunds {
  readonly commitWorkflow: CommitWorkflow
  readonly airHosts: RefundQuotingHosts
}

/**
 * Refunds an EMD to what paid for it: one of a refundable service, or the value that an exchange left.
 *
 * @returns undefined while the workflow is still at work
 * @throws Refusal `refundNotAllowed`; `refundRefused`, `supplierUnavailable`
 */
export async function refundEmd(
  emd: Emd,
  context: Context,
  { commitWorkflow, airHosts }: EmdRefunds,
): Promise<Emd | undefined> {
  const { stores, tenant, now } = context
  const reservation = await stores.reservations.find(emd.reservationId, now)
  if (!reservation) throw new Error(`document ${emd.id} belongs to no reservation`)
  const { refunded, problems } = await runRefund(
    {
      name: ['emd', emd.id],
      reservation,
      refunds: async () => {
        const call = { tenantId: tenant.accessGroup, now }
        const documents = [documentAt(emd, now)]
        const quote = await quoteRefund({ documents }, { reservation, airHosts }, call)
        return [{ id: derivedId(`refund#${emd.id}`), documentIds: [emd.id], quote }]
      },
    },
    context,
    commitWorkflow,
  ).catch((error: unknown) => {
    // The EMD is closed by the refund that was made.
    throw error instanceof Refusal && error.code === 'refundQuoteUsed'
      ? new Refusal('refundNotAllowed')
      : error
  })
  if (problems[0]) throw new Refusal(problems[0].code, problems[0].details)
  return refunded.find(isEmd)
}
