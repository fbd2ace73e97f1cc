import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { requireDetail, withoutDetails } from '../../lib/workbench/workbench-details.ts'

export const removePrimaryContact: Operation<typeof detailsRoutes.removePrimaryContact> = async (
  { path },
  { stores, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const removed = requireDetail(workbench, 'contacts', [path.Identifier])
  await stores.workbenches.save(withoutDetails(workbench, 'contacts', [removed]), now)
}
