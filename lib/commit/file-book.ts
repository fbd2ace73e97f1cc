import { filedAncillaries, issuedEmds } from '../ancillary/file-ancillaries.ts'
import { emdsOfExchange, feeAsTax, originOf, travelerExchange } from '../exchange/file-exchanges.ts'
import { pendingExchange } from '../exchange/planned-exchange.ts'
import { inventoryKey } from '../kernel/flight.ts'
import { paidWith } from '../payment/document-payments.ts'
import type { FormOfPayment, Payment } from '../payment/payment.ts'
import { chargedBy } from '../payment/share-payments.ts'
import { segmentsOf } from '../pricing/fare.ts'
import { filedReminder } from '../reservation/reminder.ts'
import type { Receipt, Reservation } from '../reservation/reservation.ts'
import type { CommitEvent } from '../reservation/reservation-event.ts'
import { seatReceipts } from '../reservation/seat-receipts.ts'
import type { TravelDocument } from '../ticketing/document.ts'
import { isTicket } from '../ticketing/document.ts'
import { ticketsFor } from '../ticketing/ticketing.ts'
import type { AirOffer, OfferBooking } from '../workbench/air-offer.ts'
import { cancelledSegmentsOf, travelersToTicket } from '../workbench/air-offer.ts'
import { filedDetails, overriddenWords } from '../workbench/details.ts'
import { soldItinerary } from '../workbench/host-booking.ts'
import type { CommittingWorkbench } from '../workbench/workbench.ts'
import { changesToSell, isCancelling, offersToTicket, servicesLeftByChanges } from './book-plan.ts'
import type { BookCommit, BookPlan, Planned } from './commit.ts'
import type { CommitEffects, SoldSeats } from './commit-effects.ts'
import { soldOf } from './commit-effects.ts'
import type { NewReceipt } from './commit-history.ts'
import { commitEvent, numberedReceipts } from './commit-history.ts'
import { exchangeEvents, exchangeReceipts, isForMore, isOfExchange } from './exchange-history.ts'
import { filedHotels, filedVehicles, withFreeRefs } from './file-hotels-and-cars.ts'
import { cancellationReceipts, filedNonPriced, supplierReceipts } from './file-non-priced.ts'

/** What the reservation was before the commit. */
interface BookedBefore {
  /** Undefined for a new reservation. */
  readonly before: Reservation | undefined
  /** Its documents: EMDs may go with one of them. */
  readonly documents?: readonly TravelDocument[]
}

/** What is filed: the plan with the references that the reservation has free, and what the steps achieved. */
interface Filing {
  readonly workbench: CommittingWorkbench<Planned<BookCommit>>
  readonly effects: CommitEffects
  readonly before: Reservation | undefined
}

