import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import { readTraveler, toTravelerList } from '../../lib/workbench/wire/traveler.ts'
import { withTravelers } from '../../lib/workbench/workbench.ts'

export const addTravelerList: Operation<typeof workbenchRoutes.addTravelerList> = changeWorkbench(
  ({ workbench, body }, { ids }) => ({
    workbench: withTravelers(workbench, body.Traveler.map(readTraveler), ids.uuid),
    count: body.Traveler.length,
  }),
  ({ workbench, count }) => toTravelerList(workbench.travelers.slice(-count), workbench),
)
