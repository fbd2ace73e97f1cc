import type { AncillaryOffer } from '../../lib/ancillary/ancillary.ts'
import { parentOf } from '../../lib/ancillary/ancillary.ts'
import type { SoldAncillary } from '../../lib/ancillary/file-ancillaries.ts'
import type { CommitPlan } from '../../lib/commit/commit.ts'
import { ancillariesToSell } from '../../lib/commit/commit.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'
import type { StepDependencies } from './step.ts'
import { saleKey } from './step.ts'

/**
 * Requests one service from its carrier. Asks first, so that a sale whose answer was lost is found and not
 * repeated.
 */
export async function takeAncillary(
  commit: CommitRef,
  ancillary: AncillaryOffer,
  { travelers, commit: { at } }: CommittingWorkbench,
  { airHosts }: StepDependencies,
): Promise<SoldAncillary> {
  const { ancillaries } = airHostOf(airHosts, ancillary.source)
  const traveler = travelers.find(({ id }) => id === ancillary.travelerId)
  if (!traveler) throw new Error(`nobody is there for ancillary ${ancillary.ref}`)
  const { surname, given } = traveler
  const key = saleKey(commit, ancillary.id)
  if (!(await ancillaries.isSold(key)))
    await ancillaries.sell({ key, ancillary, traveler: { surname, given } }, at)
  return { offerId: ancillary.id, saleKey: key }
}

/** Undo: gives back whatever the plan sold; what never was sold is forbidden from now on. */
export async function releaseAncillaries(
  commit: CommitRef,
  plan: CommitPlan,
  { commit: { at } }: CommittingWorkbench,
  { airHosts }: StepDependencies,
): Promise<void> {
  for (const ancillary of ancillariesToSell(plan)) {
    await airHostOf(airHosts, ancillary.source).ancillaries.release(
      saleKey(commit, ancillary.id),
      ancillary,
      at,
    )
  }
}

/** Gives services of the reservation back. */
export async function returnAncillaries(
  cancelled: readonly AncillaryOffer[],
  { commit: { at } }: CommittingWorkbench,
  { airHosts }: StepDependencies,
): Promise<void> {
  for (const ancillary of cancelled) {
    if (ancillary.booking.status === 'added') continue
    await airHostOf(airHosts, ancillary.source).ancillaries.release(ancillary.booking.saleKey, ancillary, at)
  }
}

/**
 * What issues and voids the documents of an offer: tickets of an air offer, EMDs of an ancillary; with the
 * journey that they are for.
 */
export function documentsAt(
  { offers, ancillaries = [] }: Pick<CommitPlan, 'offers' | 'ancillaries'>,
  isMeant: (offer: { readonly id: string; readonly ref: string }) => boolean,
  { airHosts }: Pick<StepDependencies, 'airHosts'>,
) {
  const ancillary = ancillaries.find(isMeant)
  const parent = ancillary ? parentOf(ancillary, offers) : offers.find(isMeant)
  if (!parent) return undefined
  const host = airHostOf(airHosts, parent.itinerary.source)
  return {
    itinerary: parent.itinerary,
    booking: (ancillary ?? parent).booking,
    issuer: ancillary ? host.ancillaries : host,
    ancillary,
    parent,
  }
}
