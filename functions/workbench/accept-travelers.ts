import type { RequestContext } from '../../lib/contract/request-context.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { hasOtherNames, requireSamePeople } from '../../lib/workbench/same-people.ts'
import type { TravelerToAdd } from '../../lib/workbench/traveler.ts'
import { requireAcceptable } from '../../lib/workbench/traveler-rules.ts'
import type { OpenWorkbench } from '../../lib/workbench/workbench.ts'

type Context = Pick<RequestContext<Pick<Stores, 'reservations' | 'documents'>>, 'stores' | 'now'>

/**
 * The changed workbench, when its new or changed travelers can be ticketed and are the people of its reservation.
 *
 * @param sent the new or changed travelers
 * @throws Refusal as `requireAcceptable` and `requireSamePeople`
 */
export async function acceptTravelers(
  workbench: OpenWorkbench,
  sent: readonly TravelerToAdd[],
  { stores, now }: Context,
): Promise<OpenWorkbench> {
  requireAcceptable(sent, workbench.offers, now)
  const { base } = workbench
  const reservation = base && (await stores.reservations.find(base.reservationId, now))
  if (!reservation || !hasOtherNames(workbench, reservation)) return workbench
  requireSamePeople(workbench, reservation, await stores.documents.findMany(reservation.documentIds))
  return workbench
}
