import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import { requireAcceptable } from '../../lib/workbench/traveler-rules.ts'
import { readTraveler, toTravelerList } from '../../lib/workbench/wire/traveler.ts'
import { withTravelers } from '../../lib/workbench/workbench.ts'

export const addTravelerList: Operation<typeof workbenchRoutes.addTravelerList> = changeWorkbench(
  ({ workbench, body }, { ids, now }) => {
    const sent = body.Traveler.map(readTraveler)
    requireAcceptable(sent, workbench.offers, now)
    return { workbench: withTravelers(workbench, sent, ids.uuid), count: sent.length }
  },
  ({ workbench, count }) => toTravelerList(workbench.travelers.slice(-count), workbench),
)
