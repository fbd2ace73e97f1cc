import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Capability } from '../../lib/pricing/capabilities.ts'
import type { PricedItinerary } from '../../lib/pricing/fare.ts'
import { priceTotals } from '../../lib/pricing/itinerary-price.ts'
import { type AirHost, OutcomePending, SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import type {
  AirOrders,
  CancellationTerms,
  OrderCancellation,
  SoldOrder,
} from '../../lib/suppliers/air-orders.ts'
import type { IssueOrder } from '../../lib/suppliers/document-orders.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'

type SaleOfOrder = Pick<SoldOrder, 'saleKey' | 'itinerary'>

/** What a supplier that cancels only whole orders does with the next cancellations. */
export interface CancellationManners {
  /** @param paidMinor what the order cost */
  readonly terms: (paidMinor: number, currency: string) => CancellationTerms
  /** What services of the order cost in addition. */
  readonly servicesMinor?: number
  /** The terms change between the quote and the cancellation. */
  readonly changesItsMind?: boolean
  /** How many answers are lost, of the quote or of the cancellation after its effect. */
  readonly lost?: { quote?: number; cancel?: number }
  readonly isUndecided?: boolean
}

export const fullRefund: CancellationManners = {
  terms: (minor, currency) => ({ refund: { minor, currency }, refundTo: 'balance' }),
}
export const withPenalty: CancellationManners = {
  terms: (minor, currency) => ({ refund: { minor: minor - 4000, currency }, refundTo: 'balance' }),
}

const capabilitiesOf = (own: readonly Capability[]): Capability[] => [
  ...own.filter((one) => one === 'hold' || one === 'priceFirst' || one === 'servicesLater'),
  'cancelOrder',
]

/** The supplier, and what was asked of it. */
export interface WholeOrderSupplier {
  manners: CancellationManners
  readonly asked: { quote: number; cancel: number }
  readonly wrap: (host: AirHost) => AirHost
  /** Somebody cancels an order at the supplier itself. */
  cancelElsewhere(saleKey: string, terms: CancellationTerms): void
}

/**
 * The sandbox's NDC carriers as suppliers that ticket all travelers at once, and cancel orders only as a whole.
 */
export function wholeOrderSupplier(): WholeOrderSupplier {
  const cancelled = new Map<string, OrderCancellation>()
  /** Keys of the issuances of tickets, by sale. */
  const issues = new Map<string, Set<string>>()
  /** EMDs, by the offer that their services go with. */
  const emds = new Map<string | undefined, IssueOrder[]>()
  const asked = { quote: 0, cancel: 0 }
  let count = 0

  const supplier: WholeOrderSupplier = {
    manners: fullRefund,
    asked,
    wrap: (sandbox) => (sandbox.source === 'NDC' ? wrapped(sandbox) : sandbox),
    cancelElsewhere: (saleKey, terms) => void cancelled.set(saleKey, terms),
  }

  const paidFor = ({ itinerary }: SaleOfOrder): number =>
    priceTotals(itinerary.price).totalMinor + (supplier.manners.servicesMinor ?? 0)
  const termsNow = (order: SaleOfOrder): CancellationTerms =>
    supplier.manners.terms(paidFor(order), order.itinerary.price.currency)

  function lose(what: 'quote' | 'cancel'): void {
    const { lost = {} } = supplier.manners
    if ((lost[what] ?? 0) === 0) return
    lost[what] = (lost[what] ?? 0) - 1
    throw new SupplierUnavailable(`the answer to ${what} was lost`)
  }

  function wrapped(host: AirHost): AirHost {
    async function endAtSandbox({ saleKey, itinerary }: SaleOfOrder, call: SupplierCall): Promise<void> {
      for (const key of issues.get(saleKey) ?? []) await host.voidIssue({ key, saleKey, itinerary }, call)
      for (const { key, saleKey: service } of emds.get(itinerary.offerRef) ?? [])
        await host.ancillaries.voidIssue({ key, saleKey: service, itinerary }, call)
      await host.release(saleKey, itinerary, call)
    }

    const orders: AirOrders = {
      async quoteCancellation(order, { now }) {
        asked.quote++
        if (cancelled.has(order.saleKey)) throw new Refusal('voidRefused')
        lose('quote')
        return { ref: `Quote-${++count}`, quotedAt: now, ...termsNow(order) }
      },
      async cancel(order, quote, call) {
        asked.cancel++
        const known = cancelled.get(order.saleKey)
        if (known) return known
        if (supplier.manners.isUndecided) throw new OutcomePending('not decided yet')
        if (supplier.manners.changesItsMind || quote.ref !== `Quote-${count}`)
          throw new Refusal('refundQuoteRequired')
        await endAtSandbox(order, call)
        const { ref, refund, refundTo } = quote
        const done = { refundTo, ...(refund && { refund }), settlementCode: `sac ${ref}` }
        cancelled.set(order.saleKey, done)
        lose('cancel')
        return done
      },
      findCancellation: async ({ saleKey }) => cancelled.get(saleKey),
    }

    /** As an undo asks for it. */
    async function endIfRefundedInFull(order: SaleOfOrder, call: SupplierCall): Promise<void> {
      if (cancelled.has(order.saleKey)) return
      const { refund } = termsNow(order)
      if (refund?.minor !== paidFor(order)) throw new OutcomePending('it would not be refunded in full')
      await endAtSandbox(order, call)
      cancelled.set(order.saleKey, termsNow(order))
    }

    return {
      ...host,
      orders,
      price: async (request, call) => withCapabilities(await host.price(request, call)),
      findSale: async (key, call) => (cancelled.has(key) ? undefined : host.findSale(key, call)),
      async issue(order, call) {
        const known = issues.get(order.saleKey) ?? new Set()
        issues.set(order.saleKey, known.add(order.key))
        return host.issue(order, call)
      },
      async voidIssue(order, call) {
        if (order.documents) throw new Refusal('voidRefused')
        if (issues.get(order.saleKey)?.has(order.key)) await endIfRefundedInFull(order, call)
        else await host.voidIssue(order, call)
        return {}
      },
      ancillaries: {
        ...host.ancillaries,
        async issue(order, call) {
          const { offerRef } = order.itinerary
          emds.set(offerRef, [...(emds.get(offerRef) ?? []), order])
          return host.ancillaries.issue(order, call)
        },
      },
    }
  }
  return supplier
}

const withCapabilities = (itinerary: PricedItinerary): PricedItinerary => ({
  ...itinerary,
  capabilities: capabilitiesOf(itinerary.capabilities),
})
