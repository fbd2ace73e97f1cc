import type { PricedItinerary } from '../pricing/fare.ts'
import type { NoSeatMap, SeatMap } from '../seat/seat-map.ts'
import type { SupplierCall } from './supplier-call.ts'

/** Someone who looks for a seat: a traveler of a workbench, or a passenger that has no name yet. */
export interface SeatSeeker {
  readonly id: string
  readonly ptc: string
}

export interface SeatMapRequest {
  /** With `offerRef`, where the supplier named the offer. */
  readonly itinerary: PricedItinerary
  /** Numbers of the segments, counted over the itinerary from 1. */
  readonly segments: readonly number[]
  /** Key of the order's sale; undefined: the offer is not sold yet. */
  readonly saleKey: string | undefined
  /** All travelers of the offer, in their order. */
  readonly seekers: readonly SeatSeeker[]
}

/**
 * Shows the seats of flights. They are sold as the other ancillaries are, with their order (`OrderedService.seat`) or by
 * `AirAncillaries.sell`.
 */
export interface AirSeats {
  /**
   * One for each segment, in their order: what can be chosen now, at the price of the itinerary's fares, in its
   * currency. Same request, same clock and same seats sold give the same answer.
   */
  seatMaps(request: SeatMapRequest, call: SupplierCall): Promise<readonly (SeatMap | NoSeatMap)[]>
}
