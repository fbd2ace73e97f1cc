import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { changeWorkbench } from '../../lib/workbench/change-workbench.ts'
import { requireAcceptable } from '../../lib/workbench/traveler-rules.ts'
import { readTraveler, toTravelerList } from '../../lib/workbench/wire/traveler.ts'
import { withTravelers } from '../../lib/workbench/workbench.ts'
import { requireBookedPeople } from './require-booked-people.ts'

export const addTravelerList: Operation<typeof workbenchRoutes.addTravelerList> = changeWorkbench(
  async ({ workbench, body }, context) => {
    const sent = body.Traveler.map(readTraveler)
    requireAcceptable(sent, workbench.offers, context.now)
    const filled = withTravelers(workbench, sent, context.ids.uuid)
    return { workbench: await requireBookedPeople(filled, context), count: sent.length }
  },
  ({ workbench, count }) => toTravelerList(workbench.travelers.slice(-count), workbench),
)
