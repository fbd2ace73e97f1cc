import { namesOf } from '../../lib/contract/reference.ts'
import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { requireDetail, withoutDetails } from '../../lib/workbench/workbench-details.ts'

export const removeSpecialServices: Operation<typeof detailsRoutes.removeSpecialServices> = async (
  { path, body },
  { stores, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const removed = body.SpecialServiceID.map((named) => requireDetail(workbench, 'services', namesOf(named)))
  await stores.workbenches.save(withoutDetails(workbench, 'services', removed), now)
}
