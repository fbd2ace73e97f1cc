import { isPaidAtSale } from '../../lib/commit/book-plan.ts'
import type { BookCommit } from '../../lib/commit/commit.ts'
import type { SoldSeats } from '../../lib/commit/commit-effects.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import { cancelledSegmentsOf } from '../../lib/workbench/air-offer.ts'
import { filedBooking } from '../../lib/workbench/host-booking.ts'
import { seatOrderParts } from '../../lib/workbench/wire/seat-order.ts'
import { orderedServices } from './sell-ancillaries.ts'
import { changedOrderOf, keptSeatsOf } from './sell-changes.ts'
import { heldSeatsOf } from './sell-unquoted.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'
import { saleKey } from './step.ts'

type Booking = PlannedWorkbench<BookCommit>

/** Sells the seats of one offer, with its services where the host sells them together. */
export async function sellSeats(
  offer: AirOffer,
  workbench: Booking,
  { airHosts }: StepDependencies,
): Promise<SoldSeats> {
  const { commit, call } = workbench
  const { id, itinerary } = offer
  const host = hostNamed(airHosts, itinerary.supplier)
  const key = saleKey(commit, id)
  const order = {
    key,
    itinerary,
    ...seatOrderParts(workbench, { offer, itinerary }),
    services: orderedServices(commit, offer),
    ticketingTimeLimit: itinerary.ticketingTimeLimit,
    isPaid: isPaidAtSale(offer),
    replacesSegments: inheritedSeats(offer),
    changes: changedOrderOf(offer),
  }
  const sale = (await host.findSale(key, call)) ?? (await host.sell(order, call))
  return { kind: 'seats', supplier: host.supplier, offerId: id, saleKey: key, ...filedBooking(sale) }
}

/** Seats of other sales that the sale of an offer inherits. */
const inheritedSeats = (offer: AirOffer) => [...heldSeatsOf(offer), ...keptSeatsOf(offer)]

/** Undo of `sellSeats`. */
export async function releaseSeats(
  offers: readonly AirOffer[],
  { commit, call }: Booking,
  { airHosts }: StepDependencies,
): Promise<void> {
  for (const offer of offers) {
    const { id, itinerary } = offer
    const host = hostNamed(airHosts, itinerary.supplier)
    const sale = { key: saleKey(commit, id), itinerary, replacesSegments: inheritedSeats(offer) }
    if (sale.replacesSegments.length === 0) await host.release(sale.key, itinerary, call)
    else if (host.undoSale) await host.undoSale(sale, call)
    else throw new Error('the host sells no held seats')
  }
}

/** Releases offers and segments of the reservation. */
export async function releaseCancelledFlights(
  { commit, call }: Booking,
  { airHosts }: StepDependencies,
): Promise<void> {
  const { plan } = commit
  for (const { booking, itinerary } of plan.cancelled) {
    if (booking.status === 'added') continue
    await hostNamed(airHosts, itinerary.supplier).release(booking.saleKey, itinerary, call)
  }
  for (const offer of plan.offers) {
    const { booking, itinerary } = offer
    const flights = cancelledSegmentsOf(offer).map(({ flight }) => flight)
    if (booking.status === 'added' || flights.length === 0) continue
    await hostNamed(airHosts, itinerary.supplier).releaseFlights?.(booking.saleKey, flights, call)
  }
}
