import {
  changesToSell,
  documentsToClose,
  idsToIssue,
  idsToSell,
  idsToSellPaid,
  isCancelling,
  keepsUnpaid,
} from '../../lib/commit/book-plan.ts'
import type { BookCommit, HotelPlan, Planned } from '../../lib/commit/commit.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import type { Recheck } from '../../lib/commit/offer-changes.ts'
import type { BookDecision } from '../../lib/commit/plan-book.ts'
import { mendableProblem, planBook } from '../../lib/commit/plan-book.ts'
import { planVehicles } from '../../lib/commit/plan-hotels-and-cars.ts'
import { pendingExchange } from '../../lib/exchange/planned-exchange.ts'
import { sizes } from '../../lib/kernel/limits.ts'
import type { RefusalNotice } from '../../lib/kernel/notice.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { cancelledPayments } from '../../lib/payment/workbench-payments.ts'
import { packJson } from '../../lib/platform/store/pack.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { isPartlyCancelled } from '../../lib/refund/part-cancellation.ts'
import { freeLocator } from '../../lib/reservation/free-locator.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import { recheck } from '../../lib/suppliers/recheck.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import { changeOf, isBooked, repriceRequest } from '../../lib/workbench/air-offer.ts'
import { replacedSegments } from '../../lib/workbench/price-unquoted.ts'
import { hasOtherNames } from '../../lib/workbench/same-people.ts'
import { latinNames } from '../../lib/workbench/traveler.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'
import { retainCards } from './commit-cards.ts'
import { finishDivisions } from './finish-divisions.ts'
import { planHotel } from './plan-hotel.ts'
import { withHosts } from './sell-unquoted.ts'
import type { StepDependencies } from './step.ts'
import { requireCommitting, stepCall } from './step.ts'

/** What the workflow needs to know of the plan to choose its way. */
export interface PlanSummary {
  /** `undo`: an earlier execution began to undo it. */
  readonly kind: 'commit' | 'stop' | 'undo'
  /** It was planned before: an earlier execution may have come further. */
  readonly isRepeated: boolean
  readonly sell: readonly string[]
  /** Sold after the payment is authorised. */
  readonly sellPaid: readonly string[]
  readonly ticket: readonly string[]
  /** Payments are authorised and captured, documents issued. */
  readonly isTicketing: boolean
  /** A sale is kept when its ticketing fails. */
  readonly keepsUnpaid: boolean
  readonly isCancelling: boolean
  /** Ids of documents to void, refund or retain, each the first of those that are closed together. */
  readonly closings: readonly string[]
  readonly isClosing: boolean
}

/** Nothing to do except filing. */
const nothing: PlanSummary = {
  kind: 'commit',
  isRepeated: false,
  sell: [],
  sellPaid: [],
  ticket: [],
  isTicketing: false,
  keepsUnpaid: true,
  isCancelling: false,
  closings: [],
  isClosing: false,
}

/** A commit without further steps: it has stopped, or it is over. */
export const planOfEnded: PlanSummary = { ...nothing, kind: 'stop' }

/**
 * Decides what the commit will do and stores the decision, so that every later step, however often it is
 * repeated, does the same. A two-step commit that has to stop, and one that is refused before a host was asked, open the
 * workbench again.
 */
export async function planCommit(ref: CommitRef, dependencies: StepDependencies): Promise<PlanSummary> {
  const stores = dependencies.stores(ref.tenantId)
  const workbench = await requireCommitting(ref, stores)
  const { at } = workbench.commit
  if (workbench.commit.plan) {
    const kind = workbench.commit.undo ? 'undo' : 'commit'
    return { ...summarise(workbench.commit as Planned), kind, isRepeated: true }
  }
  const decision = await decide(ref, workbench, stores, dependencies)
  if (decision.kind !== 'commit') {
    const { commit: _, refused: __, ...contents } = workbench
    const ended =
      decision.kind === 'stop'
        ? { stopped: decision.stopped }
        : { refused: { commitId: ref.commitId, problem: decision.problem }, touchedAt: at }
    await stores.workbenches.end({ ...contents, ...ended, status: 'open' }, at)
    return planOfEnded
  }
  const summary = summarise(decision.commit)
  if (sells(summary)) await requireSpace({ ...workbench, commit: decision.commit }, stores)
  await retainCards(ref, workbench, dependencies)
  await stores.workbenches.save({ ...workbench, commit: decision.commit }, at)
  return summary
}

const sells = ({ sell, sellPaid, ticket }: PlanSummary): boolean =>
  sell.length + sellPaid.length + ticket.length > 0

/**
 * What is sold must fit into the reservation. It is decided here: after the sale nothing could be filed.
 *
 * @throws Refusal `reservationFull`
 */
async function requireSpace(workbench: CommittingWorkbench<Planned>, stores: Stores): Promise<void> {
  const { base } = workbench
  const reservation = base && (await stores.reservations.findWritten(base.reservationId))
  // A workbench of bookings has all that is in the reservation except its history.
  const filed =
    workbench.commit.kind === 'book' ? { ...reservation, ...workbench } : { reservation, workbench }
  if (packJson(filed).length > sizes.reservationBytes) throw new Refusal('reservationFull')
}

type Decision =
  | { readonly kind: 'commit'; readonly commit: Planned }
  | Extract<BookDecision, { readonly kind: 'stop' }>
  /** The client can mend it: the workbench opens again. */
  | { readonly kind: 'refuse'; readonly problem: RefusalNotice }

