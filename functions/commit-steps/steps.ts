import {
  type Caught,
  type CommitEffects,
  type EffectsSoFar,
  joined,
} from '../../lib/commit/commit-effects.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { OutcomePending } from '../../lib/suppliers/air-host.ts'
import { beginUndo, nothingToUndo, type UndoWay } from './begin-undo.ts'
import { closedOf, notVoidedOf } from './caught.ts'
import { closeFiledDocuments } from './close-filed-documents.ts'
import { closeWorkbench } from './close-workbench.ts'
import { fileReservation } from './file-reservation.ts'
import type { Filed } from './filed.ts'
import { issueDocuments, voidDocuments } from './issue-documents.ts'
import { notePending } from './note-pending.ts'
import { type PlanSummary, planCommit, planOfEnded } from './plan-commit.ts'
import { releaseCancelledOffers, releaseOffers, releasePaidOffers, sellOffer } from './sell-offers.ts'
import { authorisePayment, capturePayment, reversePayment } from './settle-payment.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'
import { CommitAlreadyFinished, requireCommitting, requirePlanned } from './step.ts'

/** Input of a step from the workflow: its name, and what is known so far. */
export interface StepInput {
  readonly step: keyof typeof steps
  /** The offer that a step of a Map is for. */
  readonly offerId?: string
  /** The document that a step of a Map is for: the first of those that become void together. */
  readonly documentId?: string
  readonly state: State
}

interface State extends EffectsSoFar {
  readonly commit: CommitRef
  /** Absent: the first step failed. */
  readonly plan?: PlanSummary
  /** Set once the reservation is filed. */
  readonly filed?: Filed
  /** Why the booking or the ticketing failed. */
  readonly failure?: Caught
  /** Why the reservation could not be filed. */
  readonly notFiled?: Caught
  /** Set once something failed. */
  readonly undo?: UndoWay
}

type Step = (input: StepInput, dependencies: StepDependencies) => Promise<unknown>

/** The Task states of lib/commit/commit.asl.json. */
const steps = {
  planCommit: ({ state: { commit } }, dependencies) => planCommit(commit, dependencies),
  closeFiledDocuments: ({ state: { commit }, documentId = '' }, dependencies) =>
    closeFiledDocuments(commit, documentId, dependencies),
  sellOffer: ({ state: { commit }, offerId = '' }, dependencies) => sellOffer(commit, offerId, dependencies),
  authorisePayment: ({ state: { commit } }, dependencies) => authorisePayment(commit, dependencies),
  issueDocuments: ({ state: { commit }, offerId = '' }, dependencies) =>
    issueDocuments(commit, offerId, dependencies),
  capturePayment: ({ state: { commit, soldPaid = [] } }, dependencies) =>
    capturePayment(commit, soldPaid, dependencies),
  /** An execution that began before an upgrade goes on by its own definition: a step keeps its name and what it does. */
  fileReservation: async ({ state }, dependencies) =>
    file(state, await plannedIn(state, dependencies), dependencies),
  /** Nothing is to be released, and nothing failed: the commit ends with it. */
  fileAndClose: async ({ state }, dependencies) => {
    const workbench = await plannedIn(state, dependencies)
    const filed = await file(state, workbench, dependencies)
    const { sold, closings = [] } = effectsOf(state)
    const ending = { sold, filed, problems: [], notVoided: notVoidedOf(closings) }
    await closeWorkbench({ ref: state.commit, workbench }, ending, dependencies)
  },
  releaseCancelledOffers: ({ state }, dependencies) =>
    releaseCancelledOffers(state.commit, { ticketingFailed: isKeptUnpaid(state) }, dependencies),
  beginUndo: ({ state }, dependencies) => {
    const { commit, plan, failure, notFiled, sold, soldPaid, issued, settled, closings } = state
    const failed = {
      ...{ failure, notFiled, isRepeated: plan?.isRepeated ?? true },
      effects: { sold, soldPaid, issued, settled, closings },
    }
    return beginUndo(commit, failed, dependencies)
  },
  voidDocuments: ({ state }, dependencies) =>
    voidDocuments(state.commit, effectsOf(state).issued ?? [], dependencies),
  releasePaidOffers: ({ state }, dependencies) => {
    const { undo } = state
    const sold = effectsOf(state).soldPaid ?? []
    return releasePaidOffers(
      state.commit,
      { sold, problem: undo?.isFiling ? undefined : undo?.problem },
      dependencies,
    )
  },
  reversePayment: ({ state: { commit } }, dependencies) => reversePayment(commit, dependencies),
  releaseOffers: ({ state: { commit } }, dependencies) => releaseOffers(commit, dependencies),
  closeWorkbench: async ({ state }, dependencies) => {
    const { sold, closings = [] } = effectsOf(state)
    const { undo } = state
    const filed = state.filed ?? undo?.filed
    const otherwise = { code: filed ? 'issuanceFailed' : 'commitFailed', details: {} } as const
    const problems = undo && hasFailed(undo) ? [undo.problem ?? otherwise] : []
    const stores = dependencies.stores(state.commit.tenantId)
    await closeWorkbench(
      { ref: state.commit, workbench: await requireCommitting(state.commit, stores) },
      { sold, filed, problems, notVoided: notVoidedOf(closings) },
      dependencies,
    )
    return { isDeclared: undo?.isDeclared ?? true }
  },
} satisfies Record<string, Step>

