import type { BookCommit } from '../../lib/commit/commit.ts'
import { offersToSell, offersToTicket } from '../../lib/commit/commit.ts'
import type { SoldSeats } from '../../lib/commit/commit-effects.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import { cancelledSegmentsOf } from '../../lib/workbench/air-offer.ts'
import { heldSeatsOf } from './sell-unquoted.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'
import { saleKey } from './step.ts'

type Booking = PlannedWorkbench<BookCommit>

/** Sells the seats of one offer. */
export async function sellSeats(
  offer: AirOffer,
  { commit, travelers, call }: Booking,
  { airHosts }: StepDependencies,
): Promise<SoldSeats> {
  const { id, itinerary } = offer
  const host = hostNamed(airHosts, itinerary.supplier)
  const key = saleKey(commit, id)
  const order = {
    key,
    itinerary,
    travelers: travelers.map(({ id: travelerId, surname, given, ptc }) => ({
      id: travelerId,
      surname,
      given,
      ptc,
    })),
    ticketingTimeLimit: itinerary.ticketingTimeLimit,
    ticketsFollow: offersToTicket(commit.plan).some((one) => one.id === id),
    replacesSegments: heldSeatsOf(offer),
  }
  const { supplierLocators, orderId } = (await host.findSale(key, call)) ?? (await host.sell(order, call))
  return {
    kind: 'seats',
    supplier: host.supplier,
    offerId: id,
    saleKey: key,
    supplierLocators,
    ...(orderId !== undefined && { orderId }),
  }
}

/** Undo of `sellSeats`. */
export async function releaseSeats({ commit, call }: Booking, { airHosts }: StepDependencies): Promise<void> {
  for (const offer of offersToSell(commit.plan)) {
    const { id, itinerary } = offer
    const host = hostNamed(airHosts, itinerary.supplier)
    const sale = { key: saleKey(commit, id), itinerary, replacesSegments: heldSeatsOf(offer) }
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
