import { derivedId } from '../kernel/derived-id.ts'
import type { EpochMs } from '../kernel/instant.ts'
import {
  type ClosedWorkbench,
  type CommittingWorkbench,
  isUnresolved,
  openWorkbench,
} from '../workbench/workbench.ts'
import { orderOf } from './hotel-order.ts'

/**
 * The commit that files rooms that a hotel sold and no reservation has, as the same request again does: the sale is
 * known under its keys, so that nothing is sold anew.
 *
 * @returns undefined: there are no such rooms, or nobody knows whether the hotel sold them
 */
export function completing(workbench: ClosedWorkbench, now: EpochMs): CommittingWorkbench | undefined {
  const { id, version, commit, outcome } = workbench
  const order = orderOf(commit)
  if (!order || !isUnresolved(workbench) || outcome.kind !== 'unrecorded') return undefined
  return {
    ...openWorkbench(id, now),
    version,
    status: 'committing',
    commit: {
      id: derivedId(`${commit.id}#completed`),
      at: now,
      agency: commit.agency,
      user: commit.user,
      kind: 'hotel',
      request: { kind: 'sell', order },
    },
  }
}