/** The reservation after a commit of bookings, and the documents issued with it. */
export function fileBook(
  workbench: CommittingWorkbench<Planned<BookCommit>>,
  effects: CommitEffects,
  { before, documents: filed = [] }: BookedBefore,
): { readonly reservation: Reservation; readonly documents: readonly TravelDocument[] } {
  const { commit } = workbench
  const planned = commit.plan
  const everAdded = Math.max(workbench.added.offers, before?.added.offers ?? 0)
  const air = withFreeRefs(planned.offers, before, everAdded)
  const services = withFreeRefs(planned.ancillaries, before, air.count)
  const { nonPricedSegments, count } = filedNonPriced(workbench, soldOf(effects.sold, 'seats'), {
    before,
    count: services.count,
  })
  const plan: BookPlan = { ...planned, offers: air.offers, ancillaries: services.offers }
  const filing: Filing = { workbench: { ...workbench, commit: { ...commit, plan } }, effects, before }
  const payments = effects.ticketingFailed
    ? []
    : plan.payments.map((payment) => settle(payment, plan, effects))
  const tickets = effects.ticketingFailed ? [] : issuedTickets(filing, payments)
  const emds = effects.ticketingFailed
    ? []
    : issuedEmds(filing.workbench, effects, { payments, documents: [...filed, ...tickets] })
  const documents = [...tickets, ...emds]
  const ancillaries = filedAncillaries(plan, soldOf(effects.sold, 'ancillary'), emds)
  const vehicles = filedVehicles(plan, [], before, count)
  const hotels = filedHotels(plan.cancelledHotels, before)
  const forms = filedForms(workbench, before)
  const { autoDeleteDate = before?.autoDeleteDate, queues, notificationDate } = commit.flags
  const reminder = filedReminder({ id: commit.id, at: commit.at, queues, notificationDate }, before?.reminder)
  const nonPriced = nonPricedSegments && { nonPricedSegments }
  const reservation: Reservation = {
    id: plan.reservationId,
    version: before?.version ?? 0,
    revision: (before?.revision ?? 0) + 1,
    locator: plan.locator,
    createdAt: before?.createdAt ?? commit.at,
    pcc: before?.pcc ?? commit.agency.pcc,
    offers: plan.offers.map((offer) => bookedOffer(withoutCancelledSegments(offer), filing, tickets)),
    ...(ancillaries.length > 0 && { ancillaries }),
    ...(before?.holdsToRelease && { holdsToRelease: before.holdsToRelease }),
    ...(before?.partsToRelease && { partsToRelease: before.partsToRelease }),
    ...expiredAncillaries(plan, before),
    ...nonPriced,
    ...(before?.hotelBookingDetails && { hotelBookingDetails: before.hotelBookingDetails }),
    ...(before?.divisions && { divisions: before.divisions }),
    ...formerOffers(plan, before),
    travelers: workbench.travelers,
    formsOfPayment: forms.formsOfPayment,
    payments: [...workbench.payments.filter(({ settled }) => settled), ...payments],
    ...(workbench.details && { details: filedDetails(workbench.details) }),
    documentIds: [...(before?.documentIds ?? []), ...documents.map(({ id }) => id)],
    ...(hotels && { hotels }),
    ...(vehicles && { vehicles }),
    receipts: [
      ...(before?.receipts ?? []),
      ...newReceipts(filing, { documents, payments, nonPriced: nonPriced ?? {} }),
    ],
    events: [...(before?.events ?? []), ...newEvents(filing, documents)],
    added: { ...workbench.added, offers: count, formsOfPayment: forms.count },
    ...(autoDeleteDate && { autoDeleteDate }),
    ...(reminder && { reminder }),
  }
  return { reservation, documents }
}

/**
 * Forms of payment of the workbench and of hotel segments. When both got the same number while the workbench
 * was open, it is renumbered here.
 */
function filedForms(workbench: CommittingWorkbench<BookCommit>, before: Reservation | undefined) {
  const ofHotels = formsOfHotels(workbench, before)
  const taken = new Set(ofHotels.map(({ ref }) => ref))
  let count = Math.max(workbench.added.formsOfPayment, before?.added.formsOfPayment ?? 0)
  const free = workbench.formsOfPayment.map((form) =>
    taken.has(form.ref) ? { ...form, ref: `formOfPayment_${++count}` } : form,
  )
  return { formsOfPayment: [...free, ...ofHotels], count }
}

/** Cards of hotel segments that were booked while the workbench was open. */
const formsOfHotels = (
  { formsOfPayment }: CommittingWorkbench,
  before: Reservation | undefined,
): FormOfPayment[] =>
  (before?.formsOfPayment ?? []).filter(
    ({ id }) =>
      !formsOfPayment.some((held) => held.id === id) &&
      before?.hotels?.some((stay) => stay.kind === 'room' && stay.formOfPaymentId === id),
  )

/** The payment with what was charged, whatever it named. */
const settle = (payment: Payment, { shares }: BookPlan, { settled }: CommitEffects): Payment => {
  const approvalCode = settled.find(({ paymentId }) => paymentId === payment.id)?.approvalCode
  const amount = chargedBy(payment, shares)
  return { ...payment, amount, settled: approvalCode === undefined ? {} : { approvalCode } }
}

