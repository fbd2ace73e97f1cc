import type { EpochMs } from '../kernel/instant.ts'
import { lifetimes } from '../kernel/limits.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { CancellationQuote } from '../suppliers/air-orders.ts'

/** What the supplier quoted for the cancellation of an offer; of several quotes the newest one is kept. */
export interface QuotedCancellation {
  readonly offerId: string
  readonly quote: CancellationQuote
  /** Numbers of the segments to cancel, counted over the offer from 1; absent: the whole offer. */
  readonly segments?: readonly number[]
}

interface Quoted {
  readonly cancellationQuotes?: readonly QuotedCancellation[]
}

/** Until when a quote counts; where its supplier does not say, for 30 minutes. Source: docs/contract/servicing.md 7. */
export const quoteExpiresAt = ({ expiresAt, quotedAt }: CancellationQuote): EpochMs =>
  expiresAt ?? quotedAt + lifetimes.refundQuoteMs

/** The quote for an offer that still counts; undefined: there is none. */
export const liveQuoteOf = (
  { cancellationQuotes = [] }: Quoted,
  offerId: string,
  now: EpochMs,
): CancellationQuote | undefined =>
  cancellationQuotes.find((one) => one.offerId === offerId && now < quoteExpiresAt(one.quote))?.quote

/**
 * The segments of an offer that a quote names; undefined: the whole offer is quoted, or nothing.
 *
 * @throws Refusal `refundQuoteRequired` the quote has expired: the rest of the offer is not to be cancelled for that
 */
export function quotedSegments(
  { cancellationQuotes = [] }: Quoted,
  offerId: string,
  now: EpochMs,
): ReadonlySet<number> | undefined {
  const quoted = cancellationQuotes.find((one) => one.offerId === offerId)
  if (!quoted?.segments) return undefined
  if (now >= quoteExpiresAt(quoted.quote)) throw new Refusal('refundQuoteRequired')
  return new Set(quoted.segments)
}

/** The workbench with a quote in place of an earlier one. */
export const withQuote = <W extends Quoted>(workbench: W, quoted: QuotedCancellation): W => ({
  ...workbench,
  cancellationQuotes: [
    ...(workbench.cancellationQuotes ?? []).filter(({ offerId }) => offerId !== quoted.offerId),
    quoted,
  ],
})
