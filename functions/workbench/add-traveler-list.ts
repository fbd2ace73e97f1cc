import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { readTraveler, toTravelerList } from '../../lib/workbench/wire/traveler.ts'
import { withTravelers } from '../../lib/workbench/workbench.ts'

export const addTravelerList: Operation<typeof workbenchRoutes.addTravelerList> = async (
  { path, body },
  { stores, ids, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const changed = await stores.workbenches.save(
    withTravelers(workbench, body.Traveler.map(readTraveler), ids.uuid),
    now,
  )
  return toTravelerList(changed.travelers.slice(-body.Traveler.length), workbench)
}
