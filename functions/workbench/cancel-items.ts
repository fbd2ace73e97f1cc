import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import { readOfferIds } from '../../lib/contract/wire/cancel-items.ts'
import { splitCancellation } from '../../lib/contract/wire/cancel-land.ts'
import { toWorkbenchAnswer } from '../../lib/contract/wire/reservation.ts'
import { withCurrentLand, withoutLand } from '../../lib/domain/land.ts'
import { withoutOffers } from '../../lib/domain/workbench.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'

/** Takes flights out at once; stays and cars of the reservation are given back by the commit. */
export const cancelItems: Operation<typeof workbenchRoutes.cancelItems> = async ({ path, body }, { stores, now }) => {
  const opened = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const workbench = withCurrentLand(opened, opened.base && (await stores.reservations.find(opened.base.reservationId, now)))
  const { land, flights } = splitCancellation(body, workbench)
  const left = withoutLand(workbench, land)
  const changed = flights ? withoutOffers(left, readOfferIds(flights, left)) : left
  return toWorkbenchAnswer(await stores.workbenches.save(changed, now))
}
