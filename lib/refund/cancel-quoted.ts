import type { CommitFlags } from '../commit/commit.ts'
import type { RequestContext } from '../contract/request-context.ts'
import type { Reservations } from '../reservation/reservations.ts'
import type { Documents } from '../ticketing/documents.ts'
import { requireCancellable } from '../ticketing/void-rules.ts'
import type { OpenWorkbench } from '../workbench/workbench.ts'
import { withoutOffers } from '../workbench/workbench-offers.ts'
import { liveQuoteOf } from './quoted-cancellation.ts'

type Context = RequestContext<{ readonly reservations: Reservations; readonly documents: Documents }>

/**
 * The workbench without the offers whose refund was quoted in it: its commit cancels them.
 *
 * @throws Refusal as `requireCancellable`: `refundQuoteRequired` also when the quote has expired
 * Source: docs/contract/servicing.md 7.
 */
export async function withoutQuotedOffers(
  workbench: OpenWorkbench,
  { retainValue: isRetained = false }: Pick<CommitFlags, 'retainValue'>,
  { stores, now }: Context,
): Promise<OpenWorkbench> {
  const { base, cancellationQuotes = [], ancillaries = [], offers } = workbench
  const quoted = offers
    .map(({ id }) => id)
    .filter((id) => cancellationQuotes.some((one) => one.offerId === id))
  if (!base || quoted.length === 0) return workbench
  const reservation = await stores.reservations.find(base.reservationId, now)
  const documents = await stores.documents.findMany(reservation?.documentIds ?? [])
  return withoutOffers(workbench, quoted, (offer) => {
    const isQuoted = liveQuoteOf(workbench, offer.id, now) !== undefined
    requireCancellable(offer, { documents, ancillaries, isRetained, isQuoted }, now)
  })
}
