import { committedReservation } from '../../lib/commit/answer-commit.ts'
import type { CommitFlags } from '../../lib/commit/commit.ts'
import { commitOnce, hasCommitted } from '../../lib/commit/commit-once.ts'
import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import {
  booking,
  resumeCommit,
  runCommit,
  type StartedAndEnded,
  startCommit,
} from '../../lib/commit/run-commit.ts'
import type { reservationRoutes } from '../../lib/contract/routes/reservation.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Context, Operation } from '../../lib/platform/http/serve-family.ts'
import { withoutCancelled } from '../../lib/refund/cancel-quoted.ts'
import { requireReservation } from '../../lib/reservation/require-reservation.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { isCancelled } from '../../lib/reservation/reservation.ts'
import { commitEventsOf } from '../../lib/reservation/reservation-event.ts'
import { toCancellationAnswer } from '../../lib/reservation/wire/receipt.ts'
import {
  activeHotelsAndCars,
  hotelOrCarNamed,
  requireNoneOver,
  withCurrentHotelsAndCars,
  withoutHotelsAndCars,
} from '../../lib/workbench/hotel-and-car-segments.ts'
import { allNonPriced } from '../../lib/workbench/non-priced-segments.ts'
import type { CommittingWorkbench, OpenWorkbench, Workbench } from '../../lib/workbench/workbench.ts'
import { requireOpen, workbenchFor } from '../../lib/workbench/workbench.ts'
import { withoutNonPriced } from '../../lib/workbench/workbench-segments.ts'

/**
 * Cancels at once every offer of the reservation, or the one that is named, by a commit of its own. The path
 * names the reservation, or the workbench that was opened for it.
 */
export const cancelReservation: Operation<
  typeof reservationRoutes.cancelReservation,
  { commitWorkflow: CommitWorkflow }
> = async ({ path, query }, context, { commitWorkflow }) => {
  const flags: CommitFlags = {
    twoStep: false,
    ...(readFlag(context.headers('retainFlag')) && { retainValue: true }),
  }
  const name = path.ReservationResource_Identifier
  const workbench = await context.stores.workbenches.find(name)
  // Some clients send it in quotes.
  const offerId = query.OfferIdentifier?.replace(/^"(.*)"$/, '$1')
  const work = { context, commitWorkflow }
  const { started, end } =
    (await resumeCommit(context, commitWorkflow)) ??
    (workbench
      ? await cancelIn(workbench, offerId, flags, work)
      : await cancelByItself(await requireReservation(context, name), offerId, flags, work))
  if (end.kind !== 'over') return toCancellationAnswer(undefined, started.commit.id)
  const reservation = await committedReservation(end.outcome, context)
  return toCancellationAnswer(
    reservation,
    end.commit.id,
    await context.stores.documents.findMany(reservation.documentIds),
  )
}

const readFlag = (text: string | undefined): boolean => text?.toLowerCase() === 'true'

/**
 * @throws Refusal `locatorUnknown` nothing is left to cancel; `offerOrProductUnknown`; as
 *   `withoutCancelled` does
 */
async function cancelling(
  opened: OpenWorkbench,
  offerId: string | undefined,
  flags: CommitFlags,
  context: Context,
): Promise<OpenWorkbench> {
  const { stores, now } = context
  const reservation = opened.base && (await stores.reservations.find(opened.base.reservationId, now))
  const workbench = withCurrentHotelsAndCars(opened, reservation)
  const [everyLand, everyOther] = [activeHotelsAndCars(workbench), allNonPriced(workbench)]
  if (!workbench.base || workbench.offers.length + everyLand.length + everyOther.length === 0)
    throw new Refusal('locatorUnknown')
  const named = offerId === undefined ? undefined : hotelOrCarNamed(workbench, [offerId])
  const land = offerId === undefined ? everyLand : named ? [named] : []
  requireNoneOver(land, now)
  const others = everyOther.filter(
    ({ id, ref }) => offerId === undefined || offerId === id || offerId === ref,
  )
  const air =
    offerId === undefined
      ? workbench.offers.map(({ id }) => id)
      : land.length + others.length === 0
        ? [offerId]
        : []
  const documents = await stores.documents.findMany(reservation?.documentIds ?? [])
  const isRetained = flags.retainValue === true
  const left = withoutNonPriced(withoutHotelsAndCars(workbench, land), others)
  return withoutCancelled(left, air, { documents, isRetained }, now)
}

interface Work {
  readonly context: Context
  readonly commitWorkflow: CommitWorkflow
}

/** Cancels by committing the workbench that was opened for the reservation; joins a commit that is under way. */
async function cancelIn(
  workbench: Workbench,
  offerId: string | undefined,
  flags: CommitFlags,
  { context, commitWorkflow }: Work,
): Promise<StartedAndEnded> {
  if (workbench.status === 'committing')
    return { started: workbench, end: await runCommit(workbench, context, commitWorkflow) }
  const opened = requireOpen(workbench, context.now)
  const left = await cancelling(opened, offerId, flags, context)
  const started = await startCommit(booking(left, flags, context), context)
  return { started, end: await runCommit(started, context, commitWorkflow) }
}

/** Cancels by a commit of its own; a repeated request joins it. */
async function cancelByItself(
  reservation: Reservation,
  offerId: string | undefined,
  flags: CommitFlags,
  { context, commitWorkflow }: Work,
): Promise<StartedAndEnded> {
  const isNamed = ({ id, ref }: { readonly id: string; readonly ref: string }): boolean =>
    id === offerId || ref === offerId
  const isGone =
    offerId !== undefined &&
    hotelOrCarNamed(reservation, [offerId]) === undefined &&
    !reservation.offers.some(isNamed)
  if (isGone || isCancelled(reservation)) {
    const underWay = await findUnderWay(reservation, context)
    if (underWay) return { started: underWay, end: await runCommit(underWay, context, commitWorkflow) }
    if (isCancelled(reservation)) throw new Refusal('locatorUnknown')
  }
  return commitOnce(
    {
      name: ['cancel', reservation.id, reservation.version, offerId ?? ''],
      begin: async (id) => {
        const opened = workbenchFor(reservation, id, context.now)
        return booking(await cancelling(opened, offerId, flags, context), flags, context)
      },
      isStillValid: hasCommitted,
    },
    context,
    commitWorkflow,
  )
}

/** A filed cancellation whose seats may not be released yet. */
async function findUnderWay(
  reservation: Reservation,
  { stores }: Context,
): Promise<CommittingWorkbench | undefined> {
  // The voids of its documents come after it.
  const last = commitEventsOf(reservation).findLast(({ kind }) => kind === 'cancelled')
  if (last?.workbenchId === undefined) return undefined
  const workbench = await stores.workbenches.find(last.workbenchId)
  return workbench?.status === 'committing' ? workbench : undefined
}
