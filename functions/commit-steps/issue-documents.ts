import type { AncillaryOffer } from '../../lib/ancillary/ancillary.ts'
import type { CommitPlan } from '../../lib/commit/commit.ts'
import { idsToIssue, paidTravelers } from '../../lib/commit/commit.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import type { CommitEffects } from '../../lib/commit/file-reservation.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { segmentsOf } from '../../lib/pricing/fare.ts'
import { isVoid, voided } from '../../lib/ticketing/document.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import { requireCommission, requireTicketing } from '../../lib/workbench/content-rules.ts'
import { overriddenWords } from '../../lib/workbench/details.ts'
import { hasIncompletePassport } from '../../lib/workbench/traveler.ts'
import { documentsAt } from './sell-ancillaries.ts'
import type { StepDependencies } from './step.ts'
import { issueKey, requirePlanned, saleKey } from './step.ts'

/**
 * Issues the tickets of one offer, one for each traveler who is paid for, or the EMD of one ancillary. Asks
 * the host first, so that documents whose numbers were lost are found.
 */
export async function issueDocuments(
  commit: CommitRef,
  offerId: string,
  dependencies: StepDependencies,
): Promise<CommitEffects['issued'][number]> {
  const { workbench, plan } = await requirePlanned(commit, dependencies.stores(commit.tenantId))
  if (workbench.travelers.some(hasIncompletePassport)) throw new Refusal('travelDocumentIncomplete')
  const { itinerary, issuer, booking, ancillary } = requireIssuer(plan, offerId, dependencies)
  requireTicketing(itinerary, workbench.commit.agency)
  const paidFor = paidTravelers(plan, { id: offerId }, workbench.travelers)
  const commissions = paidFor.map((traveler) => overriddenWords(workbench, offerId, traveler.id).commission)
  if (!ancillary) requireCommission(itinerary, commissions)
  const key = issueKey(commit, offerId)
  const coupons = ancillary ? 1 : segmentsOf(itinerary).length
  const order = {
    key,
    saleKey: saleKeyOf(commit, offerId, booking),
    itinerary,
    tickets: paidFor.map(({ id, surname }) => ({ travelerId: id, surname, coupons })),
  }
  return {
    offerId,
    key,
    tickets: (await issuer.findIssue(key)) ?? (await issuer.issue(order, workbench.commit.at)),
  }
}

function requireIssuer(plan: CommitPlan, offerId: string, dependencies: StepDependencies) {
  const found = documentsAt(plan, ({ id }) => id === offerId, dependencies)
  if (!found) throw new Error(`offer ${offerId} is not in the plan`)
  return found
}

/**
 * Undo of Issue Documents, and of filing them: at the host and in our own records. The seats and services
 * stay held.
 */
export async function voidDocuments(
  commit: CommitRef,
  issued: CommitEffects['issued'],
  dependencies: StepDependencies,
): Promise<void> {
  const stores = dependencies.stores(commit.tenantId)
  const { workbench, plan } = await requirePlanned(commit, stores)
  for (const id of idsToIssue(plan)) {
    const { itinerary, issuer, booking } = requireIssuer(plan, id, dependencies)
    await issuer.voidIssue(
      { key: issueKey(commit, id), saleKey: saleKeyOf(commit, id, booking), itinerary },
      workbench.commit.at,
    )
  }
  const numbers = issued.flatMap(({ tickets }) => tickets.flatMap((ticket) => ticket.numbers))
  for (const ticket of await stores.documents.findMany(numbers)) {
    if (!isVoid(ticket)) await stores.documents.save(voided(ticket, workbench.commit.at))
  }
}

/** The sale that the documents are for: of an earlier commit, or of this one. */
const saleKeyOf = (
  commit: CommitRef,
  offerId: string,
  booking: (AirOffer | AncillaryOffer)['booking'],
): string => (booking.status === 'added' ? saleKey(commit, offerId) : booking.saleKey)
