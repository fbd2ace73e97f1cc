import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import { readTraveler } from '../../lib/contract/wire/traveler.ts'
import { requireTraveler, withTraveler } from '../../lib/domain/change-travelers.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'

export const replaceTraveler: Operation<typeof workbenchRoutes.replaceTraveler> = async ({ path, body }, { stores, now }) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const traveler = requireTraveler(workbench, path.Identifier)
  await stores.workbenches.save(withTraveler(workbench, traveler, readTraveler(body.Traveler)), now)
}
