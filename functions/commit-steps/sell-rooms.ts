import type { HotelCommit } from '../../lib/commit/commit.ts'
import type { CancelledAtSupplier } from '../../lib/commit/commit-effects.ts'
import type { HotelSegment } from '../../lib/hotel/hotel.ts'
import type { HotelRequest, RoomsToSell, RoomToRelease, SoldRooms } from '../../lib/hotel/hotel-order.ts'
import { partyOfOrder, partyOfRoom } from '../../lib/hotel/wire/room-party.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import type { HotelSales, RoomOrder, RoomParty, RoomSale } from '../../lib/suppliers/hotel-aggregator.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'

/**
 * Sells the rooms of one rate, under the key of the order.
 *
 * @throws Refusal the hotel's, unless the commit goes on without these rooms; `hotelSellUnconfirmed`
 */
export async function sellRooms(
  { id, sale, isOptional }: RoomsToSell,
  { commit, call }: PlannedWorkbench<HotelCommit>,
  { hotels, stores }: StepDependencies,
): Promise<SoldRooms> {
  const sold = { kind: 'rooms', offerId: id, saleKey: sale.key } as const
  const party = await partyOf(commit.request, Number(id), stores(call.tenantId), call)
  try {
    const order = { ...sale, ...party }
    const { confirmations } = await sellOnce(order, hotels, call)
    return { ...sold, confirmations }
  } catch (error) {
    const isRefused = error instanceof Refusal && error.code !== 'hotelSellUnconfirmed'
    if (!isRefused || !isOptional) throw error
    return { ...sold, confirmations: [], refused: error.message }
  }
}

/** Who stays in the rooms of a sale. @throws Refusal `hotelReservationUnknown` */
async function partyOf(
  request: HotelRequest,
  line: number,
  { reservations }: Stores,
  { now }: SupplierCall,
): Promise<RoomParty> {
  if (request.kind === 'sell' || request.kind === 'record') return partyOfOrder(request.order, line)
  const reservation = await reservations.find(request.reservationId, now)
  if (!reservation || request.kind === 'cancel') throw new Refusal('hotelReservationUnknown')
  const { stay, contact } = request.change
  return partyOfRoom(reservation, stay, contact)
}

/**
 * Sells under the order's key; when no answer comes, queries the hotel once for the outcome.
 *
 * @throws Refusal `hotelSellUnconfirmed` the outcome is unknown: Sync Reservation, or the same request later,
 *   goes on
 */
async function sellOnce(order: RoomOrder, hotels: HotelSales, call: SupplierCall): Promise<RoomSale> {
  try {
    return await hotels.sell(order, call)
  } catch (error) {
    if (!(error instanceof SupplierUnavailable)) throw error
  }
  try {
    return (await hotels.findSale(order, call)) ?? (await hotels.sell(order, call))
  } catch (error) {
    throw error instanceof SupplierUnavailable
      ? new Refusal('hotelSellUnconfirmed', {}, { cause: error })
      : error
  }
}

/**
 * Releases rooms at their hotels. A room that was replaced by another one has no cancellation number to note.
 */
export async function releaseRooms(
  rooms: readonly RoomToRelease[],
  call: SupplierCall,
  { hotels }: StepDependencies,
): Promise<CancelledAtSupplier[]> {
  const cancelled: CancelledAtSupplier[] = []
  for (const { offerId, saleKey, room, isMoved } of rooms) {
    const { cancellation } = await hotels.cancel(saleKey, room, call, isMoved)
    if (!isMoved) cancelled.push({ offerId, cancellation })
  }
  return cancelled
}

/** Releases rooms of the reservation; passive segments need no call to a hotel. */
export const releaseCancelledHotels = (
  stays: readonly HotelSegment[],
  call: SupplierCall,
  dependencies: StepDependencies,
): Promise<CancelledAtSupplier[]> =>
  releaseRooms(
    stays.flatMap((stay) =>
      stay.kind === 'room'
        ? [{ offerId: stay.id, saleKey: stay.booking.saleKey, room: stay.booking.room, isMoved: false }]
        : [],
    ),
    call,
    dependencies,
  )
