import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireTraveler, withTraveler } from '../../lib/workbench/change-travelers.ts'
import { changeWorkbench, noContent } from '../../lib/workbench/change-workbench.ts'
import { readTraveler } from '../../lib/workbench/wire/traveler.ts'
import { acceptTravelers } from './accept-travelers.ts'

export const replaceTraveler: Operation<typeof workbenchRoutes.replaceTraveler> = changeWorkbench(
  async ({ workbench, path, body }, context) => {
    const traveler = requireTraveler(workbench, path.Identifier)
    const sent = readTraveler(body.Traveler)
    return { workbench: await acceptTravelers(withTraveler(workbench, traveler, sent), [sent], context) }
  },
  noContent,
)
