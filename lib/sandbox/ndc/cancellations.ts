import type { EpochMs } from '../../kernel/instant.ts'
import { lifetimes } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Store } from '../../kernel/store.ts'
import { createOnce } from '../../kernel/update-item.ts'
import { can } from '../../pricing/capabilities.ts'
import { passengerTotals } from '../../pricing/itinerary-price.ts'
import { refundAmountsOf, wholly } from '../../refund/document-refund.ts'
import { partsOf } from '../../refund/price-parts.ts'
import type { RefundAmounts } from '../../refund/refund-amounts.ts'
import type {
  AirOrders,
  CancellationQuote,
  OrderCancellation,
  SoldOrder,
} from '../../suppliers/air-orders.ts'
import type { TravelDocument } from '../../ticketing/document.ts'
import { isEmd, isFirst, isTicket } from '../../ticketing/document.ts'
import { type AirWorldParts, worldFor } from '../gds/air-world.ts'
import { consumedValue } from '../gds/consumed-value.ts'
import { emdAmounts, nothingRefunded } from '../gds/emd-refunds.ts'
import { settlementCode } from '../gds/selling/document-numbers.ts'

export type CancellationQuotes = Pick<AirOrders, 'quoteCancellation'>

/**
 * What NDC carriers return for a whole order: all of it within the void period, later by the rules of its fares. Their
 * quotes are not on file; a cancellation makes sure that its terms still hold.
 */
export function ndcCancellationQuotes(store: Store, parts: AirWorldParts): CancellationQuotes {
  const world = worldFor(parts)
  return {
    async quoteCancellation({ saleKey, itinerary, documents }, { now }): Promise<CancellationQuote> {
      if (!can(itinerary, 'refundQuote') || (await findCancelled(store, saleKey)))
        throw new Refusal('voidRefused')
      const told = []
      for (const document of documents.filter(isFirst))
        told.push({ documentId: document.id, amounts: await amountsOf(document, documents, now) })
      const minor = told.reduce((sum, { amounts }) => sum + passengerTotals(amounts.refunded).totalMinor, 0)
      return {
        refund: { minor, currency: itinerary.price.currency },
        refundTo: 'originalPayment',
        documents: told,
        ref: now.toString(36),
        quotedAt: now,
        expiresAt: now + lifetimes.refundQuoteMs,
      }
    },
  }

  async function amountsOf(
    document: TravelDocument,
    documents: readonly TravelDocument[],
    now: EpochMs,
  ): Promise<RefundAmounts> {
    const isVoidable = document.voidableUntil !== undefined && now < document.voidableUntil
    if (isEmd(document)) return emdAmounts(document, now, isVoidable) ?? nothingRefunded(document)
    if (isVoidable) return wholly(partsOf(document.price))
    const tickets = documents.filter(isTicket).filter(({ id }) => document.conjunction.includes(id))
    return refundAmountsOf({ tickets, consumed: await consumedValue(world(), tickets, now) }, now)
  }
}

const tableKey = (saleKey: string): string => `cancelled#${saleKey}`

const findCancelled = async (store: Store, saleKey: string): Promise<OrderCancellation | undefined> =>
  (await store.read<OrderCancellation>('supplierOrders', tableKey(saleKey)))?.value

/** Cancels whole orders, once each. @param release gives back the seats of an order */
export function ndcCancellationsOver(
  store: Store,
  quotes: CancellationQuotes,
  release: (order: SoldOrder, now: EpochMs) => Promise<void>,
): AirOrders {
  const find = ({ saleKey }: SoldOrder) => findCancelled(store, saleKey)

  return {
    ...quotes,

    /** Files the cancellation, then releases the seats; a repetition does what is left of it. */
    async cancel(order, { refund, expiresAt = 0 }, call) {
      const known = await find(order)
      if (!known) {
        const current = await quotes.quoteCancellation(order, call)
        if (call.now >= expiresAt || current.refund?.minor !== refund?.minor)
          throw new Refusal('refundQuoteRequired')
        const { ref: _, quotedAt: __, expiresAt: ___, ...terms } = current
        const code = settlementCode(order.documents[0]?.number ?? order.saleKey)
        const cancelled: OrderCancellation = { ...terms, settlementCode: code }
        await createOnce(() => store.create('supplierOrders', tableKey(order.saleKey), cancelled))
      }
      await release(order, call.now)
      const cancelled = await find(order)
      if (!cancelled) throw new Error('a cancellation is not on file')
      return cancelled
    },

    async findCancellation(order, { now }) {
      const cancelled = await find(order)
      if (cancelled) await release(order, now)
      return cancelled
    },
  }
}
