import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { toWorkbenchAnswer } from '../../lib/reservation/wire/reservation.ts'
import { openWorkbench } from '../../lib/workbench/workbench.ts'

export const newWorkbench: Operation<typeof workbenchRoutes.newWorkbench> = async (
  _request,
  { stores, ids, now },
) => {
  const workbench = openWorkbench(ids.uuid(), now)
  await stores.workbenches.create(workbench)
  return toWorkbenchAnswer(workbench)
}
