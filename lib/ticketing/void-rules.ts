import type { AncillaryOffer } from '../ancillary/ancillary.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { addDays, hoursMs, localDate, startOfLocalDay } from '../kernel/instant.ts'
import { lifetimes } from '../kernel/limits.ts'
import type { RefusalCode } from '../kernel/refusals.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Payment } from '../payment/payment.ts'
import { can } from '../pricing/capabilities.ts'
import type { PricedItinerary } from '../pricing/fare.ts'
import { segmentsOf } from '../pricing/fare.ts'
import type { Reservation } from '../reservation/reservation.ts'
import { documentNumbersOf } from '../reservation/reservation-event.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import { voidDaysAfterIssue } from '../workbench/content-rules.ts'
import type { Ticket, TravelDocument } from './document.ts'
import { hasOnlyOpenCoupons, isLive, isTicket, isVoid } from './document.ts'

/**
 * End of the void period of an agency's document: the end of the day of issue in the agency's time zone, or a
 * day later in some markets. Source: docs/contract/servicing.md 1.2.
 */
export const voidDeadline = (
  issuedAt: EpochMs,
  { zone, country }: { readonly zone: string; readonly country: string },
): EpochMs => startOfLocalDay(addDays(localDate(issuedAt, zone), 1 + voidDaysAfterIssue(country)), zone)

/**
 * Why a document cannot be voided; undefined when it can, or when an interrupted void has to be completed.
 *
 * @param documents those of one conjunction, which are voided together
 * @param reservation theirs: its history has the completed voids
 * @returns `documentNotForNdc`, `documentAlreadyVoid`, `couponsNotOpen` some coupon was used, exchanged or
 *   refunded, `voidPeriodExpired`
 * Source: docs/contract/booking.md 12.3, 13.1; docs/contract/servicing.md 1.1, 1.2.
 */
export function voidProblem(
  documents: readonly TravelDocument[],
  reservation: Reservation,
  now: EpochMs,
): RefusalCode | undefined {
  if (documents.some(({ source }) => source === 'NDC')) return 'documentNotForNdc'
  const open = documents.filter((document) => !isVoid(document))
  if (open.length === 0) {
    const unreported = new Set(unreportedVoids(reservation, reservation.documentNumbers))
    return documents.some(({ number }) => unreported.has(number)) ? undefined : 'documentAlreadyVoid'
  }
  if (!open.every((document) => hasOnlyOpenCoupons(document, now))) return 'couponsNotOpen'
  return open.some(({ voidableUntil }) => now >= voidableUntil) ? 'voidPeriodExpired' : undefined
}

/** The documents whose void is not yet in the history of the reservation. */
export function unreportedVoids(
  { events }: Pick<Reservation, 'events'>,
  numbers: readonly string[],
): string[] {
  const reported = new Set(
    events.flatMap((event) => (event.kind === 'voided' ? documentNumbersOf(event) : [])),
  )
  return numbers.filter((number) => !reported.has(number))
}

/** Numbers of the documents that were paid with any of the payments, by conjunction. */
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

/** Numbers of the documents of the offers that are still live, by conjunction. */
export const documentsFor = (
  offers: readonly Pick<AirOffer, 'ref'>[],
  documents: readonly TravelDocument[],
): string[][] =>
  byConjunction(
    documents.filter((document) => isLive(document) && offers.some(({ ref }) => ref === document.offerRef)),
  )

const byConjunction = (documents: readonly TravelDocument[]): string[][] => [
  ...new Map(documents.map(({ conjunction }) => [conjunction[0], [...conjunction]])).values(),
]

interface Cancellation {
  /** Of the reservation. */
  readonly documents: readonly TravelDocument[]
  readonly ancillaries: readonly AncillaryOffer[]
  /** The documents keep their value. */
  readonly isRetained: boolean
}

/**
 * Checks that an offer can be cancelled together with its documents: tickets, and the EMDs of its
 * ancillaries.
 *
 * @throws Refusal `voidBeforeCancelling` GDS, ticketed; `refundQuoteRequired` NDC, ticketed, and its void
 *   period is over or its carrier has none; `couponsNotOpen`; `retainNotSupported`
 * Source: docs/contract/servicing.md 8; docs/contract/booking.md 11.2.
 */
