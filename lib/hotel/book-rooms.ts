import { committedReservation } from '../commit/answer-commit.ts'
import type { HotelCommit } from '../commit/commit.ts'
import { commitOnce } from '../commit/commit-once.ts'
import type { CommitWorkflow } from '../commit/commit-workflow.ts'
import { type CommitEnd, newCommit, type StartedAndEnded } from '../commit/run-commit.ts'
import { toPendingAnswer } from '../commit/wire/commit.ts'
import type { RequestContext } from '../contract/request-context.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { lifetimes } from '../kernel/limits.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { CardRemoval } from '../payment/card-vault.ts'
import { vaultTokensOf } from '../payment/payment.ts'
import { freeLocator } from '../reservation/free-locator.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { Reservations } from '../reservation/reservations.ts'
import type { ReservationAnswer } from '../reservation/wire/reservation.ts'
import { SupplierUnavailable } from '../suppliers/air-host.ts'
import type { HotelHosts, HotelSales } from '../suppliers/hotel-aggregator.ts'
import { hostNamed } from '../suppliers/serving.ts'
import { callOf } from '../suppliers/supplier-call.ts'
import type { Documents } from '../ticketing/documents.ts'
import type { ClosedWorkbench, CommittingWorkbench } from '../workbench/workbench.ts'
import { isUnresolved, openWorkbench } from '../workbench/workbench.ts'
import type { Workbenches } from '../workbench/workbenches.ts'
import { guestNames } from './guest.ts'
import type { HotelCaches } from './hotel-caches.ts'
import type { HotelGuests } from './hotel-guests.ts'
import type { HotelOrder, HotelRequest, SoldRooms } from './hotel-order.ts'
import { noticesOf, orderOf, recordName, roomsOfSales, roomsOrdered, saleOf } from './hotel-order.ts'
import { planRooms, type RoomsOrder } from './plan-rooms.ts'
import { placedRooms, reservationOfRooms, roomsOfOrder } from './reserved-rooms.ts'
import { type HotelAnswerNotes, type HotelRecord, toHotelAnswer } from './wire/hotel-answer.ts'
import { toGuests } from './wire/room-party.ts'

/** What booking rooms needs from outside. */
export interface HotelDependencies {
  readonly hotels: HotelHosts<HotelSales>
  readonly vault: CardRemoval
  readonly commitWorkflow: CommitWorkflow
}

export type HotelBookingContext = RequestContext<{
  readonly workbenches: Workbenches
  readonly reservations: Reservations
  readonly documents: Documents
  readonly hotelCaches: HotelCaches
  readonly hotelGuests: HotelGuests
}>

/** A workbench whose commit does something with hotel rooms. */
export const hotelWorkbench = (
  workbenchId: string,
  request: (commitId: string) => HotelRequest,
  context: HotelBookingContext,
): CommittingWorkbench<HotelCommit> => {
  const commit = newCommit(context)
  return {
    ...openWorkbench(workbenchId, context.now),
    status: 'committing',
    commit: { ...commit, kind: 'hotel', request: request(commit.id) },
  }
}

/**
 * Books rooms in a separate commit and answers with them. A repeated request joins the commit or gets its
 * outcome again. It is a new order when every room was cancelled since, or when it names no offer and the
 * offers of the first request have expired. When it is unknown whether the hotel sold, its sales are looked
 * up: sold rooms are recorded under the original keys, other rooms are ordered on the current terms.
 *
 * @param sentOfferId of a reference payload, whose answer repeats it
 * @throws Refusal as `planRooms`; the refusal that ended the commit; `hotelSellUnconfirmed`
 */
export async function bookRooms(
  requested: RoomsOrder,
  context: HotelBookingContext,
  dependencies: HotelDependencies,
  sentOfferId?: string,
): Promise<ReservationAnswer> {
  const { now, stores, tenant } = context
  const { hotels, vault, commitWorkflow } = dependencies
  const namesOffers = requested.offers.every(({ offerId }) => offerId !== undefined)
  const { name, ...order } = requested
  const { started, end } = await commitOnce(
    {
      name: ['hotel', order.reservation?.id ?? '', ...name],
      begin: async (workbenchId, earlier) => {
        const unresolved = earlier && (await unresolvedRequest(earlier, context, hotels))
        if (unresolved) return hotelWorkbench(workbenchId, () => unresolved, context)
        const planned = await planRooms(order, context, hotels)
        await stores.hotelGuests.note(planned.travelers.flatMap(guestNames), workbenchId, now)
        return hotelWorkbench(workbenchId, (id) => ({ kind: 'sell', order: { id, ...planned } }), context)
      },
      isStillValid: async ({ commit, outcome }) => {
        const order = orderOf(commit)
        if (!order || outcome.kind !== 'committed') return false
        const reservations = await findAll(outcome.reservationIds, context)
        return !isOver(order, reservations, namesOffers, now)
      },
    },
    context,
    commitWorkflow,
  )
  const [ordered] = vaultTokensOf([orderOf(started.commit)?.formOfPayment ?? {}])
  // A repeated request brings its card again: the order has the first one.
  for (const token of vaultTokensOf([order.formOfPayment]))
    if (token !== ordered) await vault.forget(tenant.accessGroup, token)
  return answerHotelCommit({ started, end }, context, { offerId: sentOfferId })
}

