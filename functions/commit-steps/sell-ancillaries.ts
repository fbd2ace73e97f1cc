import type { AncillaryOffer } from '../../lib/ancillary/ancillary.ts'
import type { BookCommit } from '../../lib/commit/commit.ts'
import { ancillariesToSell } from '../../lib/commit/commit.ts'
import type { SoldAncillary } from '../../lib/commit/commit-effects.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'
import { saleKey } from './step.ts'

type Booking = PlannedWorkbench<BookCommit>

/** Requests one service from its carrier. */
export async function sellAncillary(
  ancillary: AncillaryOffer,
  { travelers, commit, call }: Booking,
  { airHosts }: StepDependencies,
): Promise<SoldAncillary> {
  const { ancillaries } = hostNamed(airHosts, ancillary.supplier)
  const traveler = travelers.find(({ id }) => id === ancillary.travelerId)
  if (!traveler) throw new Error(`ancillary ${ancillary.ref} has no traveler`)
  const { surname, given } = traveler
  const key = saleKey(commit, ancillary.id)
  if (!(await ancillaries.isSold(key, call)))
    await ancillaries.sell({ key, ancillary, traveler: { surname, given } }, call)
  return { kind: 'ancillary', offerId: ancillary.id, saleKey: key }
}

/** Undo of `sellAncillary`; a sale that did not happen is forbidden from now on. */
export async function releaseAncillaries(
  { commit, call }: Booking,
  { airHosts }: StepDependencies,
): Promise<void> {
  for (const ancillary of ancillariesToSell(commit.plan)) {
    const { ancillaries } = hostNamed(airHosts, ancillary.supplier)
    await ancillaries.release(saleKey(commit, ancillary.id), ancillary, call)
  }
}

/** Releases services of the reservation. */
export async function releaseCancelledAncillaries(
  { commit, call }: Booking,
  { airHosts }: StepDependencies,
): Promise<void> {
  for (const ancillary of commit.plan.cancelledAncillaries) {
    if (ancillary.booking.status === 'added') continue
    const { ancillaries } = hostNamed(airHosts, ancillary.supplier)
    await ancillaries.release(ancillary.booking.saleKey, ancillary, call)
  }
}
