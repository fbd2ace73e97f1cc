import type { detailsRoutes } from '../../lib/contract/routes/details.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { requireOpenWorkbench } from '../../lib/workbench/require.ts'
import { readAccounting, toAccountingAnswer } from '../../lib/workbench/wire/accounting.ts'
import { withOnlyDetail } from '../../lib/workbench/workbench-details.ts'

export const addAccounting: Operation<typeof detailsRoutes.addAccounting> = async (
  { path, body },
  { stores, ids, now },
) => {
  const workbench = await requireOpenWorkbench(stores, path.ReservationResource_Identifier, now)
  const { workbench: changed, detail } = withOnlyDetail(
    workbench,
    'accounting',
    (held) => readAccounting(body, held),
    ids.uuid,
  )
  await stores.workbenches.save(changed, now)
  return toAccountingAnswer(detail)
}
