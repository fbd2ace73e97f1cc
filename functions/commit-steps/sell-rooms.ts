import type { HotelCommit } from '../../lib/commit/commit.ts'
import type { CancelledAtSupplier } from '../../lib/commit/commit-effects.ts'
import type { HotelSegment } from '../../lib/hotel/hotel.ts'
import type { HotelRequest, RoomsToSell, SoldRooms } from '../../lib/hotel/hotel-order.ts'
import { roomsOfSales, saleOf } from '../../lib/hotel/hotel-order.ts'
import { isReleasable } from '../../lib/hotel/room-payments.ts'
import type { RoomToRelease } from '../../lib/hotel/room-release.ts'
import { releasesOf } from '../../lib/hotel/room-release.ts'
import { partyOfOrder, partyOfRoom } from '../../lib/hotel/wire/room-party.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import type {
  HotelSales,
  RoomCancellation,
  RoomOrder,
  RoomParty,
  RoomSale,
} from '../../lib/suppliers/hotel-aggregator.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
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
    const host = hostNamed(hotels, sale.rate.property.supplier)
    const { confirmations } = await sellOnce({ ...sale, ...party }, host, call)
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
async function sellOnce(order: RoomOrder, host: HotelSales, call: SupplierCall): Promise<RoomSale> {
  try {
    return await host.sell(order, call)
  } catch (error) {
    if (!(error instanceof SupplierUnavailable)) throw error
  }
  try {
    return (await host.findSale(order, call)) ?? (await host.sell(order, call))
  } catch (error) {
    throw error instanceof SupplierUnavailable
      ? new Refusal('hotelSellUnconfirmed', {}, { cause: error })
      : error
  }
}

/**
 * Releases rooms at their hotels, and refunds what this service charged for them. A room that was replaced by another
 * one has no cancellation number to note, nor has one that the hotel does not know: a Sync recorded it.
 */
export async function releaseRooms(
  rooms: readonly RoomToRelease[],
  call: SupplierCall,
  { hotels, paymentGateway }: StepDependencies,
): Promise<CancelledAtSupplier[]> {
  const cancelled: CancelledAtSupplier[] = []
  for (const { offerId, supplier, saleKey, room, isMoved, refund } of rooms) {
    const sold = { key: saleKey, room, isMoved }
    const cancellation = await cancelAtHotel(hostNamed(hotels, supplier), sold, call)
    if (refund) await paymentGateway.refund({ key: `${saleKey}#${room}#refund`, ...refund }, call)
    if (!isMoved && cancellation !== undefined) cancelled.push({ offerId, cancellation })
  }
  return cancelled
}

/** @returns undefined: the hotel has no such room */
async function cancelAtHotel(
  host: HotelSales,
  room: RoomCancellation,
  call: SupplierCall,
): Promise<string | undefined> {
  try {
    return (await host.cancel(room, call)).cancellation
  } catch (error) {
    if (error instanceof Refusal && error.code === 'hotelReservationUnknown') return undefined
    throw error
  }
}

/** Releases the rooms of an order that ended, when nothing is lost by it. */
export async function undoRooms(
  { request, at }: HotelCommit,
  sold: readonly SoldRooms[],
  call: SupplierCall,
  { hotels }: StepDependencies,
): Promise<void> {
  if (request.kind !== 'sell' || !isReleasable(request.order, sold, at)) return
  for (const { line, room } of roomsOfSales(sold)) {
    const { key, rate } = saleOf(request.order, line)
    await hostNamed(hotels, rate.property.supplier).cancel({ key, room, isMoved: false }, call)
  }
}

/** Releases rooms of the reservation; passive segments need no call to a hotel. */
export const releaseCancelledHotels = (
  stays: readonly HotelSegment[],
  call: SupplierCall,
  dependencies: StepDependencies,
): Promise<CancelledAtSupplier[]> =>
  releaseRooms(
    stays.flatMap((stay) => releasesOf(stay, call.now)),
    call,
    dependencies,
  )
