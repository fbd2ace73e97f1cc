import { Refusal } from '../kernel/refusals.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { AirRefunds, DocumentRefundQuote, DocumentsToRefund } from '../suppliers/air-refunds.ts'
import type { AirHosts } from '../suppliers/hosts.ts'
import { hostNamed } from '../suppliers/serving.ts'
import type { SupplierCall } from '../suppliers/supplier-call.ts'
import { airOfferOf } from '../ticketing/air-offer-of.ts'
import { requireIssued } from '../ticketing/require-document.ts'

/** Hosts that may quote refunds of documents. */
export type RefundQuotingHosts = AirHosts<{ readonly refunds?: Pick<AirRefunds, 'quote'> }>

/**
 * What the supplier of some documents would return for them now.
 *
 * @param reservation theirs
 * @throws Refusal `documentNotIssued`; `refundNotSupported`; as `AirRefunds.quote`
 */
export async function quoteRefund(
  order: DocumentsToRefund,
  { reservation, airHosts }: { readonly reservation: Reservation; readonly airHosts: RefundQuotingHosts },
  call: SupplierCall,
): Promise<DocumentRefundQuote> {
  requireIssued(order.documents, call.now)
  const [first] = order.documents
  const offer = first && airOfferOf(first, reservation)
  const refunds = offer && hostNamed(airHosts, offer.itinerary.supplier).refunds
  if (!refunds) throw new Refusal('refundNotSupported', { carrier: first?.validatingCarrier ?? '' })
  return refunds.quote(order, call)
}
