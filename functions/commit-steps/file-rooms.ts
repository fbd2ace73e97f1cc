import type { HotelCommit, Planned } from '../../lib/commit/commit.ts'
import type { CommitEffects } from '../../lib/commit/commit-effects.ts'
import { isFiledBy } from '../../lib/commit/commit-history.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import { movedRoom, withCancelledHotel, withChangedHotel } from '../../lib/hotel/hotel-changes.ts'
import type { HotelOrder, HotelRequest, SoldRoom, SoldRooms } from '../../lib/hotel/hotel-order.ts'
import { recordName, roomsByRecord, roomsOfSales } from '../../lib/hotel/hotel-order.ts'
import { type RoomFiling, reservationOfRooms, withRooms } from '../../lib/hotel/reserved-rooms.ts'
import type { EpochMs } from '../../lib/kernel/instant.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { retryOnConflict } from '../../lib/kernel/update-item.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { freeLocator } from '../../lib/reservation/free-locator.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { requireAllowed } from '../../lib/reservation/reservations.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'

interface Filing {
  readonly ref: CommitRef
  readonly settled: CommitEffects['settled']
  readonly stores: Stores
}

type HotelWorkbench = CommittingWorkbench<Planned<HotelCommit>>
type Change = Extract<HotelRequest, { readonly kind: 'change' }>

/**
 * Files what was sold, recorded, cancelled or changed of hotel rooms; what is filed already does not change.
 *
 * @throws Refusal `hotelReservationUnknown` the reservation no longer exists
 */
export async function fileRooms(
  workbench: HotelWorkbench,
  sold: readonly SoldRooms[],
  filing: Filing,
): Promise<{ readonly reservationIds: readonly string[] }> {
  const { request } = workbench.commit
  switch (request.kind) {
    case 'sell':
      return fileOrder(request, roomsOfSales(sold), workbench, filing)
    case 'record':
      return fileOrder(request, request.rooms, workbench, filing)
    case 'cancel':
      return changed(request.reservationId, workbench, filing, (held) => {
        const stay = held.hotels?.find(({ id }) => id === request.hotelId)
        if (!stay) throw new Refusal('hotelReservationUnknown')
        return withCancelledHotel(held, stay, causeOf(workbench), workbench.commit.at)
      })
    case 'change':
      return fileChange(request, sold, workbench, filing)
    default:
      return request satisfies never
  }
}

const causeOf = ({ id: workbenchId, commit }: HotelWorkbench) => ({ commitId: commit.id, workbenchId })

async function fileChange(
  { change, move, reservationId }: Change,
  [sale]: readonly SoldRooms[],
  workbench: HotelWorkbench,
  filing: Filing,
) {
  const [confirmation = ''] = sale?.confirmations ?? []
  const stay = move
    ? movedRoom(change.stay, {
        saleKey: move.sale.key,
        confirmation,
        rate: move.rate,
        price: move.price,
      })
    : change.stay
  if (move) await indexRooms([{ confirmation }], { reservationId, at: workbench.commit.at }, filing)
  return changed(reservationId, workbench, filing, (held) =>
    withChangedHotel(held, { ...change, stay }, causeOf(workbench), workbench.commit.at),
  )
}

/** Changes a reservation once, however often the step is repeated. */
async function changed(
  reservationId: string,
  { commit }: HotelWorkbench,
  { stores }: Filing,
  change: (held: Reservation) => Reservation,
) {
  const found = await stores.reservations.update(reservationId, commit.at, (held) => {
    if (isFiledBy(held, commit.id)) return held
    requireAllowed(held, commit)
    return change(held)
  })
  if (!found) throw new Refusal('hotelReservationUnknown')
  return { reservationIds: [reservationId] }
}

/** Puts rooms into a new reservation, one for each traveler, or into the one they were bought for. */
async function fileOrder(
  { order, kind }: Extract<HotelRequest, { readonly order: HotelOrder }>,
  rooms: readonly SoldRoom[],
  workbench: HotelWorkbench,
  filing: Filing,
) {
  const { settled } = filing
  const filed = { isSynced: kind === 'record', settled }
  const reservationIds: string[] = []
  if (order.reservationId === undefined) {
    for (const ofRecord of roomsByRecord(order, rooms))
      reservationIds.push(
        await createRecord(order, ofRecord, { position: reservationIds.length, filed }, filing),
      )
  } else {
    await indexRooms(rooms, { reservationId: order.reservationId, at: order.at }, filing)
    await changed(order.reservationId, workbench, filing, (held) => withRooms(held, order, rooms, filed))
    reservationIds.push(order.reservationId)
  }
  return { reservationIds }
}

/**
 * A reservation of some rooms, under a locator that is free; the one of an earlier attempt when there is one.
 */
const createRecord = (
  order: HotelOrder,
  rooms: readonly SoldRoom[],
  { position, filed }: { readonly position: number; readonly filed: RoomFiling },
  filing: Filing,
): Promise<string> =>
  retryOnConflict(async () => {
    const { stores, ref } = filing
    const names = await freeLocator(recordName(order, rooms), ref.tenantId, stores)
    if (await stores.reservations.findWritten(names.reservationId)) return names.reservationId
    await indexRooms(rooms, { ...names, at: order.at }, filing)
    await stores.reservations.create(reservationOfRooms(order, rooms, { ...names, position }, filed), {
      id: ref.commitId,
    })
    return names.reservationId
  })

/** A reservation can be found by the confirmation numbers of its hotels. */
async function indexRooms(
  rooms: readonly Pick<SoldRoom, 'confirmation'>[],
  { reservationId, at }: { readonly reservationId: string; readonly at: EpochMs },
  { stores }: Filing,
): Promise<void> {
  for (const { confirmation } of rooms)
    await stores.reservations.indexBySupplierLocator(confirmation.toUpperCase(), reservationId, at)
}
