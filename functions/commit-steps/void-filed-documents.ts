import { cancelsOffer } from '../../lib/commit/book-plan.ts'
import { exchangeVoidProblem, restoresTickets } from '../../lib/exchange/void-exchange.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Stores } from '../../lib/platform/store/stores.ts'
import { can } from '../../lib/pricing/capabilities.ts'
import { liveQuoteOf } from '../../lib/refund/quoted-cancellation.ts'
import type { Reservation } from '../../lib/reservation/reservation.ts'
import type { AirHost } from '../../lib/suppliers/air-host.ts'
import type { SoldOrder } from '../../lib/suppliers/air-orders.ts'
import type { DocumentOfTraveler } from '../../lib/suppliers/document-orders.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import { everyOfferOf } from '../../lib/ticketing/air-offer-of.ts'
import type { TravelDocument } from '../../lib/ticketing/document.ts'
import { hasOnlyOpenCoupons, isTicket, isVoid, refundOf } from '../../lib/ticketing/document.ts'
import { reopened, voided } from '../../lib/ticketing/document-changes.ts'
import { isCancelledWhole } from '../../lib/ticketing/void-rules.ts'
import type { AirOffer } from '../../lib/workbench/air-offer.ts'
import { cancelOrder } from './cancel-order.ts'
import { documentIssuer } from './document-issuer.ts'
import { refundOrder } from './refund-order.ts'
import { refundPayments } from './refund-payments.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'

/** Documents that become void together. */
interface FiledDocuments {
  /** As they are now. */
  readonly documents: readonly TravelDocument[]
  readonly workbench: PlannedWorkbench
}

/**
 * Voids documents of one conjunction, or all of an order that is cancelled as a whole: at the host, then their payments
 * are refunded, then in our own records.
 *
 * @throws Refusal `couponsNotOpen`, `voidRefused`, `exchangeValueReturned`; `refundQuoteRequired` the cancellation of
 *   the order would not give all of the money back
 */
export async function voidFiledDocuments(
  { documents, workbench }: FiledDocuments,
  dependencies: StepDependencies,
): Promise<void> {
  const { call, commit } = workbench
  const stores = dependencies.stores(call.tenantId)
  const open = documents.filter((document) => !isVoid(document))
  const [first] = open
  // An earlier attempt refunded all of the order, whose offer may have left the reservation since.
  if (!first || open.every(isRefundedWithOrder)) return
  const reservation = await stores.reservations.find(first.reservationId, call.now)
  const found =
    reservation &&
    documentIssuer(everyOfferOf(reservation), (offer) => offer.ref === first.offerRef, dependencies)
  if (!found || found.booking.status === 'added') throw new Refusal('voidRefused')
  const { itinerary, booking, issuer, parent, host } = found
  const order = soldOrder(parent, itinerary, open)
  const quote = liveQuoteOf(workbench, parent.id, call.now)
  const isForfeited = commit.kind === 'book' && commit.flags.forfeitsValue === true && quote !== undefined
  const isWhole =
    cancelsOffer(commit, parent) && (isForfeited || isCancelledWhole(parent, documents, call.now))
  if (order && isWhole && (quote || !can(itinerary, 'cancelOrder'))) {
    await refundOrder({ ...order, quote, host, ...(isForfeited && { isForfeited }) }, call, dependencies)
    return
  }
  if (!open.every((document) => hasOnlyOpenCoupons(document, call.now))) throw new Refusal('couponsNotOpen')
  await requireValueLeft(documents, reservation, call, stores)
  const event =
    order && isWhole
      ? await cancelWhole({ ...order, documents }, host, call)
      : await voidSingle(open, { saleKey: booking.saleKey, itinerary }, issuer, call)
  // What an exchange inherited is the value of the former tickets again.
  const isRestoring = documents.some(restoresTickets)
  const conjunctions = new Map(open.map((document) => [document.conjunction[0] ?? '', document.payments]))
  for (const [id, payments] of conjunctions) {
    const returned = isRestoring ? payments.filter(({ isInherited }) => !isInherited) : payments
    await refundPayments(id, returned, call, dependencies)
  }
  await restoreExchanged(documents, call, stores)
  for (const document of open) await stores.documents.save(voided(document, event))
}

const isRefundedWithOrder = (document: TravelDocument): boolean =>
  refundOf(document) !== undefined && document.events.some(({ kind }) => kind === 'orderCancelled')

/** @throws Refusal `exchangeValueReturned` another commit returned value that the void of an exchange would restore */
async function requireValueLeft(
  documents: readonly TravelDocument[],
  { documentIds }: Reservation,
  { now }: SupplierCall,
  stores: Stores,
): Promise<void> {
  if (!documents.some(restoresTickets)) return
  const byOthers = documents.filter(({ events }) => events.at(-1)?.at !== now)
  const problem = exchangeVoidProblem(byOthers, await stores.documents.findMany(documentIds))
  if (problem) throw new Refusal(problem)
}

type VoidEvent = Parameters<typeof voided>[1]

/** The order of an offer; undefined: it was never sold. */
const soldOrder = (
  { booking }: AirOffer,
  itinerary: AirOffer['itinerary'],
  documents: readonly TravelDocument[],
): SoldOrder | undefined =>
  booking.status === 'added' ? undefined : { saleKey: booking.saleKey, itinerary, documents }

async function cancelWhole(order: SoldOrder, host: AirHost, call: SupplierCall): Promise<VoidEvent> {
  const { settlementCode } = await cancelOrder(order, host, call)
  return { kind: 'orderCancelled', at: call.now, ...(settlementCode !== undefined && { settlementCode }) }
}

async function voidSingle(
  documents: readonly TravelDocument[],
  order: Pick<SoldOrder, 'saleKey' | 'itinerary'>,
  issuer: Pick<AirHost, 'voidIssue'>,
  call: SupplierCall,
): Promise<VoidEvent> {
  const [key = ''] = documents.map(({ issueKey }) => issueKey)
  const result = await issuer.voidIssue({ ...order, key, documents: documents.map(toIssued) }, call)
  return { kind: 'voided', at: call.now, ...result }
}

const toIssued = ({ traveler: { id: travelerId, surname }, number }: TravelDocument): DocumentOfTraveler => ({
  travelerId,
  surname,
  ...(number !== undefined && { number }),
})

/** Opens the tickets again that void ones were issued for, before those are void in our own records. */
async function restoreExchanged(
  documents: readonly TravelDocument[],
  { now }: SupplierCall,
  stores: Stores,
): Promise<void> {
  const ids = documents.map(({ id }) => id)
  for (const { exchangeOf } of documents.filter(restoresTickets))
    for (const { id } of exchangeOf.documents)
      await stores.documents.update(id, (held) => (isTicket(held) ? reopened(held, ids, now) : held))
}
