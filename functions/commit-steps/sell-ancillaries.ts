import type { AncillaryOffer } from '../../lib/ancillary/ancillary.ts'
import type { BookCommit, Planned } from '../../lib/commit/commit.ts'
import { ancillariesToSell } from '../../lib/commit/commit.ts'
import type { SoldAncillary } from '../../lib/commit/commit-effects.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'
import type { StepDependencies } from './step.ts'
import { saleKey } from './step.ts'

type Booking = CommittingWorkbench<Planned<BookCommit>>

/** Requests one service from its carrier. */
export async function sellAncillary(
  ancillary: AncillaryOffer,
  { travelers, commit }: Booking,
  { airHosts }: StepDependencies,
): Promise<SoldAncillary> {
  const { ancillaries } = airHostOf(airHosts, ancillary.source)
  const traveler = travelers.find(({ id }) => id === ancillary.travelerId)
  if (!traveler) throw new Error(`ancillary ${ancillary.ref} has no traveler`)
  const { surname, given } = traveler
  const key = saleKey(commit, ancillary.id)
  if (!(await ancillaries.isSold(key)))
    await ancillaries.sell({ key, ancillary, traveler: { surname, given } }, commit.at)
  return { kind: 'ancillary', offerId: ancillary.id, saleKey: key }
}

/** Undo of `sellAncillary`; a sale that did not happen is forbidden from now on. */
export async function releaseAncillaries({ commit }: Booking, { airHosts }: StepDependencies): Promise<void> {
  for (const ancillary of ancillariesToSell(commit.plan)) {
    const { ancillaries } = airHostOf(airHosts, ancillary.source)
    await ancillaries.release(saleKey(commit, ancillary.id), ancillary, commit.at)
  }
}

/** Releases services of the reservation. */
export async function releaseCancelledAncillaries(
  { commit }: Booking,
  { airHosts }: StepDependencies,
): Promise<void> {
  for (const ancillary of commit.plan.cancelledAncillaries) {
    if (ancillary.booking.status === 'added') continue
    const { ancillaries } = airHostOf(airHosts, ancillary.source)
    await ancillaries.release(ancillary.booking.saleKey, ancillary, commit.at)
  }
}
