import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import { nameOf } from '../../lib/contract/wire/reference.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { reopen } from './reopen.ts'

export const postCommitWorkbench: Operation<typeof workbenchRoutes.postCommitWorkbench> = async ({ query, body }, context) => {
  const { Locator } = body
  const sent = query.Locator ?? (typeof Locator === 'string' ? Locator : (Locator?.value ?? (Locator && nameOf(Locator))))
  if (!sent?.trim()) throw new Refusal('locatorMissing')
  return reopen(sent, context)
}
