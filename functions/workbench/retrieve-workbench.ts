import { toPendingAnswer } from '../../lib/commit/wire/commit.ts'
import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { toWorkbenchAnswer } from '../../lib/reservation/wire/reservation.ts'
import { withCurrentHotelsAndCars } from '../../lib/workbench/hotel-and-car-segments.ts'
import { requireOpen } from '../../lib/workbench/workbench.ts'

export const retrieveWorkbench: Operation<typeof workbenchRoutes.retrieveWorkbench> = async (
  { path },
  { stores, now },
) => {
  const found = await stores.workbenches.find(path.Identifier)
  if (found?.status === 'committing') return toPendingAnswer(found.id)
  const workbench = requireOpen(found, now)
  const base = workbench.base && (await stores.reservations.find(workbench.base.reservationId, now))
  return toWorkbenchAnswer(
    withCurrentHotelsAndCars(workbench, base),
    base,
    await stores.documents.findMany(base?.documentIds ?? []),
  )
}
