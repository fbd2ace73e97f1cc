import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireTraveler, withoutTraveler } from '../../lib/workbench/change-travelers.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'

export const removeTraveler: Operation<typeof workbenchRoutes.removeTraveler> = async (
  { path },
  { stores, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  await stores.workbenches.save(withoutTraveler(workbench, requireTraveler(workbench, path.Identifier)), now)
}