const plannedIn = ({ commit }: State, { stores }: StepDependencies): Promise<PlannedWorkbench> =>
  requirePlanned(commit, stores(commit.tenantId))

function file(state: State, workbench: PlannedWorkbench, dependencies: StepDependencies): Promise<Filed> {
  const { sold, issued = [], settled = [], closings = [] } = effectsOf(state)
  const effects = {
    ...{ sold, issued, settled, ticketingFailed: isKeptUnpaid(state) },
    voided: closedOf(closings),
    notVoided: notVoidedOf(closings),
  }
  return fileReservation({ ref: state.commit, workbench }, effects, dependencies)
}

/** The effects as this execution has them, or as an earlier one stored them when it began to undo. */
function effectsOf({ undo, ...state }: State): EffectsSoFar & { readonly sold: CommitEffects['sold'] } {
  const effects = joined(state, undo?.effects)
  return { ...effects, sold: [...(effects.sold ?? []), ...(effects.soldPaid ?? [])] }
}

/** The booking is filed as held after its ticketing was undone. */
const isKeptUnpaid = ({ undo }: State): boolean => undo?.keepsBooking === true

/** It may turn out to be filed as a whole. */
const hasFailed = ({ next, keepsBooking }: UndoWay): boolean => next !== 'filed' || keepsBooking

/** Answers of steps whose commit is over, where the workflow looks at the answer. */
const whenOver: Partial<Record<StepInput['step'], object>> = {
  planCommit: planOfEnded,
  beginUndo: nothingToUndo,
  closeWorkbench: { isDeclared: true },
}

/** A refusal on its way through the workflow: the error's name marks it, the message carries its key. */
export class DeclaredFailure extends Error {
  override readonly name = 'Refusal'
}

/**
 * Runs one step. Refusals become failures that the workflow can distinguish from bugs; a step of a commit
 * that has ended does nothing.
 */
export async function runStep(input: StepInput, dependencies: StepDependencies): Promise<unknown> {
  try {
    return (await steps[input.step](input, dependencies)) ?? {}
  } catch (error) {
    if (error instanceof CommitAlreadyFinished) return whenOver[input.step] ?? {}
    if (error instanceof OutcomePending) await notePending(input.state.commit, dependencies)
    if (error instanceof Refusal)
      throw new DeclaredFailure(JSON.stringify({ code: error.code, details: error.details }), {
        cause: error,
      })
    throw error
  }
}
