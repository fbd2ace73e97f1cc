import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import { readOfferIds } from '../../lib/contract/wire/cancel-items.ts'
import { toWorkbenchAnswer } from '../../lib/contract/wire/reservation.ts'
import { withoutOffers } from '../../lib/domain/workbench.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'

export const cancelItems: Operation<typeof workbenchRoutes.cancelItems> = async ({ path, body }, { stores, now }) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const changed = await stores.workbenches.save(withoutOffers(workbench, readOfferIds(body, workbench)), now)
  return toWorkbenchAnswer(changed)
}
