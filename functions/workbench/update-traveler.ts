import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requirePostCommit, requireTraveler, withTraveler } from '../../lib/workbench/change-travelers.ts'
import { changeWorkbench, noContent } from '../../lib/workbench/change-workbench.ts'
import { withUpdatedItems } from '../../lib/workbench/wire/updatable-items.ts'

export const updateTraveler: Operation<typeof workbenchRoutes.updateTraveler> = changeWorkbench(
  ({ workbench, path, body }) => {
    requirePostCommit(workbench)
    const traveler = requireTraveler(workbench, path.Identifier)
    const updated = withUpdatedItems(traveler, body.TravelerUpdatedItem)
    return { workbench: withTraveler(workbench, traveler, updated) }
  },
  noContent,
)
