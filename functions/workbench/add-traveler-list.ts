import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import { readTraveler, toTravelerList } from '../../lib/workbench/wire/traveler.ts'
import { withTravelers } from '../../lib/workbench/workbench.ts'
import { acceptTravelers } from './accept-travelers.ts'

export const addTravelerList: Operation<typeof workbenchRoutes.addTravelerList> = changeWorkbench(
  async ({ workbench, body }, context) => {
    const sent = body.Traveler.map(readTraveler)
    const filled = withTravelers(workbench, sent, context.ids.uuid)
    return { workbench: await acceptTravelers(filled, sent, context), count: sent.length }
  },
  ({ workbench, count }) => toTravelerList(workbench.travelers.slice(-count), workbench),
)
