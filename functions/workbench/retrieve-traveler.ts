import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireTraveler } from '../../lib/workbench/change-travelers.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { toTravelerAnswer } from '../../lib/workbench/wire/traveler.ts'

export const retrieveTraveler: Operation<typeof workbenchRoutes.retrieveTraveler> = async (
  { path },
  { stores, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  return toTravelerAnswer(requireTraveler(workbench, path.Identifier), workbench)
}
