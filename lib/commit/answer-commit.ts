import type { RequestContext } from '../contract/request-context.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { Reservations } from '../reservation/reservations.ts'
import type { ReservationAnswer } from '../reservation/wire/reservation.ts'
import { toReservationAnswer } from '../reservation/wire/reservation.ts'
import type { Documents } from '../ticketing/documents.ts'
import type { CommitOutcome } from './commit.ts'
import type { CommitEnd } from './run-commit.ts'
import { withChangedOffers } from './wire/changed-offers.ts'
import { toNotProcessedAnswer, toPendingAnswer, withProblems } from './wire/commit.ts'

export type AnswerContext = RequestContext<{
  readonly reservations: Reservations
  readonly documents: Documents
}>

/** The reservation that a commit created or changed. @throws Refusal the refusal that ended the commit */
export async function committedReservation(
  outcome: CommitOutcome,
  { stores, now }: AnswerContext,
): Promise<Reservation> {
  if (outcome.kind === 'refused') throw new Refusal(outcome.problem.code, outcome.problem.details)
  const [reservationId = ''] = outcome.kind === 'committed' ? outcome.reservationIds : []
  const reservation = await stores.reservations.find(reservationId, now)
  if (!reservation) throw new Error('a committed reservation is not there')
  return reservation
}

/** The answer of a commit. @throws Refusal the refusal that ended it */
export async function answerCommit(
  workbenchId: string,
  end: CommitEnd,
  context: AnswerContext,
): Promise<ReservationAnswer> {
  if (end.kind === 'pending') return toPendingAnswer(workbenchId)
  if (end.kind === 'refused') throw leavingOpen(end.refused.problem)
  if (end.kind === 'stopped') {
    const { workbench, stopped } = end
    const changed = stopped.offers.flatMap((now) => {
      const before = workbench.offers.find(({ id }) => id === now.id)
      return before ? [{ before, now }] : []
    })
    return toNotProcessedAnswer(workbenchId, changed, stopped.problems)
  }
  const { outcome } = end
  const reservation = await committedReservation(outcome, context)
  const tickets = await context.stores.documents.findMany(reservation.documentIds)
  const answer = toReservationAnswer(reservation, tickets)
  if (outcome.kind !== 'committed') return answer
  const changed = withChangedOffers(answer, outcome.changes ?? [])
  return withProblems(changed, outcome.problems, outcome.warnings)
}

/** The client mends the workbench, and commits it again. */
const leavingOpen = ({ code, details }: RefusalNotice): Refusal =>
  new Refusal(code, { ...details, workbench: 'open' }, { isPassing: true })

/**
 * The same of a workbench that the client opened.
 *
 * @throws Refusal as `answerCommit`; where the workbench is closed by it, with `workbenchClosed` as a second reason
 */
export async function answerOpened(
  workbenchId: string,
  end: CommitEnd,
  context: AnswerContext,
): Promise<ReservationAnswer> {
  if (end.kind === 'over' && end.outcome.kind === 'refused') throw closing(end.outcome.problem)
  return answerCommit(workbenchId, end, context)
}

/** What suppliers refused is not repeated in the same workbench. */
function closing({ code, details }: RefusalNotice): Refusal {
  const workbench = { workbench: 'closed' }
  return new Refusal(
    code === 'commitFailed' ? 'workbenchCommitFailed' : code,
    { ...details, ...workbench },
    { also: [new Refusal('workbenchClosed', workbench)] },
  )
}
