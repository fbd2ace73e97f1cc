import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import { requireDetail, withoutDetails } from '../../lib/domain/details.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/runtime/require.ts'

export const removeSpecialService: Operation<typeof detailsRoutes.removeSpecialService> = async ({ path }, { stores, now }) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const removed = requireDetail(workbench, 'services', [path.Identifier])
  await stores.workbenches.save(withoutDetails(workbench, 'services', [removed]), now)
}
