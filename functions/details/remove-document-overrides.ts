import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { requireUnfiled, withoutDetails } from '../../lib/workbench/workbench-details.ts'

export const removeDocumentOverrides: Operation<typeof detailsRoutes.removeDocumentOverrides> = async (
  { path },
  { stores, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const removed = requireUnfiled(workbench, 'overrides', path.Identifier)
  await stores.workbenches.save(withoutDetails(workbench, 'overrides', [removed]), now)
}
