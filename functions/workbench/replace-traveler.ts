import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireTraveler, withTraveler } from '../../lib/workbench/change-travelers.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { readTraveler } from '../../lib/workbench/wire/traveler.ts'

export const replaceTraveler: Operation<typeof workbenchRoutes.replaceTraveler> = async (
  { path, body },
  { stores, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const traveler = requireTraveler(workbench, path.Identifier)
  await stores.workbenches.save(withTraveler(workbench, traveler, readTraveler(body.Traveler)), now)
}
