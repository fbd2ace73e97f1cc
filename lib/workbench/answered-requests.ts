import type { Claim } from '../kernel/claim.ts'
import { counts } from '../kernel/limits.ts'
import type { AnsweredRequest, OpenWorkbench, Workbench } from './workbench.ts'

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
