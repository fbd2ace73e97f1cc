import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import { toEmdAnswer, wantsRefund } from '../../lib/contract/wire/emd.ts'
import { isEmd } from '../../lib/domain/document.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import type { CommitWorkflow } from '../../lib/workflow/commit-workflow.ts'
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