/** The tickets of a commit, and the miscellaneous documents of its exchanges. */
function issuedTickets({ workbench, effects }: Filing, payments: readonly Payment[]): TravelDocument[] {
  const { issued, settled } = effects
  const { commit, travelers } = workbench
  const { reservationId, locator } = commit.plan
  return offersToTicket(commit.plan).flatMap((offer) => {
    const issuance = issued.find(({ offerId }) => offerId === offer.id)
    if (!issuance) return []
    return travelers.flatMap((traveler) => {
      const ofTraveler = issuance.tickets.find(({ travelerId }) => travelerId === traveler.id)
      if (!ofTraveler) return []
      const source = { commit, reservationId, locator, traveler, issued: ofTraveler, issueKey: issuance.key }
      const exchange = travelerExchange(workbench, { offer, traveler }, { payments, settled })
      const paid = paidWith(commit.plan.shares, offer, traveler, payments, workbench.formsOfPayment, settled)
      const tickets = ticketsFor({
        ...source,
        ...{ offer, travelers, words: overriddenWords(workbench, offer.id, traveler.id) },
        payments: exchange?.payments.ticket ?? paid,
        exchangeOf: exchange && originOf(exchange),
        furtherTaxes: exchange && feeAsTax(exchange),
      })
      return [...tickets, ...(exchange ? emdsOfExchange(source, offer, exchange) : [])]
    })
  })
}

/** The same commit releases the seats of cancelled segments. */
function withoutCancelledSegments({ priceBefore: _before, ...offer }: AirOffer): AirOffer {
  if (offer.booking.status === 'added') return offer
  const { cancelledSegments: _, ...booking } = offer.booking
  return { ...offer, booking }
}

function bookedOffer(
  offer: AirOffer,
  { workbench: { travelers }, effects }: Filing,
  tickets: readonly TravelDocument[],
): AirOffer {
  const sale = soldOf(effects.sold, 'seats').find(({ offerId }) => offerId === offer.id)
  const { booking } = offer
  if (!sale && booking.status === 'added') throw new Error(`offer ${offer.ref} was not sold`)
  const ticketed = new Set(
    tickets
      .filter(isTicket)
      .flatMap(({ offerRef, travelerRef }) => (offerRef === offer.ref ? [travelerRef] : [])),
  )
  if (!sale && ticketed.size === 0) return offer
  const itinerary = sale ? soldItinerary(offer.itinerary, sale) : offer.itinerary
  const former = sale ? soldBooking(sale) : (booking as Exclude<OfferBooking, { status: 'added' }>)
  const { change: _, ...booked } = { change: undefined, ...former }
  const change = pendingExchange(offer)
  if (ticketed.size === 0)
    return { ...offer, itinerary, booking: { ...booked, status: 'held', ...(change && { change }) } }
  const unticketed = travelersToTicket(offer, travelers).flatMap(({ id, ref }) =>
    ticketed.has(ref) ? [] : [id],
  )
  return { ...offer, itinerary, booking: { ...booked, status: 'ticketed', unticketed } }
}

const soldBooking = ({ saleKey, supplierLocators, orderId }: SoldSeats) => ({
  saleKey,
  supplierLocators,
  ...(orderId !== undefined && { orderId }),
})

/** What a commit adds to a reservation. */
interface Added {
  readonly documents: readonly TravelDocument[]
  readonly payments: readonly Payment[]
  readonly nonPriced: Pick<Reservation, 'nonPricedSegments'>
}

