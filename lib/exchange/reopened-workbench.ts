import type { RequestContext } from '../contract/request-context.ts'
import { reservationIdOf } from '../kernel/locator.ts'
import type { Workbench } from '../workbench/workbench.ts'
import type { Workbenches } from '../workbench/workbenches.ts'

/** The workbench by its id, or by the locator of a reservation that one workbench is open for; undefined: neither. */
export async function findReopened(
  name: string,
  { stores, tenant, now }: RequestContext<{ readonly workbenches: Workbenches }>,
): Promise<Workbench | undefined> {
  const reservationId = reservationIdOf(tenant.accessGroup, name.trim().toUpperCase())
  return (await stores.workbenches.find(name)) ?? stores.workbenches.findOpenedFor(reservationId, now)
}
