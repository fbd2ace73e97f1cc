import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import { toTravelerAnswer } from '../../lib/contract/wire/traveler.ts'
import { requireTraveler } from '../../lib/domain/change-travelers.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'

export const retrieveTraveler: Operation<typeof workbenchRoutes.retrieveTraveler> = async ({ path }, { stores, now }) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  return toTravelerAnswer(requireTraveler(workbench, path.Identifier), workbench)
}