/** The commit with its plan, by its kind. @throws Refusal what forbids it */
async function decide(
  ref: CommitRef,
  workbench: CommittingWorkbench,
  stores: Stores,
  dependencies: StepDependencies,
): Promise<Decision> {
  const { base, commit } = workbench
  const call = stepCall(ref, commit)
  const find = (id: string) => finishDivisions(id, call, stores, dependencies)
  const reservation = base && (await find(base.reservationId))
  const newNames = () => freeLocator(ref.commitId, ref.tenantId, stores)
  const planned = (made: Planned): Decision => ({ kind: 'commit', commit: made })
  switch (commit.kind) {
    case 'book': {
      const booking = { ...workbench, commit }
      const known = {
        reservation,
        names: base ?? (await newNames()),
        documents: await documentsTouched(workbench, reservation, stores),
      }
      const problem = mendableProblem(booking, known)
      if (problem) return { kind: 'refuse', problem }
      const rechecked = await recheckOffers(booking, dependencies.airHosts, call)
      const decision = planBook(booking, { ...known, rechecked })
      if (decision.kind === 'stop') return decision
      const unquoted = withHosts(decision.plan.unquoted, booking, dependencies)
      return planned({ ...commit, plan: { ...decision.plan, unquoted } })
    }
    case 'vehicle':
      return planned({
        ...commit,
        plan: planVehicles({ ...workbench, commit }, reservation, base ?? (await newNames())),
      })
    case 'hotel':
      return planned({
        ...commit,
        plan: await planHotel(commit, { call, stores, hotels: dependencies.hotels, find }),
      })
    case 'void':
      return planned({ ...commit, plan: { ...namesOf(reservation), voids: commit.conjunctions } })
    case 'refund':
      return planned({ ...commit, plan: namesOf(reservation) })
    case 'divide':
      return planned({ ...commit, plan: { ...namesOf(reservation), division: await newNames() } })
    default:
      return commit satisfies never
  }
}

function namesOf(reservation: Reservation | undefined) {
  if (!reservation) throw new Refusal('reservationChanged')
  return { reservationId: reservation.id, locator: reservation.locator }
}

/** What the workflow does with a plan. */
export function summarise(commit: Planned): PlanSummary {
  switch (commit.kind) {
    case 'book': {
      const { plan } = commit
      const ticket = idsToIssue(plan)
      return {
        ...nothing,
        sell: idsToSell(plan),
        sellPaid: idsToSellPaid(plan),
        ticket,
        isTicketing: ticket.length > 0,
        keepsUnpaid: keepsUnpaid(plan),
        // Sales whose seats another one replaces are ended in the same step.
        isCancelling:
          isCancelling(plan) ||
          changesToSell(plan).length + plan.exchanges.length > 0 ||
          plan.offers.some((offer) => replacedSegments(offer).length > 0),
        ...closingsOf(commit),
      }
    }
    case 'vehicle':
      return {
        ...nothing,
        sell: commit.plan.vehicles.map(({ id }) => id),
        isCancelling: commit.plan.cancelledVehicles.length > 0,
      }
    case 'hotel':
      return summariseHotel(commit.plan)
    case 'void':
      return { ...nothing, ...closingsOf(commit) }
    case 'refund':
      return { ...nothing, ...closingsOf(commit) }
    case 'divide':
      return nothing
    default:
      return commit satisfies never
  }
}

/** Where this service takes the money of any rate, all are sold after the payment is authorised. */
function summariseHotel({ sales, releases, payments }: HotelPlan): PlanSummary {
  const ids = sales.map(({ id }) => id)
  const isPaid = payments.length > 0
  return {
    ...nothing,
    ...(isPaid ? { sellPaid: ids, isTicketing: true, keepsUnpaid: false } : { sell: ids }),
    isCancelling: releases.length > 0,
  }
}

function closingsOf(commit: Planned): Pick<PlanSummary, 'closings' | 'isClosing'> {
  const parts = commit.kind === 'book' ? commit.plan.parts.map(({ documentIds }) => documentIds) : []
  const closings = [...documentsToClose(commit), ...parts].map(([first = '']) => first)
  return { closings, isClosing: closings.length > 0 }
}

/** Documents of the reservation, needed only where a payment is refunded, a name or an offer is taken out, cut or changed. */
async function documentsTouched(
  workbench: CommittingWorkbench,
  reservation: Reservation | undefined,
  stores: Stores,
) {
  const isTouched =
    cancelledPayments(workbench).length > 0 ||
    (reservation !== undefined && hasOtherNames(workbench, reservation)) ||
    workbench.offers.length < (reservation?.offers.length ?? 0) ||
    workbench.offers.some((offer) => pendingExchange(offer) || isPartlyCancelled(offer))
  return isTouched && reservation ? stores.documents.findMany(reservation.documentIds) : []
}

/**
 * The GDS offers that no supplier holds yet, with their current prices. An NDC offer does not change, and neither do
 * the terms of a change.
 */
async function recheckOffers(
  { offers, travelers }: CommittingWorkbench<BookCommit>,
  hosts: AirHosts,
  call: SupplierCall,
): Promise<Map<string, Recheck>> {
  const rechecked = new Map<string, Recheck>()
  const isFree = (offer: AirOffer): boolean => !isBooked(offer) && !changeOf(offer)
  for (const offer of offers.filter((one) => isFree(one) && one.itinerary.source === 'GDS')) {
    const request = { ...repriceRequest(offer), travelers: travelers.map(latinNames) }
    rechecked.set(offer.id, await recheck(hostNamed(hosts, offer.itinerary.supplier), request, call))
  }
  return rechecked
}
