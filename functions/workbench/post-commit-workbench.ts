import type { workbenchRoutes } from '../../lib/contract/routes/workbench.ts'
import { nameOf } from '../../lib/contract/wire/reference.ts'
import { toWorkbenchAnswer } from '../../lib/contract/wire/reservation.ts'
import { workbenchFor } from '../../lib/domain/workbench.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireReservation } from '../../lib/runtime/require.ts'

export const postCommitWorkbench: Operation<typeof workbenchRoutes.postCommitWorkbench> = async ({ query, body }, context) => {
  const { stores, ids, now } = context
  const { Locator } = body
  const locator = query.Locator ?? (typeof Locator === 'string' ? Locator : (Locator?.value ?? (Locator && nameOf(Locator))))
  const reservation = await requireReservation(context, locator ?? '')
  const workbench = workbenchFor(reservation, ids.uuid(), now)
  await stores.workbenches.create(workbench)
  return toWorkbenchAnswer(workbench, reservation, await stores.documents.findMany(reservation.documentNumbers))
}
