import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import { readTraveler, toTravelerAnswer, toTravelerList } from '../../lib/workbench/wire/traveler.ts'
import { withTravelers } from '../../lib/workbench/workbench.ts'
import { acceptTravelers } from './accept-travelers.ts'

export const addTraveler: Operation<typeof workbenchRoutes.addTraveler> = changeWorkbench(
  async ({ workbench, body }, context) => {
    const sent = [body.Traveler].flat().map(readTraveler)
    return {
      workbench: await acceptTravelers(withTravelers(workbench, sent, context.ids.uuid), sent, context),
      count: sent.length,
      // A wrapper is the type of what it holds.
      isList: Array.isArray(body.Traveler) || body['@type'] === 'TravelerListRequest',
    }
  },
  ({ workbench, count, isList }) => {
    const added = workbench.travelers.slice(-count)
    const [first] = added
    return isList || !first ? toTravelerList(added, workbench) : toTravelerAnswer(first, workbench)
  },
)
