import type { Flight } from '../../kernel/flight.ts'
import type { EpochMs } from '../../kernel/instant.ts'
import { lifetimes } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Store } from '../../kernel/store.ts'
import { createOnce } from '../../kernel/update-item.ts'
import { can } from '../../pricing/capabilities.ts'
import { passengerTotals } from '../../pricing/itinerary-price.ts'
import { nothingReturned, refundAmountsOf, wholly } from '../../refund/document-refund.ts'
import { partsOf } from '../../refund/price-parts.ts'
import type { RefundAmounts } from '../../refund/refund-amounts.ts'
import type {
  AirOrderFlights,
  AirOrders,
  CancellationQuote,
  CancellationTerms,
  DocumentRefund,
  OrderCancellation,
  SoldOrder,
} from '../../suppliers/air-orders.ts'
import type { TravelDocument } from '../../ticketing/document.ts'
import { isEmd, isFirst, isTicket } from '../../ticketing/document.ts'
import { type AirWorldParts, worldFor } from '../gds/air-world.ts'
import { consumedValue } from '../gds/consumed-value.ts'
import { emdAmounts, nothingRefunded } from '../gds/emd-refunds.ts'
import { settlementCode } from '../gds/selling/document-numbers.ts'

export type CancellationQuotes = Pick<AirOrders, 'quoteCancellation'> & {
  readonly flights: Pick<AirOrderFlights, 'quote'>
}

/**
 * What NDC carriers return for a whole order: all of it within the void period, later by the rules of its fares. Their
 * quotes are not on file; a cancellation makes sure that its terms still hold.
 */
export function ndcCancellationQuotes(store: Store, parts: AirWorldParts): CancellationQuotes {
  const world = worldFor(parts)
  return {
    async quoteCancellation(order, { now }) {
      if (!can(order.itinerary, 'refundQuote') || (await findCancelled(store, order.saleKey)))
        throw new Refusal('voidRefused')
      return quoteOf(order, await toldOf(order, now), { refundTo: 'originalPayment', now })
    },

    flights: {
      async quote(order, { now }) {
        const hasDeparted = order.flights.some(({ departsAt }) => departsAt <= now)
        if (
          !can(order.itinerary, 'partialCancel') ||
          hasDeparted ||
          (await findCancelled(store, order.saleKey))
        )
          throw new Refusal('voidRefused')
        const told = await toldOf(order, now)
        const kept = told.map((one) => ({ ...one, amounts: nothingReturned(one.amounts) }))
        return quoteOf(order, kept, { refundTo: 'airlineCredit', now })
      },
    },
  }

  async function toldOf({ documents }: SoldOrder, now: EpochMs): Promise<DocumentRefund[]> {
    const told: DocumentRefund[] = []
    for (const document of documents.filter(isFirst))
      told.push({ documentId: document.id, amounts: await amountsOf(document, documents, now) })
    return told
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

function quoteOf(
  { itinerary }: SoldOrder,
  documents: readonly DocumentRefund[],
  { refundTo, now }: Pick<CancellationQuote, 'refundTo'> & { readonly now: EpochMs },
): CancellationQuote {
  const minor = documents.reduce((sum, { amounts }) => sum + passengerTotals(amounts.refunded).totalMinor, 0)
  return {
    refund: { minor, currency: itinerary.price.currency },
    refundTo,
    documents,
    ref: now.toString(36),
    quotedAt: now,
    expiresAt: now + lifetimes.refundQuoteMs,
  }
}

const forfeited = ({ refund, documents, ...terms }: CancellationTerms): CancellationTerms => ({
  ...terms,
  ...(refund && { refund: { ...refund, minor: 0 } }),
  ...(documents && {
    documents: documents.map((one) => ({ ...one, amounts: nothingReturned(one.amounts) })),
  }),
})

const tableKey = (saleKey: string): string => `cancelled#${saleKey}`

const findCancelled = async (store: Store, saleKey: string): Promise<OrderCancellation | undefined> =>
  (await store.read<OrderCancellation>('supplierOrders', tableKey(saleKey)))?.value

/** How seats of sold orders are given back. */
interface Releases {
  readonly release: (order: SoldOrder) => Promise<void>
  readonly releaseFlights: (saleKey: string, flights: readonly Flight[]) => Promise<void>
}

/** Cancels whole orders, once each, or flights of them. */
export function ndcCancellationsOver(
  store: Store,
  quotes: CancellationQuotes,
  { release, releaseFlights }: Releases,
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
        const { ref: _, quotedAt: __, expiresAt: ___, ...quoted } = current
        const terms = order.isForfeited ? forfeited(quoted) : quoted
        const code = settlementCode(order.documents[0]?.number ?? order.saleKey)
        const cancelled: OrderCancellation = { ...terms, settlementCode: code }
        await createOnce(() => store.create('supplierOrders', tableKey(order.saleKey), cancelled))
      }
      await release(order)
      const cancelled = await find(order)
      if (!cancelled) throw new Error('a cancellation is not on file')
      return cancelled
    },

    async findCancellation(order) {
      const cancelled = await find(order)
      if (cancelled) await release(order)
      return cancelled
    },

    flights: {
      ...quotes.flights,

      async cancel(order, { expiresAt = 0 }, call) {
        if (call.now >= expiresAt) throw new Refusal('refundQuoteRequired')
        await quotes.flights.quote(order, call)
        await releaseFlights(order.saleKey, order.flights)
      },
    },
  }
}
