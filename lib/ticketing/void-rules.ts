import type { AncillaryOffer } from '../ancillary/ancillary.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { RefusalCode } from '../kernel/refusals.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Payment } from '../payment/payment.ts'
import { can } from '../pricing/capabilities.ts'
import { refundPenalty, refundTimeOf } from '../refund/document-refund.ts'
import { partsOf } from '../refund/price-parts.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { ReservationEvent } from '../reservation/reservation-event.ts'
import { documentIdsOf } from '../reservation/reservation-event.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import type { Emd, TravelDocument } from './document.ts'
import { hasOnlyOpenCoupons, isEmd, isLive, isTicket, isVoid } from './document.ts'
import { isIssuedAt, requireIssued } from './require-document.ts'

/** Whether the void period of a document is over; where its supplier does not say, the supplier decides later. */
const isPastVoidPeriod = ({ voidableUntil }: TravelDocument, now: EpochMs): boolean =>
  voidableUntil !== undefined && now >= voidableUntil

/**
 * Why a document cannot be voided; undefined when it can, or when an interrupted void has to be completed.
 *
 * @param documents those of one conjunction, which are voided together
 * @param reservation theirs: its history has the completed voids
 * @returns `documentNotForNdc`, `documentNotIssued`, `documentAlreadyVoid`, `couponsNotOpen` some coupon was used, exchanged or
 *   refunded, `voidPeriodExpired`
 * Source: docs/contract/booking.md 12.3, 13.1; docs/contract/servicing.md 1.1, 1.2.
 */
export function voidProblem(
  documents: readonly TravelDocument[],
  reservation: Reservation,
  now: EpochMs,
): RefusalCode | undefined {
  if (documents.some(({ source }) => source === 'NDC')) return 'documentNotForNdc'
  if (!documents.every((document) => isIssuedAt(document, now))) return 'documentNotIssued'
  const open = documents.filter((document) => !isVoid(document))
  if (open.length === 0) {
    const unreported = new Set(unreportedVoids(reservation, reservation.documentIds))
    return documents.some(({ id }) => unreported.has(id)) ? undefined : 'documentAlreadyVoid'
  }
  if (!open.every((document) => hasOnlyOpenCoupons(document, now))) return 'couponsNotOpen'
  return open.some((document) => isPastVoidPeriod(document, now)) ? 'voidPeriodExpired' : undefined
}

/**
 * The low-cost carrier whose offer, or ancillary to it, a document is for; undefined: it is for none.
 *
 * Source: docs/contract/specification.md, Ticketing and payment: Batch Void is not for low-cost carriers.
 */
export function lowCostCarrierOf(
  { offerRef }: Pick<TravelDocument, 'offerRef'>,
  { offers, ancillaries }: Pick<Reservation, 'offers' | 'ancillaries'>,
): string | undefined {
  const parentId = ancillaries?.find(({ ref }) => ref === offerRef)?.parentId
  const offer = offers.find(({ id, ref }) => ref === offerRef || id === parentId)
  return offer && can(offer.itinerary, 'lowCost') ? offer.itinerary.validatingCarrier : undefined
}

/** Ids of the documents whose void is not yet in the history of the reservation. */
const unreportedVoids = (reservation: Pick<Reservation, 'events'>, ids: readonly string[]): string[] =>
  unreported('voided', reservation, ids)

/** Ids of the documents that the history of the reservation has no event of a kind for. */
export function unreported(
  kind: ReservationEvent['kind'],
  { events }: Pick<Reservation, 'events'>,
  ids: readonly string[],
): string[] {
  const reported = new Set(events.flatMap((event) => (event.kind === kind ? documentIdsOf(event) : [])))
  return ids.filter((id) => !reported.has(id))
}

/** Ids of the documents that were paid with any of the payments, by conjunction. */
export function documentsPaidWith(
  payments: readonly Payment[],
  documents: readonly TravelDocument[],
): string[][] {
  const paid = documents.filter(
    (document) =>
      isLive(document) &&
      document.payments.some(({ paymentRef }) => payments.some(({ ref }) => ref === paymentRef)),
  )
  return byConjunction(paid)
}

/** Offers and ancillaries that are taken out of a reservation. */
interface TakenOut {
  readonly offers: readonly AirOffer[]
  readonly ancillaries: readonly AncillaryOffer[]
}

/**
 * Ids of the documents of cancelled offers and ancillaries that are still live, by what becomes void together:
 * a conjunction, or all documents of an offer whose supplier cancels the order as a whole. These include what an
 * interrupted cancellation of the order made void.
 *
 * @param areWhole the orders of all NDC offers are cancelled as a whole
 */
export function documentsFor(
  { offers, ancillaries }: TakenOut,
  documents: readonly TravelDocument[],
  { now, areWhole }: { readonly now: EpochMs; readonly areWhole: boolean },
): string[][] {
  const orders = offers
    .filter(
      (offer) =>
        (areWhole && offer.itinerary.source === 'NDC') ||
        isCancelledWhole(offer, documentsOf(offer, ancillaries, documents), now),
    )
    .map((offer) => documentsOfOrder(offer, ancillaries, documents))
    .filter((ofOrder) => ofOrder.some(isLive))
  const single = documents.filter(
    (document) =>
      isLive(document) &&
      !orders.some((ofOrder) => ofOrder.includes(document)) &&
      [...offers, ...ancillaries].some(({ ref }) => ref === document.offerRef),
  )
  return [...orders.map((ofOrder) => ofOrder.map(({ id }) => id)), ...byConjunction(single)]
}

