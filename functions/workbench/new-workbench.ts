import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import { toWorkbenchAnswer } from '../../lib/contract/wire/reservation.ts'
import { openWorkbench } from '../../lib/domain/workbench.ts'
import type { Operation } from '../../lib/http/serve-family.ts'

export const newWorkbench: Operation<typeof workbenchRoutes.newWorkbench> = async (_request, { stores, ids, now }) => {
  const workbench = openWorkbench(ids.uuid(), now)
  await stores.workbenches.create(workbench)
  return toWorkbenchAnswer(workbench)
}
