import type { exchangeRoutes } from '../../lib/contract/routes/exchange.ts'
import { lifetimes } from '../../lib/kernel/limits.ts'
import type { RefusalNotice } from '../../lib/kernel/notice.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Context, Operation } from '../../lib/platform/http/serve-family.ts'
import { quoteRefund, type RefundQuotingHosts } from '../../lib/refund/quote-refund.ts'
import type { ListedRefund, RefundQuoteList } from '../../lib/refund/quoted-refund.ts'
import { requireRefundableTogether } from '../../lib/refund/request-refund.ts'
import { readRefundQuoteRequest, toRefundQuoteAnswer } from '../../lib/refund/wire/refund-quote.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import type { Ticket, TravelDocument } from '../../lib/ticketing/document.ts'
import { idOfNumber } from '../../lib/ticketing/document-names.ts'
import { onlyDocument } from '../../lib/ticketing/require-document.ts'
import { voidProblem } from '../../lib/ticketing/void-rules.ts'

/** Quotes the refund of tickets, which changes nothing; the quote is kept for a while, and counts once. */
export const quoteDocumentRefund: Operation<
  typeof exchangeRoutes.quoteDocumentRefund,
  { airHosts: RefundQuotingHosts }
> = async ({ body }, context, { airHosts }) => {
  const request = readRefundQuoteRequest(body)
  const documents = await findDocuments(request.numbers, context)
  const { stores, ids, now, tenant } = context
  const reservation = await stores.reservations.find(documents[0]?.reservationId ?? '', now)
  if (!reservation) throw new Refusal('locatorUnknown')
  const { locator } = request
  const tickets = requireRefundableTogether(
    { documents, ...(locator !== undefined && { locator }) },
    reservation,
  )
  const waived = request.waiver ? { waiver: request.waiver } : {}
  const call = { tenantId: tenant.accessGroup, now }
  const refunds: ListedRefund[] = []
  for (const conjunction of byConjunction(tickets))
    refunds.push({
      id: ids.uuid(),
      ref: `offer_${refunds.length + 1}`,
      documentIds: conjunction.map(({ id }) => id),
      quote: await quoteRefund({ documents: conjunction, ...waived }, { reservation, airHosts }, call),
      ...waived,
      ...(request.isNotReported && { isNotReported: true }),
    })
  const list: RefundQuoteList = {
    id: ids.uuid(),
    reservationId: reservation.id,
    quotedAt: now,
    expiresAt: Math.min(now + lifetimes.refundQuoteMs, ...refunds.map(({ quote }) => quote.expiresAt)),
    refunds,
  }
  await stores.refundQuotes.save(list)
  return toRefundQuoteAnswer({ list, reservation, tickets, warnings: voidableOf(tickets, reservation, now) })
}

/**
 * The documents with these numbers and those of their conjunctions, each once.
 *
 * @throws Refusal `ticketNumberRequired`, `documentNumberInvalid`, `locatorUnknown`, `documentNumberAmbiguous`
 */
async function findDocuments(
  numbers: readonly string[],
  { stores, now }: Context,
): Promise<TravelDocument[]> {
  if (numbers.length === 0) throw new Refusal('ticketNumberRequired')
  const ids = new Set<string>()
  for (const number of numbers) {
    const found = onlyDocument(await stores.documents.findNumbered(number, now), number)
    if (!found)
      throw idOfNumber(number) === undefined
        ? new Refusal('documentNumberInvalid', { number })
        : new Refusal('locatorUnknown')
    for (const id of found.conjunction) ids.add(id)
  }
  return stores.documents.findMany([...ids])
}

const byConjunction = (tickets: readonly Ticket[]): Ticket[][] => [
  ...Map.groupBy(tickets, ({ conjunction }) => conjunction[0]).values(),
]

/** A warning for each ticket whose void would return all of it. */
const voidableOf = (tickets: readonly Ticket[], reservation: Reservation, now: number): RefusalNotice[] =>
  byConjunction(tickets)
    .filter((conjunction) => voidProblem(conjunction, reservation, now) === undefined)
    .map(([first]) => ({
      code: 'ticketVoidable',
      details: { ...(first?.number !== undefined && { number: first.number }) },
    }))
