import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import { withUpdatedItems } from '../../lib/contract/wire/updatable-items.ts'
import { requirePostCommit, requireTraveler, withTraveler } from '../../lib/domain/change-travelers.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'

export const updateTraveler: Operation<typeof workbenchRoutes.updateTraveler> = async ({ path, body }, { stores, now }) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  requirePostCommit(workbench)
  const traveler = requireTraveler(workbench, path.Identifier)
  await stores.workbenches.save(withTraveler(workbench, traveler, withUpdatedItems(traveler, body.TravelerUpdatedItem)), now)
}
