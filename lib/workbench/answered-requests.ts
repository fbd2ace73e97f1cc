import type { Claim } from '../kernel/claim.ts'
import { counts } from '../kernel/limits.ts'
import type { OpenWorkbench, Workbench } from './workbench.ts'

/**
 * A request under an Idempotency-Key that changed the workbench: written with the change, so that after a
 * stop a repetition is told what was done.
 */
export interface AnsweredRequest {
  readonly claimId: string
  /** Absent when it has no content, or when it was not one of the last ones. */
  readonly answer?: unknown
}

/** The workbench with the answer to the request that changed it. */
export function withAnswered(
  workbench: OpenWorkbench,
  { id }: Pick<Claim, 'id'>,
  answer: unknown,
): OpenWorkbench {
  const before = workbench.answered ?? []
  const [older, last] = [before.slice(0, -keptAnswers), before.slice(-keptAnswers)]
  return {
    ...workbench,
    answered: [...older.map(({ claimId }) => ({ claimId })), ...last, { claimId: id, answer }],
  }
}

const keptAnswers = counts.answersPerWorkbench - 1

/** The request among those that changed the workbench. */
export const answeredIn = (workbench: Workbench, claimId: string): AnsweredRequest | undefined =>
  workbench.status === 'closed' ? undefined : workbench.answered?.find((done) => done.claimId === claimId)
