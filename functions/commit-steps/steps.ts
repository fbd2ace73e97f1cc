import type { CommitEffects } from '../../lib/commit/commit-effects.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import type { RefusalNotice } from '../../lib/kernel/notice.ts'
import type { RefusalCode, RefusalDetails } from '../../lib/kernel/refusals.ts'
import { Refusal, refusals } from '../../lib/kernel/refusals.ts'
import { OutcomePending } from '../../lib/suppliers/air-host.ts'
import { closeFiledDocuments } from './close-filed-documents.ts'
import { closeWorkbench } from './close-workbench.ts'
import { fileReservation } from './file-reservation.ts'
import type { Filed, NotVoided } from './filed.ts'
import { issueDocuments, voidDocuments } from './issue-documents.ts'
import { notePending } from './note-pending.ts'
import { planCommit } from './plan-commit.ts'
import { releaseCancelledOffers, releaseOffers, releasePaidOffers, sellOffer } from './sell-offers.ts'
import { authorisePayment, capturePayment, reversePayment } from './settle-payment.ts'
import type { StepDependencies } from './step.ts'
import { CommitAlreadyFinished } from './step.ts'

/** A failure as the workflow caught it. */
interface Caught {
  readonly Error: string
  readonly Cause: string
}

/** Input of a step from the workflow: its name, and what is known so far. */
export interface StepInput {
  readonly step: keyof typeof steps
  /** The offer that a step of a Map is for. */
  readonly offerId?: string
  /** The document that a step of a Map is for: the first of those that become void together. */
  readonly documentId?: string
  readonly state: {
    readonly commit: CommitRef
    readonly sold?: CommitEffects['sold']
    /** Sold after the payment was authorised. */
    readonly soldPaid?: CommitEffects['sold']
    readonly issued?: CommitEffects['issued']
    readonly settled?: CommitEffects['settled']
    /** Documents to close, each with the reason why it was not. */
    readonly closings?: readonly { readonly documentId: string; readonly failure?: Caught }[]
    /** Set once the reservation is filed. */
    readonly filed?: Filed
    /** Why the booking or the ticketing failed. */
    readonly failure?: Caught
    /** Why the reservation could not be filed. */
    readonly notFiled?: Caught
  }
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
  fileReservation: (
    { state: { commit, sold = [], soldPaid = [], issued = [], settled = [], closings = [], failure } },
    dependencies,
  ) => {
    const effects = {
      ...{ sold: [...sold, ...soldPaid], issued, settled, ticketingFailed: failure !== undefined },
      voided: closings.filter((document) => !document.failure).map(({ documentId }) => documentId),
      notVoided: notVoidedOf(closings),
    }
    return fileReservation(commit, effects, dependencies)
  },
  releaseCancelledOffers: ({ state: { commit, failure } }, dependencies) =>
    releaseCancelledOffers(commit, { ticketingFailed: failure !== undefined }, dependencies),
  voidDocuments: ({ state: { commit, issued = [] } }, dependencies) =>
    voidDocuments(commit, issued, dependencies),
  releasePaidOffers: ({ state: { commit, soldPaid: sold = [], failure, notFiled } }, dependencies) => {
    const problem = failure && !notFiled ? problemOf(failure, 'commitFailed') : undefined
    return releasePaidOffers(commit, { sold, problem }, dependencies)
  },
  reversePayment: ({ state: { commit } }, dependencies) => reversePayment(commit, dependencies),
  releaseOffers: ({ state: { commit } }, dependencies) => releaseOffers(commit, dependencies),
  closeWorkbench: ({ state }, dependencies) => {
    const { commit, sold = [], soldPaid = [], closings = [], filed, failure, notFiled } = state
    const caught = notFiled ?? failure
    const problems = caught ? [problemOf(caught, filed ? 'issuanceFailed' : 'commitFailed')] : []
    const ending = { sold: [...sold, ...soldPaid], filed, problems, notVoided: notVoidedOf(closings) }
    return closeWorkbench(commit, ending, dependencies)
  },
} satisfies Record<string, Step>

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
    if (error instanceof CommitAlreadyFinished) return {}
    if (error instanceof OutcomePending) await notePending(input.state.commit, dependencies)
    if (error instanceof Refusal)
      throw new DeclaredFailure(JSON.stringify({ code: error.code, details: error.details }), {
        cause: error,
      })
    throw error
  }
}

/**
 * What a caught failure means for the caller. On AWS the cause is a JSON object around the message, in the
 * local interpreter the message itself; anything that is not a refusal is reported as `otherwise`.
 */
function problemOf({ Error: name, Cause }: Caught, otherwise: RefusalCode): RefusalNotice {
  const failed: RefusalNotice = { code: otherwise, details: {} }
  if (name !== 'Refusal') return failed
  const cause = readJson(Cause)
  const { code, details = {} } = (
    typeof cause.errorMessage === 'string' ? readJson(cause.errorMessage) : cause
  ) as {
    code?: RefusalCode
    details?: RefusalDetails
  }
  return code !== undefined && Object.hasOwn(refusals, code) ? { code, details } : failed
}

/** Why documents were not voided; when it is unknown whether one is void, trying again does no harm. */
const notVoidedOf = (closings: NonNullable<StepInput['state']['closings']>): NotVoided[] =>
  closings.flatMap(({ documentId, failure }) =>
    failure ? [{ documentId, ...problemOf(failure, 'supplierUnavailable') }] : [],
  )

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
