import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import type { SoldSeats } from '../../lib/commit/file-reservation.ts'
import type { AirHost, HeldSeats } from '../../lib/suppliers/air-host.ts'
import { airHostOf } from '../../lib/suppliers/hosts.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import type { OtherSegment } from '../../lib/workbench/non-priced-segments.ts'
import { takenOver } from '../../lib/workbench/price-unquoted.ts'
import type { UnpricedSale } from '../../lib/workbench/unquoted-segment.ts'
import { seatsOf } from '../../lib/workbench/unquoted-segment.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'
import type { StepDependencies } from './step.ts'
import { saleKey } from './step.ts'

/** Only the GDS takes seats without a price. */
const hostOf = ({ airHosts }: StepDependencies): AirHost => airHostOf(airHosts, 'GDS')

/**
 * Takes the seats of one segment that has no price. Asks the host first, so that a sale whose answer was lost
 * is found and not repeated.
 */
export async function takeUnpriced(
  commit: CommitRef,
  { id, seats, holdUntil }: UnpricedSale,
  workbench: CommittingWorkbench,
  dependencies: StepDependencies,
): Promise<SoldSeats> {
  const host = hostOf(dependencies)
  if (!host.sellUnpriced) throw new Error('the host takes no seats without a price')
  const key = saleKey(commit, id)
  const travelers = workbench.travelers.map(({ id: travelerId, surname, given, ptc }) => ({
    id: travelerId,
    surname,
    given,
    ptc,
  }))
  const order = { key, itinerary: seats, travelers, holdUntil }
  const { supplierLocators } =
    (await host.findSale(key)) ?? (await host.sellUnpriced(order, workbench.commit.at))
  return { offerId: id, saleKey: key, supplierLocators }
}

/** Seats that the sale of an offer takes over from the segments that it was built from. */
export const heldSeatsOf = (offer: AirOffer): HeldSeats[] =>
  takenOver(offer).map(({ flight, bookingClass, booking }) => ({
    flight,
    bookingClass,
    saleKey: booking.saleKey,
    seats: booking.seats,
  }))

/** Undo of Sell Offers. */
export async function releaseUnpriced(
  commit: CommitRef,
  sales: readonly UnpricedSale[],
  { commit: { at } }: CommittingWorkbench,
  dependencies: StepDependencies,
): Promise<void> {
  for (const { id, seats } of sales) await hostOf(dependencies).release(saleKey(commit, id), seats, at)
}

/**
 * Gives seats of the reservation back, if no other sale took them over; flights that were booked elsewhere
 * are nobody's matter.
 */
export async function giveBackUnpriced(
  cancelled: readonly OtherSegment[],
  { commit: { at } }: CommittingWorkbench,
  dependencies: StepDependencies,
): Promise<void> {
  for (const segment of cancelled) {
    if (!('kind' in segment) || segment.kind !== 'seats' || segment.booking.status === 'added') continue
    await hostOf(dependencies).release(segment.booking.saleKey, seatsOf(segment), at)
  }
}
