import type { CommitPlan } from '../../lib/commit/commit.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import type { CardVault } from '../../lib/payment/card-vault.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import type { CarHost } from '../../lib/suppliers/car-host.ts'
import type { AirHosts } from '../../lib/suppliers/hosts.ts'
import type { HotelSales } from '../../lib/suppliers/hotel-aggregator.ts'
import type { PaymentGateway } from '../../lib/suppliers/payment-gateway.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'

/**
 * What the steps of a commit work with. They have no clock: time is the moment at which the commit was asked
 * for.
 */
export interface StepDependencies {
  readonly stores: (tenantId: string) => Stores
  readonly airHosts: AirHosts
  readonly carHost: CarHost
  readonly hotels: HotelSales
  readonly paymentGateway: PaymentGateway
  readonly vault: CardVault
}

/** The commit's workbench is gone or closed: a late repetition of a step has nothing left to do. */
export class CommitOver extends Error {
  override readonly name = 'CommitOver'
}

/** The workbench that is being committed. @throws CommitOver */
export async function requireCommitting(
  { workbenchId, commitId }: CommitRef,
  stores: Stores,
): Promise<CommittingWorkbench> {
  const workbench = await stores.workbenches.find(workbenchId)
  if (workbench?.status !== 'committing' || workbench.commit.id !== commitId) throw new CommitOver(commitId)
  return workbench
}

/** The workbench and the plan that the first step made. */
export async function requirePlanned(
  ref: CommitRef,
  stores: Stores,
): Promise<{ workbench: CommittingWorkbench; plan: CommitPlan }> {
  const workbench = await requireCommitting(ref, stores)
  const { plan } = workbench.commit
  if (!plan) throw new Error('the commit has no plan')
  return { workbench, plan }
}

/** Keys under which suppliers know the effects of a commit. */
export const saleKey = ({ commitId }: Pick<CommitRef, 'commitId'>, offerId: string): string =>
  `${commitId}#sale#${offerId}`
export const issueKey = ({ commitId }: CommitRef, offerId: string): string => `${commitId}#issue#${offerId}`
export const paymentKey = ({ commitId }: CommitRef, paymentId: string): string =>
  `${commitId}#payment#${paymentId}`
