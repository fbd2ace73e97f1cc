import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { readAccounting, toAccountingAnswer } from '../../lib/workbench/wire/accounting.ts'
import { requireDetail, withDetail } from '../../lib/workbench/workbench-details.ts'

export const replaceAccounting: Operation<typeof detailsRoutes.replaceAccounting> = async (
  { path, body },
  { stores, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const accounting = requireDetail(workbench, 'accounting', [path.Identifier])
  await stores.workbenches.save(
    withDetail(workbench, 'accounting', accounting, readAccounting(body, undefined)),
    now,
  )
  return toAccountingAnswer(accounting)
}
