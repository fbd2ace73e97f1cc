import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { reopen } from './reopen.ts'

export const postCommitWorkbenchByIdentifier: Operation<
  typeof workbenchRoutes.postCommitWorkbenchByIdentifier
> = ({ path }, context) => reopen(path.Identifier, context)
