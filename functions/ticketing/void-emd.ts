import type { ticketingRoutes } from '../../lib/contract/routes/ticketing.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { isEmd } from '../../lib/ticketing/document.ts'
import { toEmdAnswer, wantsRefund } from '../../lib/ticketing/wire/emd.ts'
import { requireGdsEmd } from './display-emd.ts'
import { type EmdRefunds, refundEmd } from './refund-emd.ts'
import { voidOne } from './void-one.ts'

/** Voids an EMD or refunds it, as requested; the value that an exchange left is always returned. */
export const voidEmd: Operation<typeof ticketingRoutes.voidEmd, EmdRefunds> = async (
  { path, body },
  context,
  dependencies,
) => {
  const emd = await requireGdsEmd(path.Identifier, context)
  if (wantsRefund(body) || emd.ofExchange === 'residual')
    return toEmdAnswer(await refundEmd(emd, context, dependencies))
  const { document } = await voidOne(emd, context, dependencies.commitWorkflow)
  return toEmdAnswer(document && isEmd(document) ? document : undefined)
}
