import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import { toTravelerList } from '../../lib/contract/wire/traveler.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'

export const listTravelers: Operation<typeof workbenchRoutes.listTravelers> = async ({ path }, { stores, now }) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  return toTravelerList(workbench.travelers, workbench)
}
