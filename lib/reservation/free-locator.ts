import { locatorFrom, reservationIdOf } from '../kernel/locator.ts'
import { commitEventsOf } from './reservation-event.ts'
import type { Reservations } from './reservations.ts'

/**
 * A locator that no reservation of the tenant has; derived from a name, so that a repetition gets the same
 * one.
 *
 * @param name identifies the operation that creates the reservation; stored in its first event
 */
export async function freeLocator(
  name: string,
  tenantId: string,
  stores: { readonly reservations: Reservations },
): Promise<{ readonly reservationId: string; readonly locator: string }> {
  for (let attempt = 0; ; attempt++) {
    const locator = locatorFrom(name, attempt)
    const reservationId = reservationIdOf(tenantId, locator)
    const taken = await stores.reservations.findWritten(reservationId)
    if (!taken || commitEventsOf(taken)[0]?.commitId === name) return { reservationId, locator }
  }
}
