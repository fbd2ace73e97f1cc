import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import { requireAcceptable } from '../../lib/workbench/traveler-rules.ts'
import { readTraveler, toTravelerAnswer, toTravelerList } from '../../lib/workbench/wire/traveler.ts'
import { withTravelers } from '../../lib/workbench/workbench.ts'
import { requireBookedPeople } from './require-booked-people.ts'

export const addTraveler: Operation<typeof workbenchRoutes.addTraveler> = changeWorkbench(
  async ({ workbench, body }, context) => {
    const sent = [body.Traveler].flat().map(readTraveler)
    requireAcceptable(sent, workbench.offers, context.now)
    return {
      workbench: await requireBookedPeople(withTravelers(workbench, sent, context.ids.uuid), context),
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