/**
 * Whether a ticketed offer is cancelled as a whole order, for a refund that its supplier quotes: where it does not cancel
 * otherwise, and where documents cannot be voided (any more).
 *
 * @param documents of the offer and its ancillaries
 */
export const isCancelledWhole = (
  { itinerary }: Pick<AirOffer, 'itinerary'>,
  documents: readonly TravelDocument[],
  now: EpochMs,
): boolean =>
  can(itinerary, 'cancelOrder') ||
  (itinerary.source === 'NDC' && can(itinerary, 'refundQuote') && !areVoidable(itinerary, documents, now))

const areVoidable = (
  itinerary: AirOffer['itinerary'],
  documents: readonly TravelDocument[],
  now: EpochMs,
): boolean => can(itinerary, 'void') && !documents.some((document) => isPastVoidPeriod(document, now))

/** Tickets of an offer and EMDs of its ancillaries that are live. */
export const liveDocumentsOf = (
  offer: AirOffer,
  { ancillaries, documents }: Pick<Cancellation, 'ancillaries' | 'documents'>,
): TravelDocument[] => documentsOf(offer, ancillaries, documents).filter(isLive)

/** Tickets of an offer and EMDs of its ancillaries, without those that were voided by themselves. */
const documentsOfOrder = (
  offer: AirOffer,
  ancillaries: readonly AncillaryOffer[],
  documents: readonly TravelDocument[],
): TravelDocument[] =>
  documentsOf(offer, ancillaries, documents).filter(
    (document) => isLive(document) || document.events.some(({ kind }) => kind === 'orderCancelled'),
  )

function documentsOf(
  offer: AirOffer,
  ancillaries: readonly AncillaryOffer[],
  documents: readonly TravelDocument[],
): TravelDocument[] {
  const own = ancillaries.filter(({ parentId }) => parentId === offer.id)
  const refs = [offer.ref, ...own.map(({ ref }) => ref)]
  return documents.filter(({ offerRef }) => refs.includes(offerRef))
}

const byConjunction = (documents: readonly TravelDocument[]): string[][] => [
  ...new Map(documents.map(({ conjunction }) => [conjunction[0], [...conjunction]])).values(),
]

/** EMDs of services that are still open. */
export const openEmdsOf = (
  services: readonly Pick<AncillaryOffer, 'ref'>[],
  documents: readonly TravelDocument[],
): Emd[] =>
  documents.filter(isEmd).filter((emd) => isLive(emd) && services.some(({ ref }) => ref === emd.offerRef))

interface Cancellation {
  /** Of the reservation. */
  readonly documents: readonly TravelDocument[]
  readonly ancillaries: readonly AncillaryOffer[]
  /** The documents keep their value. */
  readonly isRetained: boolean
  /** The client has a quote of the refund that still counts. */
  readonly isQuoted: boolean
}

/**
 * Checks that an offer can be cancelled together with its documents: tickets, and the EMDs of its
 * ancillaries. Where the supplier cancels orders as a whole, its quote decides at the commit.
 *
 * @throws Refusal `voidBeforeCancelling` GDS, ticketed; `refundQuoteRequired` NDC, ticketed, and its void
 *   period is over or its carrier has none; `documentNotIssued`; `couponsNotOpen`; `retainNotSupported`
 * Source: docs/contract/servicing.md 8; docs/contract/booking.md 11.2.
 */
export function requireCancellable(
  offer: AirOffer,
  { documents, ancillaries, isRetained, isQuoted }: Cancellation,
  now: EpochMs,
): void {
  if (offer.booking.status !== 'ticketed') return
  const { source, validatingCarrier: carrier } = offer.itinerary
  if (source === 'GDS') throw new Refusal('voidBeforeCancelling')
  const live = liveDocumentsOf(offer, { ancillaries, documents })
  requireIssued(live, now)
  if (isQuoted && !isRetained) return
  if (!live.every((document) => hasOnlyOpenCoupons(document, now))) throw new Refusal('couponsNotOpen')
  if (isRetained) {
    if (!can(offer.itinerary, 'retainValue')) throw new Refusal('retainNotSupported', { carrier })
    return
  }
  if (can(offer.itinerary, 'cancelOrder')) return
  if (areVoidable(offer.itinerary, live, now)) return
  if (!can(offer.itinerary, 'refundQuote') || !live.every((document) => isRefundedInFull(document, now)))
    throw new Refusal('refundQuoteRequired')
}

/** Whether the rules that a ticket was sold under return all of it. */
function isRefundedInFull(document: TravelDocument, now: EpochMs): boolean {
  if (!isTicket(document)) return false
  const penalty = refundPenalty(document.fares, refundTimeOf([document], now))
  return penalty.permitted && penalty.fee?.minor === 0 && partsOf(document.price).fees.length === 0
}

/**
 * EMDs that are still open although their tickets are void. Source: docs/contract/servicing.md 19.3.
 *
 * @param voidedIds of documents
 */
export const orphanedEmds = (
  documents: readonly TravelDocument[],
  voidedIds: readonly string[],
): readonly Emd[] =>
  documents
    .filter(isEmd)
    .filter(
      (emd) =>
        isLive(emd) && emd.associatedTicket !== undefined && voidedIds.includes(emd.associatedTicket.id),
    )
