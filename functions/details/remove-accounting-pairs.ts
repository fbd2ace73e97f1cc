import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { withoutPairs } from '../../lib/workbench/wire/accounting.ts'
import { requireDetail, withDetail } from '../../lib/workbench/workbench-details.ts'

export const removeAccountingPairs: Operation<typeof detailsRoutes.removeAccountingPairs> = async (
  { path },
  { stores, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const accounting = requireDetail(workbench, 'accounting', [path.Identifier])
  await stores.workbenches.save(
    withDetail(workbench, 'accounting', accounting, withoutPairs(accounting)),
    now,
  )
}
