import type { Planned, RefundCommit } from '../../lib/commit/commit.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { refundedPayments } from '../../lib/refund/refund-payments.ts'
import type { AirRefunds, DocumentsToRefund } from '../../lib/suppliers/air-refunds.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import { airOfferOf } from '../../lib/ticketing/air-offer-of.ts'
import type { TravelDocument } from '../../lib/ticketing/document.ts'
import { isEmd, isTicket, refundOf } from '../../lib/ticketing/document.ts'
import { refunded, voided } from '../../lib/ticketing/document-changes.ts'
import { refundPayments } from './refund-payments.ts'
import type { StepDependencies } from './step.ts'

/**
 * Refunds documents on the terms of their quote: at the host, then the money goes back to their payments, then in
 * our own records. A repetition finds what an earlier attempt did.
 *
 * @param documents as they are now, of one conjunction
 * @throws Refusal `refundRefused` there is no supplier to refund them; as `AirRefunds.refund`
 */
export async function refundFiledDocument(
  commit: Planned<RefundCommit>,
  documents: readonly TravelDocument[],
  call: SupplierCall,
  dependencies: StepDependencies,
): Promise<void> {
  const [first] = documents
  const request = commit.refunds.find(({ documentIds }) => documentIds[0] === first?.id)
  if (!first || !request) throw new Error('nothing was to be refunded')
  const { quote, waiver, isNotReported } = request
  const host = await refundsOf(first, call, dependencies)
  const order = { ...together(documents), quote, ...(waiver && { waiver }) }
  const { controlNumber } = await host.refund({ ...order, key: `refund#${request.id}` }, call)
  await refundPayments(first.id, refundedPayments(first.payments, quote), call, dependencies)
  const stores = dependencies.stores(call.tenantId)
  const event = {
    kind: 'refundIssued' as const,
    at: call.now,
    controlNumber,
    refund: quote.amounts,
    ...(isNotReported && { isNotReported }),
    ...(waiver && { waiverCode: waiver.code }),
  }
  for (const { id } of documents)
    await stores.documents.update(id, (held) => {
      if (refundOf(held)) return held
      return isVoidedResidual(held, call) ? voided(held, event) : refunded(held, event)
    })
}

/** The value that an exchange left is void, not refunded, within the void period. Source: docs/contract/servicing.md 19.2. */
const isVoidedResidual = (document: TravelDocument, { now }: SupplierCall): boolean =>
  isEmd(document) &&
  document.ofExchange === 'residual' &&
  document.voidableUntil !== undefined &&
  now < document.voidableUntil

async function refundsOf(
  document: TravelDocument,
  call: SupplierCall,
  { stores, airHosts }: StepDependencies,
): Promise<AirRefunds> {
  const reservation = await stores(call.tenantId).reservations.find(document.reservationId, call.now)
  const offer = reservation && airOfferOf(document, reservation)
  const refunds = offer && hostNamed(airHosts, offer.itinerary.supplier).refunds
  if (!refunds) throw new Refusal('refundRefused', { number: document.number ?? '' })
  return refunds
}

/** The documents of a conjunction are all of one kind. */
function together(documents: readonly TravelDocument[]): DocumentsToRefund {
  const tickets = documents.filter(isTicket)
  return { documents: tickets.length > 0 ? tickets : documents.filter(isEmd) }
}
