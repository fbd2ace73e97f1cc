import type { CancelledAtSupplier } from '../../lib/commit/commit-effects.ts'
import type { HotelSegment } from '../../lib/hotel/hotel.ts'
import type { RoomsToSell, RoomToRelease, SoldRooms } from '../../lib/hotel/hotel-order.ts'
import { releasesOf } from '../../lib/hotel/hotel-order.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import type { HotelSales, RoomOrder, RoomSale } from '../../lib/suppliers/hotel-aggregator.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import type { StepDependencies } from './step.ts'

/**
 * Sells the rooms of one rate, under the key of the order.
 *
 * @throws Refusal the hotel's, unless the commit goes on without these rooms; `hotelSellUnconfirmed`
 */
export async function sellRooms(
  { id, sale, isOptional }: RoomsToSell,
  call: SupplierCall,
  { hotels }: StepDependencies,
): Promise<SoldRooms> {
  const sold = { kind: 'rooms', offerId: id, saleKey: sale.key } as const
  try {
    const host = hostNamed(hotels, sale.rate.property.supplier)
    const { confirmations } = await sellOnce(sale, host, call)
    return { ...sold, confirmations }
  } catch (error) {
    const isRefused = error instanceof Refusal && error.code !== 'hotelSellUnconfirmed'
    if (!isRefused || !isOptional) throw error
    return { ...sold, confirmations: [], refused: error.message }
  }
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
 * one has no cancellation number to note.
 */
export async function releaseRooms(
  rooms: readonly RoomToRelease[],
  call: SupplierCall,
  { hotels, paymentGateway }: StepDependencies,
): Promise<CancelledAtSupplier[]> {
  const cancelled: CancelledAtSupplier[] = []
  for (const { offerId, supplier, saleKey, room, isMoved, refund } of rooms) {
    const sold = { key: saleKey, room, isMoved }
    const { cancellation } = await hostNamed(hotels, supplier).cancel(sold, call)
    if (refund) await paymentGateway.refund({ key: `${saleKey}#${room}#refund`, ...refund }, call)
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
    stays.flatMap((stay) => releasesOf(stay, call.now)),
    call,
    dependencies,
  )
