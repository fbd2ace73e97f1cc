import type { BookCommit } from '../../lib/commit/commit.ts'
import type { SoldSeats } from '../../lib/commit/commit-effects.ts'
import { hostOfUnquotedSeats } from '../../lib/suppliers/hosts.ts'
import type { HeldSeats } from '../../lib/suppliers/seat-orders.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import { filedBooking } from '../../lib/workbench/host-booking.ts'
import { replacedSegments } from '../../lib/workbench/price-unquoted.ts'
import type { UnquotedSale } from '../../lib/workbench/unquoted-segment.ts'
import { seatsOf } from '../../lib/workbench/unquoted-segment.ts'
import { seatOrderParts } from '../../lib/workbench/wire/seat-order.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'
import { saleKey } from './step.ts'

type Booking = PlannedWorkbench<BookCommit>

/** Only the GDS sells seats without a fare quote. */
const hostOf = ({ airHosts }: StepDependencies) => hostOfUnquotedSeats(airHosts)

/** Sells the seats of one segment without a fare quote. */
export async function sellUnquoted(
  { id, seats, ticketingTimeLimit }: UnquotedSale,
  workbench: Booking,
  dependencies: StepDependencies,
): Promise<SoldSeats> {
  const { commit, call } = workbench
  const host = hostOf(dependencies)
  if (!host.sellUnquotedSeats) throw new Error('the host sells no seats without a fare quote')
  const key = saleKey(commit, id)
  const order = {
    key,
    itinerary: seats,
    ...seatOrderParts(workbench, { itinerary: seats }),
    ticketingTimeLimit,
  }
  const sale = (await host.findSale(key, call)) ?? (await host.sellUnquotedSeats(order, call))
  return { kind: 'seats', supplier: host.supplier, offerId: id, saleKey: key, ...filedBooking(sale) }
}

/** Seats held without a fare quote that the sale of an offer replaces. */
export const heldSeatsOf = (offer: AirOffer): HeldSeats[] =>
  replacedSegments(offer).map(({ flight, bookingClass, booking }) => ({
    flight,
    bookingClass,
    saleKey: booking.saleKey,
    seats: booking.seats,
  }))

/** Undo of `sellUnquoted`. */
export async function releaseUnquoted(
  { commit, call }: Booking,
  dependencies: StepDependencies,
): Promise<void> {
  for (const { id, seats } of commit.plan.unquoted)
    await hostOf(dependencies).release(saleKey(commit, id), seats, call)
}

/**
 * Releases seats of the reservation that no other sale replaces; passive segments need no call to a supplier.
 */
export async function releaseCancelledUnquoted(
  { commit, call }: Booking,
  dependencies: StepDependencies,
): Promise<void> {
  const { plan } = commit
  for (const segment of [...plan.cancelledNonPriced, ...plan.offers.flatMap(replacedSegments)]) {
    if (!('kind' in segment) || segment.kind !== 'seats' || segment.booking.status === 'added') continue
    await hostNamed(dependencies.airHosts, segment.booking.supplier).release(
      segment.booking.saleKey,
      seatsOf(segment),
      call,
    )
  }
}
