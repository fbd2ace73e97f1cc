import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import { requireTraveler, withoutTraveler } from '../../lib/domain/change-travelers.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'

export const removeTraveler: Operation<typeof workbenchRoutes.removeTraveler> = async ({ path }, { stores, now }) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  await stores.workbenches.save(withoutTraveler(workbench, requireTraveler(workbench, path.Identifier)), now)
}
