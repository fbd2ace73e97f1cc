import type { AncillaryOffer } from '../../lib/ancillary/ancillary.ts'
import { exchangeFor, idsToIssue, paidTravelers } from '../../lib/commit/book-plan.ts'
import type { BookCommit, BookPlan } from '../../lib/commit/commit.ts'
import type { CommitEffects } from '../../lib/commit/commit-effects.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import type { Agency } from '../../lib/kernel/agency.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { segmentsOf } from '../../lib/pricing/fare.ts'
import type { IssueOrder } from '../../lib/suppliers/document-orders.ts'
import { isTicket, isVoid } from '../../lib/ticketing/document.ts'
import { reopened, voided } from '../../lib/ticketing/document-changes.ts'
import { documentNames, emdNames } from '../../lib/ticketing/document-names.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import { requireCommission, requireTicketing } from '../../lib/workbench/content-rules.ts'
import { overriddenWords } from '../../lib/workbench/details.ts'
import { hasIncompletePassport, latinNames } from '../../lib/workbench/traveler.ts'
import { documentIssuer } from './document-issuer.ts'
import type { StepDependencies } from './step.ts'
import { issueKey, requirePlanned, requirePlannedBooking, saleKey } from './step.ts'

/**
 * Issues the tickets of one offer, one for each traveler who is paid for, or the EMD of one ancillary. Looks
 * them up first, so that documents whose numbers were lost are found.
 */
export async function issueDocuments(
  ref: CommitRef,
  offerId: string,
  dependencies: StepDependencies,
): Promise<CommitEffects['issued'][number]> {
  const workbench = await requirePlannedBooking(ref, dependencies.stores(ref.tenantId))
  const { commit, travelers, call } = workbench
  if (travelers.some(hasIncompletePassport)) throw new Refusal('travelDocumentIncomplete')
  const { itinerary, issuer, booking, ancillary } = requireIssuer(commit.plan, offerId, dependencies)
  requireTicketing(itinerary, commit.agency)
  const paidFor = paidTravelers(commit.plan, { id: offerId }, travelers)
  const commissions = paidFor.map((traveler) => overriddenWords(workbench, offerId, traveler.id).commission)
  if (!ancillary) requireCommission(itinerary, commissions)
  const key = issueKey(commit, offerId)
  const coupons = ancillary ? 1 : segmentsOf(itinerary).length
  const order = {
    key,
    saleKey: saleKeyOf(commit, offerId, booking),
    itinerary,
    agency: issuingOffice(commit.agency),
    tickets: paidFor.map((one) => ({ travelerId: one.id, surname: latinNames(one).surname, coupons })),
    ...exchangesOf(commit.plan, offerId),
  }
  return {
    offerId,
    key,
    tickets: (await issuer.findIssue(key, call)) ?? (await issuer.issue(order, call)),
  }
}

/** The documents that the tickets are issued in exchange for. */
function exchangesOf(plan: BookPlan, offerId: string): Pick<IssueOrder, 'exchanges'> {
  const exchange = exchangeFor(plan, { id: offerId })
  if (!exchange) return {}
  const { feeCollection, residualMethod } = exchange.terms
  return {
    exchanges: exchange.tickets.map(({ terms, issueKey, documents }) => ({
      travelerId: terms.travelerId,
      issueKey,
      numbers: documents.flatMap(({ number }) => number ?? []),
      ...{ terms, feeCollection, residualMethod },
    })),
  }
}

/** The names of issued documents, with the key of their issuance. */
const namesOf = ({ key, tickets }: CommitEffects['issued'][number]) =>
  tickets
    .flatMap((ticket) => [...documentNames(key, ticket), ...emdNames(key, ticket)])
    .map(({ id }) => ({ id, key }))

const issuingOffice = ({ pcc, country, zone, iataNumber }: Agency): IssueOrder['agency'] => ({
  pcc,
  country,
  zone,
  iataNumber,
})

function requireIssuer(plan: BookPlan, offerId: string, dependencies: StepDependencies) {
  const found = documentIssuer(plan, ({ id }) => id === offerId, dependencies)
  if (!found) throw new Error(`offer ${offerId} is not in the plan`)
  return found
}

/**
 * Undo of Issue Documents, and of filing them: at the host and in our own records. The seats and services
 * remain held.
 */
export async function voidDocuments(
  ref: CommitRef,
  issued: CommitEffects['issued'],
  dependencies: StepDependencies,
): Promise<void> {
  const stores = dependencies.stores(ref.tenantId)
  const { commit, call } = await requirePlanned(ref, stores)
  if (commit.kind !== 'book') return
  for (const id of idsToIssue(commit.plan)) {
    const { itinerary, issuer, booking } = requireIssuer(commit.plan, id, dependencies)
    await issuer.voidIssue(
      { key: issueKey(commit, id), saleKey: saleKeyOf(commit, id, booking), itinerary },
      call,
    )
  }
  for (const { id, key } of issued.flatMap(namesOf))
    await stores.documents.update(id, (held) =>
      held.issueKey !== key || isVoid(held) ? held : voided(held, { kind: 'voided', at: commit.at }),
    )
  const voidIds = issued.flatMap(namesOf).map(({ id }) => id)
  for (const { id } of commit.plan.exchanges.flatMap(({ tickets }) =>
    tickets.flatMap(({ documents }) => documents),
  ))
    await stores.documents.update(id, (held) => (isTicket(held) ? reopened(held, voidIds, commit.at) : held))
}

/** The sale that the documents are for: of an earlier commit, or of this one. */
const saleKeyOf = (
  commit: BookCommit,
  offerId: string,
  booking: (AirOffer | AncillaryOffer)['booking'],
): string => (booking.status === 'added' ? saleKey(commit, offerId) : booking.saleKey)
