import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requirePostCommit, requireTraveler, withTraveler } from '../../lib/workbench/change-travelers.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { withUpdatedItems } from '../../lib/workbench/wire/updatable-items.ts'

export const updateTraveler: Operation<typeof workbenchRoutes.updateTraveler> = async (
  { path, body },
  { stores, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  requirePostCommit(workbench)
  const traveler = requireTraveler(workbench, path.Identifier)
  await stores.workbenches.save(
    withTraveler(workbench, traveler, withUpdatedItems(traveler, body.TravelerUpdatedItem)),
    now,
  )
}
