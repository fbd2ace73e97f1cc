import { withoutAncillaries } from '../ancillary/workbench-ancillaries.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Traveler, TravelerToAdd } from './traveler.ts'
import type { OpenWorkbench } from './workbench.ts'

/**
 * The traveler that somebody names by identifier or reference.
 *
 * @throws Refusal `travelerUnknown`
 */
export function requireTraveler({ travelers }: Pick<OpenWorkbench, 'travelers'>, name: string): Traveler {
  const found = travelers.find(({ id }) => id === name) ?? travelers.find(({ ref }) => ref === name)
  if (!found) throw new Refusal('travelerUnknown')
  return found
}

/**
 * The workbench with other content for a traveler, who keeps identifier and reference: others may point at
 * them.
 */
export function withTraveler(
  workbench: OpenWorkbench,
  { id, ref }: Traveler,
  changed: TravelerToAdd,
): OpenWorkbench {
  return {
    ...workbench,
    travelers: workbench.travelers.map((held) => (held.id === id ? { ...changed, id, ref } : held)),
  }
}

/**
 * The workbench without a traveler, and without services that nobody booked for them yet. A payment that is
 * yet to be taken names them no more, and goes along when it was for nobody else.
 *
 * Source: docs/contract/booking.md 5.3 (guess).
 */
export function withoutTraveler(workbench: OpenWorkbench, { id }: Traveler): OpenWorkbench {
  const payments = workbench.payments.flatMap((payment) => {
    if (payment.settled || !payment.travelerIds?.includes(id)) return [payment]
    const travelerIds = payment.travelerIds.filter((other) => other !== id)
    return travelerIds.length > 0 ? [{ ...payment, travelerIds }] : []
  })
  const left = { ...workbench, payments, travelers: workbench.travelers.filter((held) => held.id !== id) }
  return withoutAncillaries(
    left,
    ({ travelerId, booking }) => travelerId === id && booking.status === 'added',
  )
}

/**
 * Single items of a traveler are changed on a reservation; before the first commit the whole traveler is
 * replaced.
 *
 * @throws Refusal `notCommittedYet`
 * Source: docs/contract/booking.md 5.5 (guess).
 */
export function requirePostCommit({ base }: OpenWorkbench): void {
  if (!base) throw new Refusal('notCommittedYet')
}
