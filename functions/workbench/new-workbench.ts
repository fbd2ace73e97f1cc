import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { toWorkbenchAnswer } from '../../lib/reservation/wire/reservation.ts'
import { openWorkbench } from '../../lib/workbench/workbench.ts'

export const newWorkbench: Operation<typeof workbenchRoutes.newWorkbench> = async (
  _request,
  { stores, ids, now, claim },
) => {
  const workbench = await stores.workbenches.open(openWorkbench(claim?.id ?? ids.uuid(), now))
  return toWorkbenchAnswer(workbench)
}
