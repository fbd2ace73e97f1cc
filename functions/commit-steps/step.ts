import type { BookCommit, Commit, Planned } from '../../lib/commit/commit.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import type { CardVault } from '../../lib/payment/card-vault.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import type { CarHosts } from '../../lib/suppliers/car-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import type { HotelHosts, HotelSales } from '../../lib/suppliers/hotel-aggregator.ts'
import type { PaymentGateway } from '../../lib/suppliers/payment-gateway.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'

/**
 * Dependencies of the steps of a commit. They have no clock: time is the moment at which the commit was
 * requested.
 */
export interface StepDependencies {
  readonly stores: (tenantId: string) => Stores
  readonly airHosts: AirHosts
  readonly carHosts: CarHosts
  readonly hotels: HotelHosts<HotelSales>
  readonly paymentGateway: PaymentGateway
  readonly vault: CardVault
}

/** The commit has ended: a late repetition of a step has nothing left to do. */
export class CommitAlreadyFinished extends Error {
  override readonly name = 'CommitAlreadyFinished'
}

/**
 * The workbench that is being committed.
 *
 * @throws CommitAlreadyFinished; Error it is gone: nothing tells what was done
 */
export async function requireCommitting(
  { workbenchId, commitId }: CommitRef,
  stores: Stores,
): Promise<CommittingWorkbench> {
  const workbench = await stores.workbenches.find(workbenchId)
  if (!workbench) throw new Error(`the workbench ${workbenchId} of the commit ${commitId} is gone`)
  if (workbench.status !== 'committing' || workbench.commit.id !== commitId)
    throw new CommitAlreadyFinished(commitId)
  return workbench
}

/** A workbench as a step read it. */
export interface InCommit<W extends CommittingWorkbench = CommittingWorkbench> {
  readonly ref: CommitRef
  readonly workbench: W
}

/** A workbench whose commit is planned, and what the commit's calls to suppliers carry. */
export type PlannedWorkbench<C extends Commit = Commit> = CommittingWorkbench<Planned<C>> & {
  readonly call: SupplierCall
}

export const stepCall = ({ tenantId }: CommitRef, { at }: Pick<Commit, 'at'>): SupplierCall => ({
  tenantId,
  now: at,
})

/** The workbench whose commit has the plan that the first step made. @throws CommitAlreadyFinished */
export async function requirePlanned(ref: CommitRef, stores: Stores): Promise<PlannedWorkbench> {
  const workbench = planned(ref, await requireCommitting(ref, stores))
  if (!workbench) throw new Error('the commit has no plan')
  return workbench
}

/** The same of a workbench that was read; undefined: the first step of its commit failed. */
export function planned(ref: CommitRef, workbench: CommittingWorkbench): PlannedWorkbench | undefined {
  const { commit } = workbench
  return commit.plan && { ...workbench, commit: commit as Planned, call: stepCall(ref, commit) }
}

/** The same for a commit of bookings. */
export async function requirePlannedBooking(
  ref: CommitRef,
  stores: Stores,
): Promise<PlannedWorkbench<BookCommit>> {
  const { commit, ...contents } = await requirePlanned(ref, stores)
  if (commit.kind !== 'book') throw new Error(`a commit of kind ${commit.kind} issues no documents`)
  return { ...contents, commit }
}

/** Keys under which suppliers know the effects of a commit. */
type Named = Pick<Commit, 'id'>
export const saleKey = ({ id }: Named, offerId: string): string => `${id}#sale#${offerId}`
export const issueKey = ({ id }: Named, offerId: string): string => `${id}#issue#${offerId}`
export const paymentKey = ({ id }: Named, paymentId: string): string => `${id}#payment#${paymentId}`
