import type { EpochMs } from '../kernel/instant.ts'
import { lifetimes } from '../kernel/limits.ts'
import type { CancellationQuote } from '../suppliers/air-orders.ts'

/** What the supplier quoted for the cancellation of an offer; of several quotes the newest one is kept. */
export interface QuotedCancellation {
  readonly offerId: string
  readonly quote: CancellationQuote
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

/** The workbench with a quote in place of an earlier one. */
export const withQuote = <W extends Quoted>(workbench: W, quoted: QuotedCancellation): W => ({
  ...workbench,
  cancellationQuotes: [
    ...(workbench.cancellationQuotes ?? []).filter(({ offerId }) => offerId !== quoted.offerId),
    quoted,
  ],
})
