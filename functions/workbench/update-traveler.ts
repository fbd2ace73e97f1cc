import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requirePostCommit, requireTraveler, withTraveler } from '../../lib/workbench/change-travelers.ts'
import { changeWorkbench, noContent } from '../../lib/workbench/change-workbench.ts'
import { withUpdatedItems } from '../../lib/workbench/wire/updatable-items.ts'
import { acceptTravelers } from './accept-travelers.ts'

export const updateTraveler: Operation<typeof workbenchRoutes.updateTraveler> = changeWorkbench(
  async ({ workbench, path, body }, context) => {
    requirePostCommit(workbench)
    const traveler = requireTraveler(workbench, path.Identifier)
    const updated = withUpdatedItems(traveler, body.TravelerUpdatedItem)
    return {
      workbench: await acceptTravelers(withTraveler(workbench, traveler, updated), [updated], context),
    }
  },
  noContent,
)
