import { Refusal } from '../kernel/refusals.ts'
import { inFull } from '../refund/document-refund.ts'
import { SupplierUnavailable } from '../suppliers/air-host.ts'
import type { AirOrders, SoldOrder } from '../suppliers/air-orders.ts'
import type { AirRefunds, DocumentRefundQuote, DocumentsToRefund } from '../suppliers/air-refunds.ts'
import type { SupplierCall } from '../suppliers/supplier-call.ts'
import { faultOf } from './traveler-faults.ts'

/** Cancellations of orders with the faults that the surname of a traveler forces. */
export function withOrderFaults({ flights, ...orders }: AirOrders): AirOrders {
  return {
    ...orders,

    async cancel(order, quote, call) {
      requireNoFault(order)
      return orders.cancel(order, quote, call)
    },

    ...(flights && {
      flights: {
        ...flights,

        async cancel(order, quote, call) {
          requireNoFault(order)
          return flights.cancel(order, quote, call)
        },
      },
    }),
  }
}

function requireNoFault(order: SoldOrder): void {
  const fault = faultOf(travelersOf(order))
  if (fault === 'NOREFUND') throw new Refusal('voidRefused')
  if (fault === 'REFUNDCHANGE') throw new Refusal('refundQuoteRequired')
}

const travelersOf = ({ documents }: DocumentsToRefund | SoldOrder) =>
  documents.map(({ traveler }) => traveler)

/** Quotes of refunds with the faults that the surname of a traveler forces. */
export const withInvoluntaryRefunds = <Quotes extends Pick<AirRefunds, 'quote'>>(quotes: Quotes): Quotes => ({
  ...quotes,

  async quote(order: DocumentsToRefund, call: SupplierCall): Promise<DocumentRefundQuote> {
    const quote = await quotes.quote(order, call)
    if (faultOf(travelersOf(order)) !== 'INVOLUNTARY') return quote
    return { ...quote, amounts: inFull(quote.amounts), reason: 'involuntary' }
  },
})

export function withRefundFaults(refunds: AirRefunds): AirRefunds {
  const lost = new Set<string>()
  return {
    ...withInvoluntaryRefunds(refunds),

    async refund(order, call) {
      const fault = faultOf(travelersOf(order))
      const number = order.documents[0]?.number ?? ''
      if (fault === 'NOREFUND') throw new Refusal('refundRefused', { number })
      if (fault === 'REFUNDCHANGE') throw new Refusal('refundQuoteChanged', { number })
      const refunded = await refunds.refund(order, call)
      if (fault !== 'LOSTREFUND' || lost.has(order.key)) return refunded
      lost.add(order.key)
      throw new SupplierUnavailable('the answer of the carrier was lost')
    },
  }
}
