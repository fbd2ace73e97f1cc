import type { CommitPlan } from '../../lib/commit/commit.ts'
import { idsToIssue, idsToSell, isCancelling, keepsUnpaid, planVoids } from '../../lib/commit/commit.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import type { Recheck } from '../../lib/commit/offer-changes.ts'
import type { CommitDecision } from '../../lib/commit/plan-commit.ts'
import { planCommit as decide } from '../../lib/commit/plan-commit.ts'
import { cancelledPayments } from '../../lib/payment/workbench-payments.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { planDivision } from '../../lib/reservation/divide-reservation.ts'
import { freeLocator } from '../../lib/reservation/free-locator.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'
import { recheck } from '../../lib/suppliers/recheck.ts'
import { isBooked, repriceRequest } from '../../lib/workbench/air-offer.ts'
import { takenOver } from '../../lib/workbench/price-unquoted.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'
import { findUndivided } from './divide-reservation.ts'
import type { StepDependencies } from './step.ts'
import { requireCommitting } from './step.ts'

/** What the workflow needs to know of the plan to choose its way. */
export interface PlanSummary {
  readonly kind: 'commit' | 'stop'
  readonly sell: readonly string[]
  readonly ticket: readonly string[]
  readonly isTicketing: boolean
  /** What was sold stays when its ticketing fails. */
  readonly keepsUnpaid: boolean
  readonly isCancelling: boolean
  /** Documents to void, each by the first number of its conjunction. */
  readonly voids: readonly string[]
  readonly isVoiding: boolean
}

/**
 * Decides what the commit will do and writes the decision down, so that every later step, however often it is
 * repeated, does the same. A two-step commit that has to stop opens the workbench again.
 */
export async function planCommit(commit: CommitRef, dependencies: StepDependencies): Promise<PlanSummary> {
  const { airHosts } = dependencies
  const stores = dependencies.stores(commit.tenantId)
  const workbench = await requireCommitting(commit, stores)
  if (workbench.commit.plan) return summarise(workbench.commit.plan)
  const { base } = workbench
  const reservation =
    base && (await findUndivided(base.reservationId, workbench.commit.at, stores, dependencies))
  const { at } = workbench.commit
  const own = reservation && (await planOfItsOwn(commit, workbench, reservation, stores))
  const decision: CommitDecision = own
    ? { kind: 'commit', plan: own }
    : decide(
        workbench,
        reservation,
        await recheckOffers(workbench, airHosts),
        base ?? (await freeLocator(commit.commitId, commit.tenantId, stores)),
        await documentsTouched(workbench, reservation, stores),
      )
  if (decision.kind === 'stop') {
    const { commit: _, ...contents } = workbench
    await stores.workbenches.save({ ...contents, status: 'open', stopped: decision.stopped }, at)
    return {
      kind: 'stop',
      sell: [],
      ticket: [],
      isTicketing: false,
      keepsUnpaid: true,
      isCancelling: false,
      voids: [],
      isVoiding: false,
    }
  }
  await stores.workbenches.save({ ...workbench, commit: { ...workbench.commit, plan: decision.plan } }, at)
  return summarise(decision.plan)
}

const summarise = (plan: CommitPlan): PlanSummary => ({
  kind: 'commit',
  sell: idsToSell(plan),
  ticket: idsToIssue(plan),
  isTicketing: idsToIssue(plan).length > 0,
  keepsUnpaid: keepsUnpaid(plan),
  // Sales whose seats another one took over are ended in the same step.
  isCancelling: isCancelling(plan) || plan.offers.some((offer) => takenOver(offer).length > 0),
  voids: (plan.voids ?? []).map(([first = '']) => first),
  isVoiding: (plan.voids ?? []).length > 0,
})

/** The plan of a commit that does one thing only, which was not prepared in a workbench. */
async function planOfItsOwn(
  { commitId, tenantId }: CommitRef,
  { commit: { voids, divides } }: CommittingWorkbench,
  reservation: Reservation,
  stores: Stores,
): Promise<CommitPlan | undefined> {
  if (divides) return planDivision(reservation, await freeLocator(commitId, tenantId, stores))
  return voids && planVoids(reservation, voids)
}

/** Documents of the reservation, needed only where a payment is given back or an offer is taken out. */
async function documentsTouched(
  workbench: CommittingWorkbench,
  reservation: Reservation | undefined,
  stores: Stores,
) {
  const isTaken =
    cancelledPayments(workbench).length > 0 || workbench.offers.length < (reservation?.offers.length ?? 0)
  return isTaken && reservation ? stores.documents.findMany(reservation.documentNumbers) : []
}

/** The GDS offers that nobody holds yet, as the GDS has them now. An NDC offer stands as it was made. */
async function recheckOffers(
  { offers, travelers, commit }: CommittingWorkbench,
  hosts: AirHosts,
): Promise<Map<string, Recheck>> {
  const rechecked = new Map<string, Recheck>()
  for (const offer of offers.filter((one) => !isBooked(one) && one.itinerary.source === 'GDS')) {
    const request = { ...repriceRequest(offer), travelers: travelers.map(({ surname }) => ({ surname })) }
    rechecked.set(offer.id, await recheck(airHostOf(hosts, offer.itinerary.source), request, commit.at))
  }
  return rechecked
}
