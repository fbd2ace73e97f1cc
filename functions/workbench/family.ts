import { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import { serveFamily } from '../../lib/http/serve-family.ts'
import { addTraveler } from './add-traveler.ts'
import { addTravelerList } from './add-traveler-list.ts'
import { cancelItems } from './cancel-items.ts'
import { commitWorkbench } from './commit-workbench.ts'
import { discardWorkbench } from './discard-workbench.ts'
import { newWorkbench } from './new-workbench.ts'
import { postCommitWorkbench } from './post-commit-workbench.ts'
import { retrieveWorkbench } from './retrieve-workbench.ts'

export const workbenchFamily = serveFamily(workbenchRoutes, {
  newWorkbench,
  postCommitWorkbench,
  retrieveWorkbench,
  discardWorkbench,
  addTraveler,
  addTravelerList,
  cancelItems,
  commitWorkbench,
})
