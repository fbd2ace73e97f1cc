import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireTraveler, withoutTraveler } from '../../lib/workbench/change-travelers.ts'
import { changeWorkbench, noContent } from '../../lib/workbench/change-workbench.ts'

export const removeTraveler: Operation<typeof workbenchRoutes.removeTraveler> = changeWorkbench(
  ({ workbench, path }) => ({
    workbench: withoutTraveler(workbench, requireTraveler(workbench, path.Identifier)),
  }),
  noContent,
)
