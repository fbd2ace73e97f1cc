import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireTraveler, withTraveler } from '../../lib/workbench/change-travelers.ts'
import { changeWorkbench, noContent } from '../../lib/workbench/change-workbench.ts'
import { readTraveler } from '../../lib/workbench/wire/traveler.ts'

export const replaceTraveler: Operation<typeof workbenchRoutes.replaceTraveler> = changeWorkbench(
  ({ workbench, path, body }) => {
    const traveler = requireTraveler(workbench, path.Identifier)
    return { workbench: withTraveler(workbench, traveler, readTraveler(body.Traveler)) }
  },
  noContent,
)
