import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import { requireAcceptable } from '../../lib/workbench/traveler-rules.ts'
import { readTraveler, toTravelerAnswer, toTravelerList } from '../../lib/workbench/wire/traveler.ts'
import { withTravelers } from '../../lib/workbench/workbench.ts'

export const addTraveler: Operation<typeof workbenchRoutes.addTraveler> = changeWorkbench(
  ({ workbench, body }, { ids, now }) => {
    const sent = [body.Traveler].flat().map(readTraveler)
    requireAcceptable(sent, workbench.offers, now)
    return {
      workbench: withTravelers(workbench, sent, ids.uuid),
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
