import type { BookCommit } from '../../lib/commit/commit.ts'
import type { SoldSeats } from '../../lib/commit/commit-effects.ts'
import { type AirHosts, hostOfUnquotedSeats } from '../../lib/suppliers/hosts.ts'
import type { HeldSeats } from '../../lib/suppliers/seat-orders.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import { filedBooking } from '../../lib/workbench/host-booking.ts'
import { replacedSegments } from '../../lib/workbench/price-unquoted.ts'
import type { UnquotedSale } from '../../lib/workbench/unquoted-segment.ts'
import { seatsOf } from '../../lib/workbench/unquoted-segment.ts'
import { seatOrderParts } from '../../lib/workbench/wire/seat-order.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'
import { saleKey } from './step.ts'

type Booking = PlannedWorkbench<BookCommit>

/**
 * Sales with the host that makes them, however the configuration changes until they are made or undone.
 *
 * @throws Refusal `supplierNotConnected`
 */
export const withHosts = (
  sales: readonly UnquotedSale[],
  { commit }: CommittingWorkbench<BookCommit>,
  { airHosts }: StepDependencies,
): UnquotedSale[] => sales.map((sale) => ({ ...sale, supplier: chosenHost(sale, commit, airHosts).supplier }))

function chosenHost({ seats }: UnquotedSale, { agency: { pcc } }: BookCommit, airHosts: AirHosts) {
  const carrier = seats.legs[0]?.segments[0]?.flight.carrier ?? ''
  return hostOfUnquotedSeats(airHosts, { pcc, carrier })
}

const hostOf = (sale: UnquotedSale, { commit }: Booking, { airHosts }: StepDependencies) =>
  sale.supplier === undefined ? chosenHost(sale, commit, airHosts) : hostNamed(airHosts, sale.supplier)

/** Sells the seats of one segment without a fare quote. */
export async function sellUnquoted(
  unquoted: UnquotedSale,
  workbench: Booking,
  dependencies: StepDependencies,
): Promise<SoldSeats> {
  const { commit, call } = workbench
  const { id, seats, ticketingTimeLimit } = unquoted
  const host = hostOf(unquoted, workbench, dependencies)
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
export async function releaseUnquoted(workbench: Booking, dependencies: StepDependencies): Promise<void> {
  const { commit, call } = workbench
  for (const sale of commit.plan.unquoted)
    await hostOf(sale, workbench, dependencies).release(saleKey(commit, sale.id), sale.seats, call)
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
