import { nameOf } from '../../lib/contract/reference.ts'
import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { reopen } from './reopen.ts'

export const postCommitWorkbench: Operation<typeof workbenchRoutes.postCommitWorkbench> = async (
  { query, body },
  context,
) => {
  const { Locator } = body
  const sent =
    query.Locator ??
    (typeof Locator === 'string' ? Locator : (Locator?.value ?? (Locator && nameOf(Locator))))
  if (!sent?.trim()) throw new Refusal('locatorMissing')
  return reopen(sent, context)
}
