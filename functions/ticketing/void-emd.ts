import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { isEmd } from '../../lib/ticketing/document.ts'
import { toEmdAnswer, wantsRefund } from '../../lib/ticketing/wire/emd.ts'
import { requireGdsEmd } from './display-emd.ts'
import { voidOne } from './void-one.ts'

export const voidEmd: Operation<typeof ticketingRoutes.voidEmd, { commitWorkflow: CommitWorkflow }> = async (
  { path, body },
  context,
  { commitWorkflow },
) => {
  const emd = await requireGdsEmd(path.Identifier, context)
  if (wantsRefund(body)) throw new Refusal('refundNotAllowed')
  const { document } = await voidOne(emd, context, commitWorkflow)
  return toEmdAnswer(document && isEmd(document) ? document : undefined)
}