function newReceipts(
  { workbench: { commit }, effects, before }: Filing,
  { documents, payments, nonPriced }: Added,
): Receipt[] {
  const { plan } = commit
  const { sold } = effects
  const refOf = (offerId: string): string =>
    [...plan.offers, ...plan.ancillaries, ...plan.unquoted].find(({ id }) => id === offerId)?.ref ?? offerId
  const cancelled = [
    ...plan.cancelled,
    ...plan.cancelledAncillaries,
    ...plan.cancelledHotels,
    ...plan.cancelledVehicles,
  ]
  const added: NewReceipt[] = [
    ...(before ? [] : [{ kind: 'record' as const, locator: plan.locator }]),
    ...soldOf(sold, 'seats').flatMap((sale) => seatReceipts(sale, refOf(sale.offerId))),
    ...supplierReceipts(before, nonPriced),
    ...soldOf(sold, 'ancillary').map(({ offerId }) => ({
      kind: 'ancillary' as const,
      offerRefs: [refOf(offerId)],
    })),
    ...payments.filter(isForMore(plan)).map(({ ref, offerIds }) => ({
      kind: 'payment' as const,
      paymentRef: ref,
      offerRefs: offerIds.map(refOf),
      // A document that was paid with two payments is listed once: clients count the documents of all
      // receipts.
      documentIds: documents
        .filter((document) => !isOfExchange(plan, document) && document.payments[0]?.paymentRef === ref)
        .map(({ id }) => id),
    })),
    ...(effects.ticketingFailed ? [] : exchangeReceipts(plan, payments, documents)),
    ...cancelled.map(({ ref }) => ({
      kind: 'cancellation' as const,
      locator: plan.locator,
      offerRefs: [ref],
    })),
    ...cancellationReceipts(plan),
    ...plan.offers
      .filter((offer) => cancelledSegmentsOf(offer).length > 0)
      .map((offer) => {
        const segments = cancelledNumbers(offer, before)
        return { kind: 'cancellation' as const, locator: plan.locator, offerRefs: [offer.ref], segments }
      }),
  ]
  return numberedReceipts(added, commit, before)
}

/** Numbers of the cancelled segments, counted as in the reservation before the commit. */
function cancelledNumbers(offer: AirOffer, before: Reservation | undefined): number[] {
  const cancelledSegments = new Set(cancelledSegmentsOf(offer).map(({ flight }) => inventoryKey(flight)))
  const segments =
    before?.offers.filter(({ id }) => id === offer.id).flatMap(({ itinerary }) => segmentsOf(itinerary)) ?? []
  return segments.flatMap(({ flight }, index) =>
    cancelledSegments.has(inventoryKey(flight)) ? [index + 1] : [],
  )
}

/** Offers that were changed stay on file with those whose documents may still be voided or refunded. */
function formerOffers(plan: BookPlan, before: Reservation | undefined): Pick<Reservation, 'formerOffers'> {
  const replaced = changesToSell(plan)
    .filter(({ change }) => change.documentIds.length > 0)
    .map(({ change }) => change.replaced)
  const all = [...(before?.formerOffers ?? []), ...replaced]
  return all.length > 0 ? { formerOffers: all } : {}
}

/** Services that left the reservation while their EMDs may still be voided or refunded. */
function expiredAncillaries(
  plan: BookPlan,
  before: Reservation | undefined,
): Pick<Reservation, 'expiredAncillaries'> {
  const all = [...(before?.expiredAncillaries ?? []), ...servicesLeftByChanges(plan)]
  return all.length > 0 ? { expiredAncillaries: all } : {}
}

function newEvents(
  { workbench, effects, before }: Filing,
  documents: readonly TravelDocument[],
): CommitEvent[] {
  const { flags, plan } = workbench.commit
  const { receivedFrom } = flags
  const happened = (kind: CommitEvent['kind'], more: Partial<CommitEvent> = {}): CommitEvent =>
    commitEvent(workbench, kind, { ...more, ...(receivedFrom !== undefined && { receivedFrom }) })
  return [
    happened(before ? 'changed' : 'booked'),
    ...(documents.length > 0 ? [happened('ticketed', { documentIds: documents.map(({ id }) => id) })] : []),
    ...exchangeEvents(plan, effects).map((documentIds) => happened('exchanged', { documentIds })),
    ...(effects.ticketingFailed || plan.unpaid.length > 0 ? [happened('ticketingFailed')] : []),
    ...(plan.retained.length > 0 ? [happened('retained', { documentIds: plan.retained })] : []),
    ...(isCancelling(plan) ? [happened('cancelled')] : []),
  ]
}
