import type { CommitFlags } from '../commit/commit.ts'
import type { RequestContext } from '../contract/request-context.ts'
import { findByNames } from '../kernel/named.ts'
import type { Reservations } from '../reservation/reservations.ts'
import type { TravelDocument } from '../ticketing/document.ts'
import type { Documents } from '../ticketing/documents.ts'
import { requireCancellable } from '../ticketing/void-rules.ts'
import { restOf, withoutSegments } from '../workbench/cancel-segments.ts'
import type { OpenWorkbench } from '../workbench/workbench.ts'
import { withoutOffers } from '../workbench/workbench-offers.ts'
import { liveQuoteOf, quotedSegments } from './quoted-cancellation.ts'

type Context = RequestContext<{ readonly reservations: Reservations; readonly documents: Documents }>

/** What is known of the offers to cancel. */
export interface ToCancel {
  /** Of the reservation. */
  readonly documents: readonly TravelDocument[]
  /** The documents keep their value. */
  readonly isRetained: boolean
}

/**
 * The workbench without some offers: its commit cancels them. Of an offer whose quote names segments, only these go, and
 * the documents keep their value, whatever else was requested for it (guess).
 *
 * @param names ids or references of offers
 * @throws Refusal as `requireCancellable`; `refundQuoteRequired` also when a quote of segments has expired
 * Source: docs/contract/servicing.md 8.
 */
export function withoutCancelled(
  workbench: OpenWorkbench,
  names: readonly string[],
  { documents, isRetained }: ToCancel,
  now: number,
): OpenWorkbench {
  const { ancillaries = [] } = workbench
  let left = workbench
  for (const name of names) {
    const offer = findByNames(workbench.offers, [name])
    const segments = offer && quotedSegments(workbench, offer.id, now)
    left = segments
      ? withoutSegments(left, offer, segments, restOf(offer.itinerary, segments))
      : withoutOffers(left, [name], (one) => {
          const isQuoted = liveQuoteOf(workbench, one.id, now) !== undefined
          requireCancellable(one, { documents, ancillaries, isRetained, isQuoted }, now)
        })
  }
  return left
}

/**
 * The workbench without the offers, or segments, whose cancellation was quoted in it: its commit cancels them.
 *
 * @throws Refusal as `withoutCancelled`
 * Source: docs/contract/servicing.md 7.
 */
export async function withoutQuotedOffers(
  workbench: OpenWorkbench,
  { retainValue: isRetained = false }: Pick<CommitFlags, 'retainValue'>,
  { stores, now }: Context,
): Promise<OpenWorkbench> {
  const { base, cancellationQuotes = [], offers } = workbench
  const quoted = offers
    .map(({ id }) => id)
    .filter((id) => cancellationQuotes.some((one) => one.offerId === id))
  if (!base || quoted.length === 0) return workbench
  const reservation = await stores.reservations.find(base.reservationId, now)
  const documents = await stores.documents.findMany(reservation?.documentIds ?? [])
  return withoutCancelled(workbench, quoted, { documents, isRetained }, now)
}
