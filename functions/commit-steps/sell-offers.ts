import { ancillariesToSell, offersToSell, paidAtSale } from '../../lib/commit/book-plan.ts'
import type { BookCommit, HotelCommit } from '../../lib/commit/commit.ts'
import type { CancelledAtSupplier, CommitEffects, Sold } from '../../lib/commit/commit-effects.ts'
import { soldOf } from '../../lib/commit/commit-effects.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import { withCancellations } from '../../lib/commit/file-hotels-and-cars.ts'
import type { RefusalNotice } from '../../lib/kernel/notice.ts'
import { requestSpecialServices } from './request-special-services.ts'
import { returnResiduals } from './return-residuals.ts'
import { releaseAncillaries, releaseCancelledAncillaries, sellAncillary } from './sell-ancillaries.ts'
import { releaseChangedFlights } from './sell-changes.ts'
import { releaseCancelledFlights, releaseSeats, sellSeats } from './sell-flights.ts'
import { releaseCancelledHotels, releaseRooms, sellRooms, undoRooms } from './sell-rooms.ts'
import { releaseCancelledUnquoted, releaseUnquoted, sellUnquoted } from './sell-unquoted.ts'
import { releaseCancelledVehicles, releaseVehicles, sellVehicle } from './sell-vehicles.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'
import { requirePlanned } from './step.ts'

/**
 * Sells one thing of the plan: seats of an offer, or of a segment without a fare quote, a service, a car,
 * rooms of one rate. Looks the sale up first, so that one whose answer was lost is found and not repeated.
 */
export async function sellOffer(ref: CommitRef, id: string, dependencies: StepDependencies): Promise<Sold> {
  const workbench = await requirePlanned(ref, dependencies.stores(ref.tenantId))
  const { commit } = workbench
  switch (commit.kind) {
    case 'book':
      return sellBooked({ ...workbench, commit }, id, dependencies)
    case 'vehicle':
      return sellVehicle(requireItem(commit.plan.vehicles, id), workbench, dependencies)
    case 'hotel':
      return sellRooms(requireItem(commit.plan.sales, id), { ...workbench, commit }, dependencies)
    default:
      throw new Error(`a commit of kind ${commit.kind} sells nothing`)
  }
}

function sellBooked(
  workbench: PlannedWorkbench<BookCommit>,
  id: string,
  dependencies: StepDependencies,
): Promise<Sold> {
  const { plan } = workbench.commit
  const ancillary = ancillariesToSell(plan).find((one) => one.id === id)
  if (ancillary) return sellAncillary(ancillary, workbench, dependencies)
  const unquoted = plan.unquoted.find((one) => one.id === id)
  if (unquoted) return sellUnquoted(unquoted, workbench, dependencies)
  if (plan.lateServices.includes(id)) return requestSpecialServices(id, workbench, dependencies)
  return sellSeats(requireItem(offersToSell(plan), id), workbench, dependencies)
}

function requireItem<Item extends { readonly id: string }>(items: readonly Item[], id: string): Item {
  const found = items.find((item) => item.id === id)
  if (!found) throw new Error(`${id} is not in the plan`)
  return found
}

/**
 * Undo of Sell Offers: releases whatever was sold; a sale that did not happen is forbidden from now on. Hotel
 * rooms remain sold: repeating the request, or Sync Reservation, records them.
 */
export async function releaseOffers(ref: CommitRef, dependencies: StepDependencies): Promise<void> {
  const workbench = await requirePlanned(ref, dependencies.stores(ref.tenantId))
  const { commit } = workbench
  if (commit.kind === 'vehicle') await releaseVehicles({ ...workbench, commit }, dependencies)
  if (commit.kind !== 'book') return
  const booking = { ...workbench, commit }
  await releaseAncillaries(ancillariesToSell(commit.plan), booking, dependencies)
  await releaseSeats(offersToSell(commit.plan), booking, dependencies)
  await releaseUnquoted(booking, dependencies)
}

/** What is undone, and why. */
interface PaidUndo {
  /** Sold after the payment was authorised. */
  readonly sold: readonly Sold[]
  /** The refusal or failure of the commit; undefined: only its filing failed, which a repetition makes good. */
  readonly problem: RefusalNotice | undefined
}

/**
 * Undo of what was paid at its sale. It comes before the payment is reversed: what a supplier does not release stays paid
 * for. Rooms are released where a refusal is the end of their order; otherwise repeating the request records them.
 */
export async function releasePaidOffers(
  ref: CommitRef,
  { sold, problem }: PaidUndo,
  dependencies: StepDependencies,
): Promise<void> {
  const workbench = await requirePlanned(ref, dependencies.stores(ref.tenantId))
  const { commit } = workbench
  if (commit.kind === 'hotel' && problem && problem.code !== 'commitFailed')
    await undoRooms(commit, soldOf(sold, 'rooms'), workbench.call, dependencies)
  if (commit.kind !== 'book') return
  const { offers, ancillaries } = paidAtSale(commit.plan)
  await releaseAncillaries(ancillaries, { ...workbench, commit }, dependencies)
  await releaseSeats(offers, { ...workbench, commit }, dependencies)
}

/**
 * Releases what the commit cancels or has replaced, once the reservation without it is filed, and records there the
 * cancellation numbers of vendors and hotels. Residuals of exchanges go back to their payments.
 */
export async function releaseCancelledOffers(
  ref: CommitRef,
  { ticketingFailed }: Pick<CommitEffects, 'ticketingFailed'>,
  dependencies: StepDependencies,
): Promise<void> {
  const stores = dependencies.stores(ref.tenantId)
  const workbench = await requirePlanned(ref, stores)
  const { commit } = workbench
  const cancelled = await releaseCancelled(workbench, dependencies)
  if (commit.kind === 'book' && !ticketingFailed)
    await returnResiduals({ ...workbench, commit }, dependencies)
  const reservationId = commit.kind === 'hotel' ? reservationOf(commit) : commit.plan.reservationId
  if (cancelled.length === 0 || reservationId === undefined) return
  const noted = await stores.reservations.update(reservationId, commit.at, (found) =>
    withCancellations(found, cancelled),
  )
  if (!noted) throw new Error('the reservation of a cancellation is not there')
}

const reservationOf = ({ request }: HotelCommit): string | undefined =>
  request.kind === 'cancel' || request.kind === 'change' ? request.reservationId : request.order.reservationId

async function releaseCancelled(
  workbench: PlannedWorkbench,
  dependencies: StepDependencies,
): Promise<CancelledAtSupplier[]> {
  const { commit, call } = workbench
  switch (commit.kind) {
    case 'book': {
      const booking = { ...workbench, commit }
      await releaseCancelledAncillaries(booking, dependencies)
      await releaseCancelledFlights(booking, dependencies)
      await releaseChangedFlights(booking, dependencies)
      await releaseCancelledUnquoted(booking, dependencies)
      return [
        ...(await releaseCancelledVehicles(commit.plan.cancelledVehicles, call, dependencies)),
        ...(await releaseCancelledHotels(commit.plan.cancelledHotels, call, dependencies)),
      ]
    }
    case 'vehicle':
      return releaseCancelledVehicles(commit.plan.cancelledVehicles, call, dependencies)
    case 'hotel':
      return releaseRooms(commit.plan.releases, call, dependencies)
    default:
      return []
  }
}
