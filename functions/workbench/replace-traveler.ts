import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireTraveler, withTraveler } from '../../lib/workbench/change-travelers.ts'
import { changeWorkbench, noContent } from '../../lib/workbench/change-workbench.ts'
import { requireAcceptable } from '../../lib/workbench/traveler-rules.ts'
import { readTraveler } from '../../lib/workbench/wire/traveler.ts'
import { requireBookedPeople } from './require-booked-people.ts'

export const replaceTraveler: Operation<typeof workbenchRoutes.replaceTraveler> = changeWorkbench(
  async ({ workbench, path, body }, context) => {
    const traveler = requireTraveler(workbench, path.Identifier)
    const sent = readTraveler(body.Traveler)
    requireAcceptable([sent], workbench.offers, context.now)
    return { workbench: await requireBookedPeople(withTraveler(workbench, traveler, sent), context) }
  },
  noContent,
)
