import { changesToSell } from '../../lib/commit/book-plan.ts'
import type { BookCommit } from '../../lib/commit/commit.ts'
import { flightsKept } from '../../lib/exchange/kept-flights.ts'
import type { ChangedOrder, HeldSeats } from '../../lib/suppliers/seat-orders.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import { changeOf } from '../../lib/workbench/air-offer.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'

/** The order that the sale of an offer changes; undefined: it is a new one. */
export function changedOrderOf(offer: AirOffer): ChangedOrder | undefined {
  const change = changeOf(offer)
  if (!change || change.replaced.booking.status === 'added') return undefined
  const { replaced, terms, ref } = change
  return {
    saleKey: change.replaced.booking.saleKey,
    itinerary: replaced.itinerary,
    terms,
    ...(ref !== undefined && { ref }),
  }
}

/** Seats of the changed order that the sale keeps. */
export const keptSeatsOf = (offer: AirOffer): HeldSeats[] => {
  const changed = changedOrderOf(offer)
  return changed ? flightsKept(changed, offer.itinerary) : []
}

/** Ends the sales that others have replaced. */
export async function releaseChangedFlights(
  { commit, call }: PlannedWorkbench<BookCommit>,
  { airHosts }: StepDependencies,
): Promise<void> {
  for (const { offer } of changesToSell(commit.plan)) {
    const changed = changedOrderOf(offer)
    if (!changed) continue
    const { saleKey, itinerary } = changed
    await hostNamed(airHosts, itinerary.supplier).release(saleKey, itinerary, call)
  }
}