/**
 * The request that completes an unresolved order: record what was sold, or sell under the original keys.
 *
 * @returns undefined: nothing was sold
 * @throws Refusal `hotelSellUnconfirmed` the hotel does not answer
 */
async function unresolvedRequest(
  earlier: ClosedWorkbench,
  context: HotelBookingContext,
  hotels: HotelHosts<HotelSales>,
): Promise<HotelRequest | undefined> {
  const order = orderOf(earlier.commit)
  if (!order || !isUnresolved(earlier)) return undefined
  const recorded = await findRecorded(order, context)
  const rooms = recorded ? placedRooms(order, recorded).map(({ room }) => room) : []
  if (rooms.length > 0) return { kind: 'record', order, rooms }
  if (context.now < earlier.commit.at + lifetimes.idempotencyLeaseMs) return { kind: 'sell', order }
  try {
    const sale = { ...saleOf(order, 0), guests: toGuests(order) }
    const host = hostNamed(hotels, sale.rate.property.supplier)
    return (await host.findSale(sale, callOf(context))) && { kind: 'sell', order }
  } catch (error) {
    throw error instanceof SupplierUnavailable
      ? new Refusal('hotelSellUnconfirmed', {}, { cause: error })
      : error
  }
}

/** The reservation with rooms of an order, which Sync Reservation may have recorded. */
async function findRecorded(
  order: HotelOrder,
  { stores, tenant, now }: HotelBookingContext,
): Promise<Reservation | undefined> {
  const name = recordName(order, [{ line: 0, room: 0, confirmation: '' }])
  const id = order.reservationId ?? (await freeLocator(name, tenant.accessGroup, stores)).reservationId
  return stores.reservations.find(id, now)
}

const isOver = (
  order: HotelOrder,
  reservations: readonly Reservation[],
  namesOffers: boolean,
  now: EpochMs,
): boolean => {
  const rooms = reservations.flatMap((reservation) => roomsOfOrder(order, reservation))
  const isCancelled = rooms.every(({ booking }) => booking.status === 'cancelled')
  return isCancelled || (!namesOffers && now >= order.at + lifetimes.hotelOffersMs)
}

export const findAll = async (
  ids: readonly string[],
  { stores, now }: HotelBookingContext,
): Promise<Reservation[]> =>
  (await Promise.all(ids.map((id) => stores.reservations.find(id, now)))).filter(
    (found) => found !== undefined,
  )

/**
 * The answer of a commit of rooms, or that it continues.
 *
 * @throws Refusal the refusal that ended it
 */
export const answerHotelCommit = async (
  { started, end }: StartedAndEnded,
  context: HotelBookingContext,
  notes?: HotelAnswerNotes,
): Promise<ReservationAnswer> =>
  end.kind === 'over' ? answerRooms(end, context, notes) : toPendingAnswer(started.id)

/**
 * The answer of a commit of rooms.
 *
 * @throws Refusal the refusal that ended it
 */
async function answerRooms(
  { commit, outcome }: Extract<CommitEnd, { readonly kind: 'over' }>,
  context: HotelBookingContext,
  news: HotelAnswerNotes = {},
): Promise<ReservationAnswer> {
  if (outcome.kind === 'unrecorded') return answerUnrecorded(commit, outcome.sold, news)
  const first = await committedReservation(outcome, context)
  const {
    reservationIds = [],
    warnings: notices = [],
    isPartial,
  } = outcome.kind === 'committed' ? outcome : {}
  const others = await findAll(reservationIds.slice(1), context)
  return toHotelAnswer(await recordsOf([first, ...others], context), {
    ...news,
    notices: [...(news.notices ?? []), ...notices],
    isPartial,
  })
}

/** The rooms are sold, but no reservation has them yet. */
function answerUnrecorded(
  commit: { readonly kind: string; readonly request?: HotelRequest },
  sold: readonly SoldRooms[],
  news: HotelAnswerNotes,
): ReservationAnswer {
  const order = orderOf(commit)
  if (!order) throw new Error('rooms without an order')
  const rooms = roomsOfSales(sold)
  const names = { reservationId: order.id, locator: '', position: 0 }
  const reservation = reservationOfRooms({ ...order, isRecordPerTraveler: false }, rooms, names)
  return toHotelAnswer([{ reservation, tickets: [], iataNumber: undefined }], {
    ...news,
    notices: noticesOf(order, sold),
    isPartial: rooms.length < roomsOrdered(order),
    isUnrecorded: true,
  })
}

/** Reservations with their tickets, when they have flights too, and the number of the office that made them. */
export const recordsOf = (
  reservations: readonly Reservation[],
  { stores, tenant }: RequestContext<{ readonly documents: Documents }>,
): Promise<HotelRecord[]> =>
  Promise.all(
    reservations.map(async (reservation) => ({
      reservation,
      tickets: await stores.documents.findMany(reservation.documentIds),
      iataNumber: tenant.offices.find(({ pcc }) => pcc === reservation.pcc)?.iataNumber,
    })),
  )
