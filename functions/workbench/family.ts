import { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { addTraveler } from './add-traveler.ts'
import { addTravelerList } from './add-traveler-list.ts'
import { commitWorkbench } from './commit-workbench.ts'
import { discardWorkbench } from './discard-workbench.ts'
import { listTravelers } from './list-travelers.ts'
import { listUpdatableItems } from './list-updatable-items.ts'
import { newWorkbench } from './new-workbench.ts'
import { postCommitWorkbench } from './post-commit-workbench.ts'
import { postCommitWorkbenchByIdentifier } from './post-commit-workbench-by-identifier.ts'
import { removeTraveler } from './remove-traveler.ts'
import { replaceTraveler } from './replace-traveler.ts'
import { retrieveTraveler } from './retrieve-traveler.ts'
import { retrieveWorkbench } from './retrieve-workbench.ts'
import { updateTraveler } from './update-traveler.ts'

export const workbenchFamily = serveFamily(workbenchRoutes, {
  newWorkbench,
  postCommitWorkbench,
  postCommitWorkbenchByIdentifier,
  retrieveWorkbench,
  discardWorkbench,
  addTraveler,
  addTravelerList,
  listTravelers,
  listUpdatableItems,
  removeTraveler,
  replaceTraveler,
  retrieveTraveler,
  updateTraveler,
  commitWorkbench,
})
