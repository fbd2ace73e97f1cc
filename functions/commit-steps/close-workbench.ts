import type { CommitOutcome, CommitPlan, CommitRequest } from '../../lib/commit/commit.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import { derivedId } from '../../lib/kernel/derived-id.ts'
import type { RefusalNotice } from '../../lib/kernel/notice.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { queueItem } from '../../lib/queue/queue.ts'
import type { StepDependencies } from './step.ts'
import { requireCommitting } from './step.ts'

/** Ends the commit: the workbench says from now on what became of it, and nothing else. */
export async function closeWorkbench(
  commit: CommitRef,
  end: { readonly isFiled: boolean; readonly problems: readonly RefusalNotice[] },
  { stores: storesOf }: StepDependencies,
): Promise<void> {
  const stores = storesOf(commit.tenantId)
  const workbench = await requireCommitting(commit, stores)
  const { id, version, touchedAt, commit: request } = workbench
  const { plan, ...asked } = request
  if (end.isFiled && plan) await placeOnQueues(request, plan, stores)
  const outcome: CommitOutcome =
    end.isFiled && plan
      ? {
          kind: 'committed',
          reservationId: plan.reservationId,
          problems: end.problems,
          warnings: end.problems.length > 0 ? [] : plan.warnings,
        }
      : { kind: 'refused', problem: end.problems[0] ?? { code: 'commitFailed', details: {} } }
  await stores.workbenches.save(
    { status: 'closed', id, version, touchedAt, commit: asked, outcome },
    request.at,
  )
}

/**
 * The reservation is there by now. Items have names made from the commit: a repeated step puts them there
 * once, and takes off once.
 */
async function placeOnQueues(
  { id, at, flags: { queues = [], notificationDate } }: CommitRequest,
  { reservationId }: CommitPlan,
  { reservations, queueItems }: Stores,
): Promise<void> {
  if (queues.length === 0 && notificationDate === undefined) return
  const reservation = await reservations.find(reservationId, at)
  if (!reservation) throw new Error('a committed reservation is not there')
  const undated = queues.filter(({ from }) => from === undefined)
  const atOnce = undated.map((queue, index) => ({ ...queue, id: derivedId(`${id}#queue#${index}`) }))
  // A later commit may have said another date since: then that one counts.
  const { items = [], replaced = [] } = reservation.reminder?.commitId === id ? reservation.reminder : {}
  for (const item of replaced) await queueItems.remove(item, at)
  for (const { id: itemId, isUnnamed: _, ...queue } of [...atOnce, ...items])
    await queueItems.placeOnce(queueItem(itemId, queue, reservation, at))
}
