import type { AncillaryOffer } from '../ancillary/ancillary.ts'
import { hoursMs } from '../kernel/instant.ts'
import type { Payment } from '../payment/payment.ts'
import { segmentsOf } from '../pricing/fare.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import { withoutSeats } from '../workbench/air-offer.ts'
import type { Ticket, TravelDocument } from './document.ts'
import { isLive, isRefunded, isTicket, isVoid, refundOf } from './document.ts'

/**
 * The reservation with its statuses recomputed from its documents: an offer without a live ticket is held
 * again, and so is an ancillary without its EMD; a traveler without a ticket must be paid for again. A payment stays
 * when its documents are all void, as one that was returned. An offer whose order was cancelled is over: it is removed with
 * its ancillaries.
 *
 * @param documents all of the reservation
 */
export function recomputeBookingStatus(
  reservation: Reservation,
  documents: readonly TravelDocument[],
): Reservation {
  const tickets = documents.filter(isTicket)
  const isOver = (offer: AirOffer): boolean => isOrderOver(tickets.filter(isOf(offer)))
  const hasEmd = ({ ref }: AncillaryOffer): boolean =>
    documents.some((document) => document.kind === 'EMD' && document.offerRef === ref && isLive(document))
  const recomputed = (ancillary: AncillaryOffer): AncillaryOffer =>
    ancillary.booking.status !== 'issued' || hasEmd(ancillary)
      ? ancillary
      : { ...ancillary, booking: { ...ancillary.booking, status: 'held' } }
  const offers = reservation.offers.filter((offer) => !isOver(offer))
  const ancillaries = reservation.ancillaries?.filter(
    ({ parentId }) => !reservation.offers.some((offer) => offer.id === parentId && isOver(offer)),
  )
  return {
    ...reservation,
    offers: offers.map((offer) => recomputedOffer(offer, tickets.filter(isOf(offer)), reservation)),
    ancillaries: ancillaries?.map(recomputed),
    payments: reservation.payments.map((payment) =>
      payment.settled && isVoided(payment, documents)
        ? { ...payment, settled: { ...payment.settled, isReturned: true } }
        : payment,
    ),
  }
}

const isOf =
  ({ ref }: AirOffer) =>
  ({ offerRef }: Ticket): boolean =>
    offerRef === ref

/** Whether the tickets of an offer are void or refunded because their order was cancelled. */
const isOrderOver = (tickets: readonly Ticket[]): boolean =>
  tickets.every((ticket) => isVoid(ticket) || isRefunded(ticket)) &&
  tickets.some(({ events }) => events.some(({ kind }) => kind === 'orderCancelled'))

/** @param tickets of the offer */
function recomputedOffer(
  offer: AirOffer,
  tickets: readonly Ticket[],
  { travelers }: Pick<Reservation, 'travelers'>,
): AirOffer {
  const { booking, itinerary } = offer
  if (booking.status !== 'ticketed') return offer
  const has = new Set(tickets.filter(isGood).map(({ travelerRef }) => travelerRef))
  const lost = withoutSeats(offer)
  const unticketed = travelers.flatMap(({ id, ref }) => (has.has(ref) || lost.includes(id) ? [] : [id]))
  const { unticketed: _, ...held } = booking
  if (has.size > 0) {
    const limit = Math.max(partTimeLimit(offer, tickets), nextDepartureAfterRefund(offer, tickets) ?? 0)
    return {
      ...offer,
      itinerary: { ...itinerary, ticketingTimeLimit: limit },
      booking: { ...booking, unticketed },
    }
  }
  const ticketingTimeLimit = Math.max(
    timeLimitToldLast(tickets) ?? itinerary.ticketingTimeLimit,
    nextDepartureAfterRefund(offer, tickets) ?? 0,
  )
  return { ...offer, itinerary: { ...itinerary, ticketingTimeLimit }, booking: { ...held, status: 'held' } }
}

/**
 * Until when travelers whose tickets were voided keep their seats while others have tickets: the ticketing time limit; a
 * day longer when that had passed at the void, at most until an hour before departure. Source: guess.
 */
function partTimeLimit({ itinerary }: AirOffer, tickets: readonly Ticket[]): number {
  const voids = tickets.flatMap(({ events }) => events.filter(({ kind }) => kind === 'voided'))
  const last = Math.max(0, ...voids.map(({ at }) => at))
  const { ticketingTimeLimit: limit } = itinerary
  if (last < limit) return limit
  const departures = segmentsOf(itinerary).map(({ flight }) => flight.departsAt - hoursMs(1))
  return Math.max(limit, Math.min(last + hoursMs(24), ...departures))
}

/** Good for travel: of a refunded ticket only what was flown before has a value. */
const isGood = (ticket: Ticket): boolean => isLive(ticket) && !isRefunded(ticket)

/**
 * Flights whose tickets were refunded stay booked until the next of them departs. Source: docs/contract/servicing.md
 * 18; the moment is a guess.
 */
function nextDepartureAfterRefund({ itinerary }: AirOffer, tickets: readonly Ticket[]): number | undefined {
  const refunds = tickets.flatMap((ticket) => refundOf(ticket) ?? [])
  const at = Math.max(...refunds.map((refund) => refund.at))
  const departures = segmentsOf(itinerary).map(({ flight }) => flight.departsAt)
  return refunds.length > 0
    ? departures.filter((departsAt) => departsAt > at).sort((a, b) => a - b)[0]
    : undefined
}

/** The new ticketing time limit that the supplier told with the latest void; undefined: it told none. */
function timeLimitToldLast(tickets: readonly Ticket[]): number | undefined {
  const told = tickets
    .flatMap(({ events }) => events)
    .flatMap((event) =>
      event.kind === 'voided' && event.ticketingTimeLimit !== undefined
        ? [{ at: event.at, ticketingTimeLimit: event.ticketingTimeLimit }]
        : [],
    )
  return told.toSorted((a, b) => a.at - b.at).at(-1)?.ticketingTimeLimit
}

function isVoided({ ref }: Payment, documents: readonly TravelDocument[]): boolean {
  const paid = documents.filter(({ payments }) => payments.some(({ paymentRef }) => paymentRef === ref))
  return paid.length > 0 && paid.every(isVoid)
}
