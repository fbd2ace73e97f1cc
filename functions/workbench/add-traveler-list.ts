import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import { readTraveler, toTravelerList } from '../../lib/contract/wire/traveler.ts'
import { withTravelers } from '../../lib/domain/workbench.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'

export const addTravelerList: Operation<typeof workbenchRoutes.addTravelerList> = async ({ path, body }, { stores, ids, now }) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const changed = await stores.workbenches.save(withTravelers(workbench, body.Traveler.map(readTraveler), ids.uuid), now)
  return toTravelerList(changed.travelers.slice(-body.Traveler.length), workbench)
}
