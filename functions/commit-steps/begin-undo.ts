import type { Commit, CommitUndo, FailedStep } from '../../lib/commit/commit.ts'
import { type Caught, type EffectsSoFar, joined } from '../../lib/commit/commit-effects.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import { orderOf } from '../../lib/hotel/hotel-order.ts'
import type { RefusalNotice } from '../../lib/kernel/notice.ts'
import { closedOf, declaredProblem } from './caught.ts'
import { fileClosed } from './file-booking.ts'
import type { Filed } from './filed.ts'
import { findFiled, forbidFiling } from './find-filed.ts'
import { summarise } from './plan-commit.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'
import { planned, requireCommitting } from './step.ts'

/** What failed, and what had been done by then. */
export interface Failed {
  /** Absent: an earlier execution began to undo. */
  readonly failure?: Caught
  /** Why the reservation could not be filed. */
  readonly notFiled?: Caught
  readonly effects: EffectsSoFar
  /** An earlier execution may have come further than this one. */
  readonly isRepeated: boolean
}

/** What the undo has to do. */
export interface UndoWay extends Pick<CommitUndo, 'keepsBooking' | 'isFiling' | 'effects'> {
  /** Where it begins; `filed`: nothing is undone; `nothing`: there was no effect. */
  readonly next: FailedStep | 'filed' | 'nothing'
  readonly problem?: RefusalNotice
  /** The commit failed by a refusal, or not at all. */
  readonly isDeclared: boolean
  readonly filed?: Filed
}

/** A step of a commit that is over has nothing to undo. */
export const nothingToUndo: UndoWay = {
  next: 'nothing',
  keepsBooking: false,
  isFiling: false,
  isDeclared: true,
  effects: {},
}

/**
 * Begins the undo of a commit. First it asks whether the reservation is filed: the answer of the filing may have been
 * lost, or an earlier execution may have filed it. Then nothing is undone. Otherwise what failed is stored with the
 * commit, and where nothing is to be filed any more, a filing that comes late is forbidden.
 */
export async function beginUndo(
  ref: CommitRef,
  failed: Failed,
  dependencies: StepDependencies,
): Promise<UndoWay> {
  const stores = dependencies.stores(ref.tenantId)
  const caught = failed.notFiled ?? failed.failure
  const workbench = planned(ref, await requireCommitting(ref, stores))
  if (!workbench) return { ...nothingToUndo, ...declaredBy(caught) }
  const { commit } = workbench
  const effects = joined(failed.effects, commit.undo?.effects)
  const undo = undoOf(workbench, { ...failed, effects })
  const isFilingPossible = undo.isFiling || failed.isRepeated || commit.undo !== undefined
  const lookUp = undo.keepsBooking || keepsRooms(commit, undo) ? findFiled : forbidFiling
  const filed = isFilingPossible ? await lookUp(workbench, effects, stores) : undefined
  if (filed) return filedAfterAll(commit.undo, filed, effects)
  if (!undo.keepsBooking) {
    await fileClosed({ workbench, voided: closedOf(effects.closings ?? []), stores, dependencies })
    const isClosing = commit.kind === 'void' || commit.kind === 'refund'
    const closed = isClosing ? await findFiled(workbench, effects, stores) : undefined
    if (closed) return filedAfterAll(commit.undo, closed, effects)
  }
  const { call: _, ...stored } = workbench
  await stores.workbenches.save({ ...stored, commit: { ...workbench.commit, undo } }, commit.at)
  const { from, ...way } = undo
  return { ...way, next: from, isDeclared: undo.problem !== undefined }
}

/** Rooms are released for a refusal only; otherwise they stay sold, and whoever files them late files what is true. */
const keepsRooms = (commit: Commit, { problem }: CommitUndo): boolean =>
  commit.kind === 'hotel' && orderOf(commit) !== undefined && problem === undefined

/** It is filed: as held when its ticketing was undone before. */
const filedAfterAll = (undo: CommitUndo | undefined, filed: Filed, effects: EffectsSoFar): UndoWay => ({
  ...nothingToUndo,
  next: 'filed',
  filed,
  effects,
  ...(undo?.keepsBooking && {
    keepsBooking: true,
    ...(undo.problem && { problem: undo.problem }),
    isDeclared: undo.problem !== undefined,
  }),
})

function declaredBy(caught: Caught | undefined): Pick<UndoWay, 'problem' | 'isDeclared'> {
  const problem = caught && declaredProblem(caught)
  return { isDeclared: problem !== undefined, ...(problem && { problem }) }
}

function undoOf(
  { commit }: PlannedWorkbench,
  { failure, notFiled, effects, isRepeated }: Failed,
): CommitUndo {
  const earlier = commit.undo
  if (earlier && !notFiled) return { ...earlier, effects }
  const isFiling = notFiled !== undefined
  const caught = notFiled ?? failure
  const problem = caught && declaredProblem(caught)
  return {
    from: isRepeated ? 'documents' : failedStep(effects),
    keepsBooking: !isFiling && effects.sold !== undefined && summarise(commit).keepsUnpaid,
    isFiling,
    effects,
    ...(problem && { problem }),
  }
}

/** The first step whose effects are missing. */
function failedStep({ sold, soldPaid, settled, issued }: EffectsSoFar): FailedStep {
  if (!sold) return 'offers'
  // A commit without payment goes from its sales to the filing.
  if (!settled) return issued ? 'documents' : 'payment'
  return soldPaid ? 'documents' : 'paidOffers'
}
