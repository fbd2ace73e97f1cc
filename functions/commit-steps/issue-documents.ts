import type { AirOffer } from '../../lib/domain/air-offer.ts'
import { offersToTicket, paidTravelers } from '../../lib/domain/commit.ts'
import { requireCommission, requireTicketing } from '../../lib/domain/content-rules.ts'
import { overriddenWords } from '../../lib/domain/details.ts'
import { isVoid, voided } from '../../lib/domain/document.ts'
import { segmentsOf } from '../../lib/domain/fare.ts'
import type { CommitEffects } from '../../lib/domain/file-reservation.ts'
import { Refusal } from '../../lib/domain/refusals.ts'
import { hasIncompletePassport } from '../../lib/domain/traveler.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'
import type { CommitRef } from '../../lib/workflow/commit-workflow.ts'
import type { StepNeeds } from './step.ts'
import { issueKey, requirePlanned, saleKey } from './step.ts'

/** Issues the tickets of one offer, one for each traveler who is paid for. Asks the host first, so that tickets whose numbers were lost are found. */
export async function issueDocuments(commit: CommitRef, offerId: string, needs: StepNeeds): Promise<CommitEffects['issued'][number]> {
  const { workbench, plan } = await requirePlanned(commit, needs.stores(commit.tenantId))
  const offer = plan.offers.find(({ id }) => id === offerId)
  if (!offer) throw new Error(`offer ${offerId} is not in the plan`)
  if (workbench.travelers.some(hasIncompletePassport)) throw new Refusal('travelDocumentIncomplete')
  const { itinerary } = offer
  requireTicketing(itinerary, workbench.commit.agency)
  const paidFor = paidTravelers(plan, offer, workbench.travelers)
  requireCommission(
    itinerary,
    paidFor.map((traveler) => overriddenWords(workbench, offerId, traveler.id).commission),
  )
  const host = airHostOf(needs.airHosts, itinerary.source)
  const key = issueKey(commit, offerId)
  const coupons = segmentsOf(itinerary).length
  const order = {
    key,
    saleKey: saleKeyOf(commit, offer),
    itinerary,
    tickets: paidFor.map(({ id, surname }) => ({ travelerId: id, surname, coupons })),
  }
  return { offerId, key, tickets: (await host.findIssue(key)) ?? (await host.issue(order, workbench.commit.at)) }
}

/** Undo of Issue Documents, and of filing them: at the host and in our own records. The seats stay held. */
export async function voidDocuments(commit: CommitRef, issued: CommitEffects['issued'], needs: StepNeeds): Promise<void> {
  const stores = needs.stores(commit.tenantId)
  const { workbench, plan } = await requirePlanned(commit, stores)
  for (const offer of offersToTicket(plan)) {
    const { id, itinerary } = offer
    const order = { key: issueKey(commit, id), saleKey: saleKeyOf(commit, offer), itinerary }
    await airHostOf(needs.airHosts, itinerary.source).voidIssue(order, workbench.commit.at)
  }
  const numbers = issued.flatMap(({ tickets }) => tickets.flatMap((ticket) => ticket.numbers))
  for (const ticket of await stores.documents.findMany(numbers)) {
    if (!isVoid(ticket)) await stores.documents.save(voided(ticket, workbench.commit.at))
  }
}

/** The sale that the tickets are for: of an earlier commit, or of this one. */
const saleKeyOf = (commit: CommitRef, { id, booking }: AirOffer): string =>
  booking.status === 'added' ? saleKey(commit, id) : booking.saleKey
