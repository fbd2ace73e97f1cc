import type { BookCommit, CancelledPart, Planned } from '../../lib/commit/commit.ts'
import { commitEvent, numberedReceipts } from '../../lib/commit/commit-history.ts'
import { flightKey } from '../../lib/kernel/flight.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { segmentsOf } from '../../lib/pricing/fare.ts'
import { isCouponFor } from '../../lib/refund/part-cancellation.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { type LostFlights, withRetained } from '../../lib/ticketing/retain.ts'
import { cancelledSegmentsOf } from '../../lib/workbench/air-offer.ts'
import { numbersWithout, restOf } from '../../lib/workbench/cancel-segments.ts'
import type { PlannedWorkbench } from './step.ts'

type Booking = PlannedWorkbench<BookCommit>

/** The documents of a commit that keep their value, without the flights that are cancelled. */
export async function retainDocuments(
  ids: readonly string[],
  { plan, at }: Planned<BookCommit>,
  { documents }: Pick<Stores, 'documents'>,
): Promise<void> {
  const lostBy = (offerRef: string): LostFlights['isLost'] => {
    // Another offer is cancelled as a whole.
    const left = plan.offers.find(({ ref }) => ref === offerRef)
    return left ? isCouponFor(cancelledSegmentsOf(left).map(({ flight }) => flight)) : () => true
  }
  for (const id of ids)
    await documents.update(id, (held) => withRetained(held, { isLost: lostBy(held.offerRef), at }))
}

/**
 * Files flights that their supplier cancelled, and nothing else, on the reservation as it is now: the commit itself cannot
 * be filed. A repetition finds them gone. Services of the flights stay, since nothing released them.
 *
 * @param closed the first documents of the parts that were cancelled
 */
export async function fileParts(
  workbench: Booking,
  closed: readonly string[],
  stores: Stores,
): Promise<void> {
  const { commit } = workbench
  const { parts, reservationId } = commit.plan
  const done = parts.filter(({ documentIds: [first = ''] }) => closed.includes(first))
  if (done.length === 0) return
  const tickets = done.flatMap(({ documentIds }) => documentIds)
  await retainDocuments(tickets, commit, stores)
  await stores.reservations.update(reservationId, commit.at, (found) =>
    done.reduce((changed, part) => withoutPart(changed, part, workbench), found),
  )
}

function withoutPart(
  reservation: Reservation,
  { offerId, documentIds }: CancelledPart,
  workbench: Booking,
): Reservation {
  const { commit } = workbench
  const planned = commit.plan.offers.find(({ id }) => id === offerId)
  const offer = reservation.offers.find(({ id }) => id === offerId)
  const lost = (planned ? cancelledSegmentsOf(planned) : []).map(({ flight }) => flightKey(flight))
  const segments = segmentsOf(offer?.itinerary ?? { legs: [] }).flatMap(({ flight }, index) =>
    lost.includes(flightKey(flight)) ? [index + 1] : [],
  )
  if (!offer || segments.length === 0) return reservation
  const { locator, receipts, events, revision = 0 } = reservation
  const receipt = { kind: 'cancellation' as const, locator, offerRefs: [offer.ref], segments }
  const cancelled = new Set(segments)
  const { numbers, added } = numbersWithout(offer, cancelled, reservation.added)
  const left = { ...offer, numbers, itinerary: restOf(offer.itinerary, cancelled) }
  return {
    ...reservation,
    revision: revision + 1,
    added,
    offers: reservation.offers.map((held) => (held === offer ? left : held)),
    receipts: [...receipts, ...numberedReceipts([receipt], commit, reservation)],
    events: [...events, commitEvent(workbench, 'retained', { documentIds })],
  }
}
