import { changedOffers } from '../../lib/commit/book-plan.ts'
import type { BookCommit, Commit, CommitOutcome } from '../../lib/commit/commit.ts'
import type { Sold } from '../../lib/commit/commit-effects.ts'
import { soldOf } from '../../lib/commit/commit-effects.ts'
import type { RoomOffer } from '../../lib/hotel/hotel.ts'
import {
  noticesOf,
  orderOf,
  roomsOfSales,
  roomsOrdered,
  type SoldRooms,
} from '../../lib/hotel/hotel-order.ts'
import { isReleasable } from '../../lib/hotel/room-payments.ts'
import { derivedId } from '../../lib/kernel/derived-id.ts'
import type { RefusalNotice } from '../../lib/kernel/notice.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { queueItem } from '../../lib/queue/queue.ts'
import { settleCards } from './commit-cards.ts'
import type { Filed, NotVoided } from './filed.ts'
import { forgetPending } from './note-pending.ts'
import type { InCommit, StepDependencies } from './step.ts'

/** How a commit ended. */
export interface Ending {
  readonly sold: readonly Sold[]
  /** Undefined: it could not be filed. */
  readonly filed: Filed | undefined
  /** Why the booking, or its ticketing, failed. */
  readonly problems: readonly RefusalNotice[]
  readonly notVoided: readonly NotVoided[]
}

/** Ends the commit: from now on the workbench holds its outcome, and nothing else. */
export async function closeWorkbench(
  { ref, workbench }: InCommit,
  ending: Ending,
  dependencies: StepDependencies,
): Promise<void> {
  const stores = dependencies.stores(ref.tenantId)
  const { id, version, touchedAt, commit } = workbench
  if (ending.filed && commit.kind === 'book') await placeOnQueues(commit, ending.filed, stores)
  const unpaid = commit.kind === 'book' && ending.filed ? (commit.plan?.unpaid ?? []) : []
  const problems = [...ending.problems, ...unpaid, ...(await withNumbers(ending.notVoided, stores))]
  const decided = outcomeOf(commit, { ...ending, problems })
  const outcome = decided.kind === 'committed' ? await withUnknownRooms(decided, commit, stores) : decided
  await settleCards(ref, workbench, outcome, dependencies)
  if (commit.pendingAt !== undefined) await forgetPending(commit, stores)
  await stores.workbenches.end(
    { status: 'closed', id, version, touchedAt, commit: { ...commit, plan: undefined }, outcome },
    commit.at,
  )
}

/** Problems of documents, each with the number of its document, if it has one. */
async function withNumbers(notVoided: Ending['notVoided'], { documents }: Stores): Promise<RefusalNotice[]> {
  const found = await documents.findMany(notVoided.map(({ documentId }) => documentId))
  return notVoided.map(({ documentId, code, details }) => {
    const number = found.find(({ id }) => id === documentId)?.number
    return { code, details: { ...details, ...(number !== undefined && { number }) } }
  })
}

function outcomeOf(commit: Commit, { filed, problems, sold }: Omit<Ending, 'notVoided'>): CommitOutcome {
  const [problem = { code: 'commitFailed', details: {} }] = problems
  const rooms = soldOf(sold, 'rooms')
  if (filed) {
    const { reservationIds } = filed
    const changes = commit.kind === 'book' && commit.plan ? changedOffers(commit.plan) : []
    return {
      ...{ kind: 'committed', reservationIds, problems, ...warningsOf(commit, rooms, problems) },
      ...(changes.length > 0 && { changes }),
    }
  }
  return isUnrecorded(commit, rooms, problem)
    ? { kind: 'unrecorded', sold: rooms }
    : { kind: 'refused', problem }
}

/** With a warning for each room that the commit cancelled and whose hotel had no cancellation number for it. */
async function withUnknownRooms(
  outcome: Extract<CommitOutcome, { readonly kind: 'committed' }>,
  commit: Commit,
  { reservations }: Stores,
): Promise<CommitOutcome> {
  const cancelled = cancelledRooms(commit)
  if (cancelled.length === 0) return outcome
  const [reservationId = ''] = outcome.reservationIds
  const { hotels = [] } = (await reservations.find(reservationId, commit.at)) ?? {}
  const unknown = hotels.flatMap((stay): RefusalNotice[] =>
    stay.kind === 'room' && cancelled.includes(stay.id) && !cancellationOf(stay)
      ? [{ code: 'hotelCancelledHere', details: { offer: stay.ref } }]
      : [],
  )
  return unknown.length > 0 ? { ...outcome, warnings: [...(outcome.warnings ?? []), ...unknown] } : outcome
}

/** Ids of the rooms that a commit cancels. */
function cancelledRooms(commit: Commit): string[] {
  if (commit.kind === 'book') return (commit.plan?.cancelledHotels ?? []).map(({ id }) => id)
  return commit.kind === 'hotel' && commit.request.kind === 'cancel' ? [commit.request.hotelId] : []
}

const cancellationOf = ({ booking }: RoomOffer): string | undefined =>
  booking.status === 'cancelled' ? booking.cancellation : undefined

/** Rooms are sold, and their undo leaves them so. */
const isUnrecorded = (commit: Commit, rooms: readonly SoldRooms[], problem: RefusalNotice): boolean =>
  roomsOfSales(rooms).length > 0 && (problem.code === 'commitFailed' || keepsRooms(commit, rooms))

function keepsRooms(commit: Commit, rooms: readonly SoldRooms[]): boolean {
  const order = commit.kind === 'hotel' ? orderOf(commit) : undefined
  return order !== undefined && !isReleasable(order, rooms, commit.at)
}

/** Warnings of a commit that was filed: what it did in full, only when nothing failed. */
function warningsOf(
  commit: Commit,
  sold: Parameters<typeof roomsOfSales>[0],
  problems: readonly RefusalNotice[],
): { readonly warnings: readonly RefusalNotice[]; readonly isPartial?: boolean } {
  if (commit.kind === 'book') {
    const { accepted = [], warnings = [] } = commit.plan ?? {}
    return { warnings: [...accepted, ...(problems.length > 0 ? [] : warnings)] }
  }
  if (commit.kind !== 'hotel') return { warnings: [] }
  const { request } = commit
  if (request.kind === 'cancel') return { warnings: [] }
  if (request.kind === 'change') return { warnings: request.notices }
  const rooms = request.kind === 'record' ? request.rooms : roomsOfSales(sold)
  return { warnings: noticesOf(request.order, sold), isPartial: rooms.length < roomsOrdered(request.order) }
}

/**
 * The reservation exists by now. Queue items are named after the commit: a repeated step places and removes
 * them once.
 */
async function placeOnQueues(
  { id, at, flags: { queues = [], notificationDate } }: BookCommit,
  { reservationIds: [reservationId = ''] }: Filed,
  { reservations, queueItems }: Stores,
): Promise<void> {
  if (queues.length === 0 && notificationDate === undefined) return
  const reservation = await reservations.find(reservationId, at)
  if (!reservation) throw new Error('a committed reservation is not there')
  const undated = queues.filter(({ from }) => from === undefined)
  const atOnce = undated.map((queue, index) => ({ ...queue, id: derivedId(`${id}#queue#${index}`) }))
  // A later commit may have set another date since: then that one counts.
  const { items = [], replaced = [] } = reservation.reminder?.commitId === id ? reservation.reminder : {}
  for (const item of replaced) await queueItems.remove({ ...item, reservationId }, at)
  for (const { id: itemId, isUnnamed: _, ...queue } of [...atOnce, ...items])
    await queueItems.placeOnce(queueItem(itemId, queue, reservation, at))
}
