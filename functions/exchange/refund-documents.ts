import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import { runRefund } from '../../lib/commit/run-refund.ts'
import type { exchangeRoutes } from '../../lib/contract/routes/exchange.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Context, Operation } from '../../lib/platform/http/serve-family.ts'
import type { ListedRefund, RefundQuoteList } from '../../lib/refund/quoted-refund.ts'
import { readRefundSelection, toRefundAnswer } from '../../lib/refund/wire/issue-refund.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import { documentAt, refundOf } from '../../lib/ticketing/document.ts'
import { orphanedEmds } from '../../lib/ticketing/void-rules.ts'
import { openEmdNotices } from '../../lib/ticketing/wire/document-void.ts'

/** Issues the refunds of a quote, all or those that are selected: each is made or refused by itself. */
export const refundDocuments: Operation<
  typeof exchangeRoutes.refundDocuments,
  { commitWorkflow: CommitWorkflow }
> = async ({ body, query }, context, { commitWorkflow }) => {
  const { listId, chooseFrom, receivedFrom, isNotReported } = readRefundSelection(body, query)
  const { stores, now } = context
  const list = await stores.refundQuotes.find(listId)
  const reservation = list && (await stores.reservations.find(list.reservationId, now))
  if (!list || !reservation) throw new Refusal('offerOrProductUnknown')
  const chosen = chooseFrom(list)
  const end = await runRefund(
    {
      name: [list.id, ...chosen.map(({ id }) => id)],
      reservation,
      refunds: async () => {
        await requireUsable(list, chosen, context)
        return chosen.map(({ ref: _, ...refund }) => ({
          ...refund,
          ...(isNotReported && { isNotReported }),
        }))
      },
      ...(receivedFrom !== undefined && { receivedFrom }),
    },
    context,
    commitWorkflow,
  )
  const refundedIds = end.refunded.map(({ id }) => id)
  return toRefundAnswer({
    ...end,
    reservation: await current(reservation, context),
    warnings: openEmdNotices(orphanedEmds(end.documents, refundedIds)),
  })
}

/**
 * @throws Refusal `refundQuoteUsed`; `offerOrProductUnknown` it expired, or a later quote replaced it;
 *   `refundQuoteChanged` coupons were closed since
 */
async function requireUsable(
  list: RefundQuoteList,
  chosen: readonly ListedRefund[],
  { stores, now }: Context,
): Promise<void> {
  for (const { documentIds } of chosen) {
    const documents = await stores.documents.findMany(documentIds)
    if (documents.some((document) => (refundOf(document)?.at ?? 0) >= list.quotedAt))
      throw new Refusal('refundQuoteUsed')
    const latest = await stores.refundQuotes.findLatestOf(documentIds[0] ?? '')
    if (latest !== list.id || now >= list.expiresAt) throw new Refusal('offerOrProductUnknown')
    const isOpen = documents.some((document) =>
      documentAt(document, now).coupons.some(({ status }) => status === 'OpenForUse'),
    )
    if (!isOpen) throw new Refusal('refundQuoteChanged', { number: documents[0]?.number ?? '' })
  }
}

/** The reservation that has the receipts by now. */
const current = async (reservation: Reservation, { stores, now }: Context): Promise<Reservation> =>
  (await stores.reservations.find(reservation.id, now)) ?? reservation
