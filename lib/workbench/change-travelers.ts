import { withoutAncillaries } from '../ancillary/workbench-ancillaries.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Traveler, TravelerToAdd } from './traveler.ts'
import type { OpenWorkbench } from './workbench.ts'

/**
 * The traveler with that identifier or reference.
 *
 * @throws Refusal `travelerUnknown`
 */
export function requireTraveler({ travelers }: Pick<OpenWorkbench, 'travelers'>, name: string): Traveler {
  const found = travelers.find(({ id }) => id === name) ?? travelers.find(({ ref }) => ref === name)
  if (!found) throw new Refusal('travelerUnknown')
  return found
}

/**
 * The workbench with a changed traveler, who keeps identifier and reference because other items refer to
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
 * The workbench without a traveler and their ancillaries that are not booked yet. Unsettled payments no
 * longer refer to the traveler; a payment for this traveler only is removed.
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
 * Refuses a change of single traveler items before the first commit: until then the whole traveler is
 * replaced.
 *
 * @throws Refusal `notCommittedYet`
 * Source: docs/contract/booking.md 5.5 (guess).
 */
export function requirePostCommit({ base }: OpenWorkbench): void {
  if (!base) throw new Refusal('notCommittedYet')
}
