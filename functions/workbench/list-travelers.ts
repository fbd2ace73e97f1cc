import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { toTravelerList } from '../../lib/workbench/wire/traveler.ts'

export const listTravelers: Operation<typeof workbenchRoutes.listTravelers> = async (
  { path },
  { stores, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  return toTravelerList(workbench.travelers, workbench)
}
