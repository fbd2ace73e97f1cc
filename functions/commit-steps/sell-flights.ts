import type { BookCommit, Planned } from '../../lib/commit/commit.ts'
import { offersToSell, offersToTicket } from '../../lib/commit/commit.ts'
import type { SoldSeats } from '../../lib/commit/commit-effects.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import { cancelledSegmentsOf } from '../../lib/workbench/air-offer.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'
import { heldSeatsOf } from './sell-unquoted.ts'
import type { StepDependencies } from './step.ts'
import { saleKey } from './step.ts'

type Booking = CommittingWorkbench<Planned<BookCommit>>

/** Sells the seats of one offer. */
export async function sellSeats(
  offer: AirOffer,
  { commit, travelers }: Booking,
  { airHosts }: StepDependencies,
): Promise<SoldSeats> {
  const { id, itinerary } = offer
  const host = airHostOf(airHosts, itinerary.source)
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
  const { supplierLocators, orderId } = (await host.findSale(key)) ?? (await host.sell(order, commit.at))
  return {
    kind: 'seats',
    offerId: id,
    saleKey: key,
    supplierLocators,
    ...(orderId !== undefined && { orderId }),
  }
}

/** Undo of `sellSeats`. */
export async function releaseSeats({ commit }: Booking, { airHosts }: StepDependencies): Promise<void> {
  for (const offer of offersToSell(commit.plan)) {
    const { id, itinerary } = offer
    const host = airHostOf(airHosts, itinerary.source)
    const sale = { key: saleKey(commit, id), itinerary, replacesSegments: heldSeatsOf(offer) }
    if (sale.replacesSegments.length === 0) await host.release(sale.key, itinerary, commit.at)
    else if (host.undoSale) await host.undoSale(sale, commit.at)
    else throw new Error('the host sells no held seats')
  }
}

/** Releases offers and segments of the reservation. */
export async function releaseCancelledFlights(
  { commit }: Booking,
  { airHosts }: StepDependencies,
): Promise<void> {
  const { plan, at } = commit
  for (const { booking, itinerary } of plan.cancelled) {
    if (booking.status === 'added') continue
    await airHostOf(airHosts, itinerary.source).release(booking.saleKey, itinerary, at)
  }
  for (const offer of plan.offers) {
    const { booking, itinerary } = offer
    const flights = cancelledSegmentsOf(offer).map(({ flight }) => flight)
    if (booking.status === 'added' || flights.length === 0) continue
    await airHostOf(airHosts, itinerary.source).releaseFlights?.(booking.saleKey, flights, at)
  }
}
