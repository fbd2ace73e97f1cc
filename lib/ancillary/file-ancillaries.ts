import { ancillariesToIssue } from '../commit/book-plan.ts'
import type { BookCommit, BookPlan, Planned } from '../commit/commit.ts'
import type { CommitEffects, SoldAncillary } from '../commit/commit-effects.ts'
import type { Flight } from '../kernel/flight.ts'
import { flightKey } from '../kernel/flight.ts'
import { paidWith } from '../payment/document-payments.ts'
import type { Payment } from '../payment/payment.ts'
import type { DocumentPayment, Emd, EmdCoupon, TravelDocument } from '../ticketing/document.ts'
import { isLive, isTicket } from '../ticketing/document.ts'
import type { DocumentName } from '../ticketing/document-names.ts'
import { type DocumentSource, documentBases } from '../ticketing/ticketing.ts'
import type { CommittingWorkbench } from '../workbench/workbench.ts'
import type { AncillaryOffer } from './ancillary.ts'
import { ancillaryAmounts, parentOf } from './ancillary.ts'

/** The ancillaries of the reservation after a commit: sold ones are held, those with an EMD are issued. */
export function filedAncillaries(
  { ancillaries }: Pick<BookPlan, 'ancillaries'>,
  sold: readonly SoldAncillary[],
  emds: readonly Emd[],
): AncillaryOffer[] {
  return ancillaries.map((ancillary): AncillaryOffer => {
    const { booking } = ancillary
    const saleKey =
      booking.status === 'added'
        ? sold.find(({ offerId }) => offerId === ancillary.id)?.saleKey
        : booking.saleKey
    if (saleKey === undefined) throw new Error(`ancillary ${ancillary.ref} was not sold`)
    const isIssued = booking.status === 'issued' || emds.some(({ offerRef }) => offerRef === ancillary.ref)
    return { ...ancillary, booking: { status: isIssued ? 'issued' : 'held', saleKey } }
  })
}

export interface EmdSource extends DocumentSource {
  readonly ancillary: AncillaryOffer
  readonly parentRef: string
  readonly payments: readonly DocumentPayment[]
  /** Of the reservation and of this commit: the EMD is associated with a ticket among them. */
  readonly documents: readonly TravelDocument[]
}

/**
 * The EMD of one service for its traveler, associated with the ticket of its flight coupon; coupon and amounts are
 * on the first document.
 *
 * Source: docs/contract/servicing.md 1.5; that a direction has one coupon is a guess.
 */
function emdFor(source: EmdSource): Emd[] {
  const { ancillary, parentRef, traveler, documents } = source
  const { service, price, quantity, flights, carrier } = ancillary
  const [first] = flights
  if (!first) return []
  const amounts = ancillaryAmounts(price, quantity)
  const associatedTicket = ticketWith(first, { offerRef: parentRef, travelerRef: traveler.ref }, documents)
  const coupon: EmdCoupon = {
    number: 1,
    rfic: service.rfic,
    rfisc: service.rfisc,
    description: service.name,
    amountMinor: 'totalMinor' in amounts ? amounts.totalMinor : amounts.baseMinor,
    quantity,
    presentTo: first.carrier,
    presentAt: first.departure.airport,
    serviceDate: first.departure.date,
    usedFrom: first.departsAt,
    status: 'OpenForUse',
  }
  const bases = documentBases(source, { offerRef: ancillary.ref, carrier, source: ancillary.source })
  return bases.map((base, index) => ({
    kind: 'EMD',
    ...base,
    currency: price.currency,
    endorsements: service.isRefundable ? [] : ['NON-REFUNDABLE'],
    payments: source.payments,
    coupons: index === 0 ? [coupon] : [],
    ...('taxes' in amounts && { taxes: index === 0 ? amounts.taxes : [] }),
    associatedTicket,
  }))
}

function ticketWith(
  flight: Flight,
  { offerRef, travelerRef }: { readonly offerRef: string; readonly travelerRef: string },
  documents: readonly TravelDocument[],
): DocumentName | undefined {
  const has = (document: TravelDocument): boolean =>
    isTicket(document) && document.coupons.some((coupon) => flightKey(coupon.flight) === flightKey(flight))
  const ticket = documents.find(
    (document) =>
      document.offerRef === offerRef &&
      document.travelerRef === travelerRef &&
      isLive(document) &&
      has(document),
  )
  return ticket && { id: ticket.id, ...(ticket.number !== undefined && { number: ticket.number }) }
}

interface PaidBy {
  readonly payments: readonly Payment[]
  /** Tickets of the reservation, and those of this commit. */
  readonly documents: readonly TravelDocument[]
}

/** The EMDs of a commit. */
export function issuedEmds(
  { commit, travelers, formsOfPayment }: CommittingWorkbench<Planned<BookCommit>>,
  { issued, settled }: CommitEffects,
  { payments, documents }: PaidBy,
): Emd[] {
  const { plan } = commit
  const { reservationId, locator, shares } = plan
  return ancillariesToIssue(plan).flatMap((ancillary) => {
    const issuance = issued.find(({ offerId }) => offerId === ancillary.id)
    const traveler = travelers.find(({ id }) => id === ancillary.travelerId)
    const ofTraveler = issuance?.tickets.find(({ travelerId }) => travelerId === ancillary.travelerId)
    if (!issuance || !ofTraveler || !traveler) return []
    return emdFor({
      ...{ commit, reservationId, locator, ancillary, traveler, documents },
      parentRef: parentOf(ancillary, plan.offers)?.ref ?? '',
      issueKey: issuance.key,
      issued: ofTraveler,
      payments: paidWith(shares, ancillary, traveler, payments, formsOfPayment, settled),
    })
  })
}
