import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { toWorkbenchAnswer } from '../../lib/reservation/wire/reservation.ts'
import { withCurrentHotelsAndCars } from '../../lib/workbench/hotel-and-car-segments.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'

export const retrieveWorkbench: Operation<typeof workbenchRoutes.retrieveWorkbench> = async (
  { path },
  { stores, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.Identifier, now)
  const base = workbench.base && (await stores.reservations.find(workbench.base.reservationId, now))
  return toWorkbenchAnswer(
    withCurrentHotelsAndCars(workbench, base),
    base,
    await stores.documents.findMany(base?.documentIds ?? []),
  )
}
