import { inventoryKey } from '../kernel/flight.ts'
import { countSeats } from '../kernel/passengers.ts'
import type { PricedItinerary, PricedSegment } from '../pricing/fare.ts'
import { segmentsOf } from '../pricing/fare.ts'
import type { HeldSeats } from '../suppliers/seat-orders.ts'

/** Whether two segments are the same seats: one departure in one booking class. */
const isSameSeat = (a: PricedSegment, b: PricedSegment): boolean =>
  inventoryKey(a.flight) === inventoryKey(b.flight) && a.bookingClass === b.bookingClass

/** Seats of a sale that a changed journey keeps. */
export function flightsKept(
  sale: { readonly saleKey: string; readonly itinerary: PricedItinerary },
  changed: PricedItinerary,
): HeldSeats[] {
  const seats = countSeats(sale.itinerary.passengers)
  return segmentsOf(sale.itinerary)
    .filter((segment) => segmentsOf(changed).some((kept) => isSameSeat(segment, kept)))
    .map(({ flight, bookingClass }) => ({ saleKey: sale.saleKey, flight, bookingClass, seats }))
}
