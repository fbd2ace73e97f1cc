import type { Context } from '../../lib/platform/http/serve-family.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'
import type { ReservationAnswer } from '../../lib/reservation/wire/reservation.ts'
import { toWorkbenchAnswer } from '../../lib/reservation/wire/reservation.ts'
import { workbenchFor } from '../../lib/workbench/workbench.ts'

/** Opens a workbench for the reservation with the given locator. @throws Refusal `locatorUnknown` */
export async function reopen(name: string, context: Context): Promise<ReservationAnswer> {
  const { stores, ids, now, claim } = context
  const reservation = await requireReservation(context, name)
  const workbench = await stores.workbenches.open(workbenchFor(reservation, claim?.id ?? ids.uuid(), now))
  await stores.workbenches.noteOpened(workbench, now)
  return toWorkbenchAnswer(workbench, reservation, await stores.documents.findMany(reservation.documentIds))
}
