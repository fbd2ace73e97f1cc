import type { RequestContext } from '../../lib/contract/request-context.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { hasOtherNames, requireSamePeople } from '../../lib/workbench/same-people.ts'
import type { OpenWorkbench } from '../../lib/workbench/workbench.ts'

type Context = Pick<RequestContext<Pick<Stores, 'reservations' | 'documents'>>, 'stores' | 'now'>

/**
 * The workbench, when its travelers are still the people of its reservation.
 *
 * @throws Refusal as `requireSamePeople`
 */
export async function requireBookedPeople(
  workbench: OpenWorkbench,
  { stores, now }: Context,
): Promise<OpenWorkbench> {
  const { base } = workbench
  const reservation = base && (await stores.reservations.find(base.reservationId, now))
  if (!reservation || !hasOtherNames(workbench, reservation)) return workbench
  requireSamePeople(workbench, reservation, await stores.documents.findMany(reservation.documentIds))
  return workbench
}