export function requireCancellable(
  offer: AirOffer,
  { documents, ancillaries, isRetained }: Cancellation,
  now: EpochMs,
): void {
  if (offer.booking.status !== 'ticketed') return
  const { source, validatingCarrier: carrier } = offer.itinerary
  if (source === 'GDS') throw new Refusal('voidBeforeCancelling')
  const refs = [
    offer.ref,
    ...ancillaries.filter(({ parentId }) => parentId === offer.id).map(({ ref }) => ref),
  ]
  const ofOffer = documents.filter((document) => isLive(document) && refs.includes(document.offerRef))
  if (!ofOffer.every((document) => hasOnlyOpenCoupons(document, now))) throw new Refusal('couponsNotOpen')
  if (isRetained) {
    if (!can(offer.itinerary, 'retainValue')) throw new Refusal('retainNotSupported', { carrier })
    return
  }
  const isVoidable = can(offer.itinerary, 'void') && ofOffer.every(({ voidableUntil }) => now < voidableUntil)
  if (!isVoidable) throw new Refusal('refundQuoteRequired')
}

/**
 * Ticketing time limit of flights whose tickets were voided: the original one; when that has passed, a day
 * from now, but at most an hour before the first departure. Source: docs/contract/specification.md, Cancel
 * Payment keeps the itinerary; the day is a guess.
 */
export function ticketingTimeLimitAfterVoid(itinerary: PricedItinerary, at: EpochMs): EpochMs {
  const { ticketingTimeLimit } = itinerary
  if (at < ticketingTimeLimit) return ticketingTimeLimit
  const departures = segmentsOf(itinerary).map(({ flight }) => flight.departsAt)
  return Math.max(
    ticketingTimeLimit,
    Math.min(at + lifetimes.heldAfterVoidMs, ...departures.map((departsAt) => departsAt - hoursMs(1))),
  )
}

/**
 * The reservation with its statuses recomputed from its documents: an offer without a live ticket is held
 * again, and so is an ancillary without its EMD; a traveler without a ticket must be paid for again, and a
 * payment whose documents are all void is removed.
 *
 * @param documents all of the reservation
 * @param voidedAt when documents were voided: the start of the new holds
 */
export function recomputeBookingStatus(
  reservation: Reservation,
  documents: readonly TravelDocument[],
  voidedAt?: EpochMs,
): Reservation {
  const tickets = documents.filter(isTicket).filter(isLive)
  const hasEmd = ({ ref }: AncillaryOffer): boolean =>
    documents.some((document) => document.kind === 'EMD' && document.offerRef === ref && isLive(document))
  const recomputed = (ancillary: AncillaryOffer): AncillaryOffer =>
    ancillary.booking.status !== 'issued' || hasEmd(ancillary)
      ? ancillary
      : { ...ancillary, booking: { ...ancillary.booking, status: 'held' } }
  return {
    ...reservation,
    offers: reservation.offers.map((offer) => recomputedOffer(offer, tickets, { ...reservation, voidedAt })),
    ancillaries: reservation.ancillaries?.map(recomputed),
    payments: reservation.payments.filter((payment) => !isVoided(payment, documents)),
  }
}

interface Standing extends Pick<Reservation, 'travelers'> {
  readonly voidedAt: EpochMs | undefined
}

function recomputedOffer(
  offer: AirOffer,
  tickets: readonly Ticket[],
  { travelers, voidedAt }: Standing,
): AirOffer {
  const { booking } = offer
  if (booking.status !== 'ticketed') return offer
  const has = new Set(
    tickets.flatMap(({ offerRef, travelerRef }) => (offerRef === offer.ref ? [travelerRef] : [])),
  )
  const unticketed = travelers.flatMap(({ id, ref }) => (has.has(ref) ? [] : [id]))
  const { unticketed: _, ...held } = booking
  if (has.size > 0) return { ...offer, booking: { ...booking, unticketed } }
  const { itinerary } = offer
  const ticketingTimeLimit =
    voidedAt === undefined ? itinerary.ticketingTimeLimit : ticketingTimeLimitAfterVoid(itinerary, voidedAt)
  return { ...offer, itinerary: { ...itinerary, ticketingTimeLimit }, booking: { ...held, status: 'held' } }
}

function isVoided({ ref }: Payment, documents: readonly TravelDocument[]): boolean {
  const paid = documents.filter(({ payments }) => payments.some(({ paymentRef }) => paymentRef === ref))
  return paid.length > 0 && paid.every(isVoid)
}

/** EMDs that are still open although their tickets are void. Source: docs/contract/servicing.md 19.3. */
export const orphanedEmds = (
  documents: readonly TravelDocument[],
  voidedNumbers: readonly string[],
): string[] =>
  documents.flatMap((document) => {
    const isOrphan =
      document.kind === 'EMD' && isLive(document) && voidedNumbers.includes(document.associatedTicket ?? '')
    return isOrphan ? [document.number] : []
  })
