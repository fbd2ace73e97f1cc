import type { DivideCommit, ReservationNames } from '../commit/commit.ts'
import { confirmationOf, isActiveHotel } from '../hotel/hotel.ts'
import { countSeats, isMinor, needsAdult } from '../kernel/passengers.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Payment } from '../payment/payment.ts'
import { can } from '../pricing/capabilities.ts'
import { recomputeBookingStatus } from '../ticketing/booking-status.ts'
import type { TravelDocument } from '../ticketing/document.ts'
import { isTicket } from '../ticketing/document.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import { ticketingTimeLimitOf, withoutSeats } from '../workbench/air-offer.ts'
import type { SupplierIdentifiers } from '../workbench/host-booking.ts'
import { hasUnquotedSeats } from '../workbench/non-priced-segments.ts'
import { hasTelephone, type Traveler } from '../workbench/traveler.ts'
import { detailsFor } from './divide-details.ts'
import { eventsFor, numbered, receiptsOfNew, receiptsOfParent } from './divide-history.ts'
import { dividedPayments, formsFor } from './divide-payments.ts'
import { itineraryFor } from './divide-price.ts'
import type { DividedSale, Division, Reservation, UnfinishedDivision } from './reservation.ts'
import { isCancelled, receiptId } from './reservation.ts'
import type { ReservationEvent } from './reservation-event.ts'
import { seatReceipts } from './seat-receipts.ts'

/** The workbench of a commit that divides. */
interface DividingWorkbench {
  readonly id: string
  readonly commit: DivideCommit
}

/** The division that moved exactly these travelers; undefined while one of them is in the reservation. */
export const divisionOf = (
  { travelers, divisions = [] }: Reservation,
  travelerIds: readonly string[],
): Division | undefined =>
  travelers.some(({ id }) => travelerIds.includes(id))
    ? undefined
    : divisions.findLast((division) => sameIds(division.travelers, travelerIds))

const sameIds = (travelers: Division['travelers'], ids: readonly string[]): boolean =>
  travelers.length === new Set(ids).size && travelers.every(({ id }) => ids.includes(id))

interface Sides<T> {
  readonly remaining: T
  readonly leaving: T
}

const sidesOf = ({ travelers }: Reservation, travelerIds: readonly string[]): Sides<readonly Traveler[]> => ({
  remaining: travelers.filter(({ id }) => !travelerIds.includes(id)),
  leaving: travelers.filter(({ id }) => travelerIds.includes(id)),
})

/**
 * Checks that travelers can be divided from a reservation into a new one.
 *
 * @throws Refusal `nothingToDivide`; `notDivisible` the NDC carrier does not divide orders;
 *   `unpaidTimeOver` travelers lost their seats; `unquotedNotDivisible` seats without a price; `travelerNotInReservation`; `noTravelerRemains`;
 *   `infantWithoutAdult` in either part; `hotelShared` a hotel segment is for travelers of both parts
 * Source: guess, following the usual practice of GDS hosts.
 */
export function requireDivisible(reservation: Reservation, travelerIds: readonly string[]): void {
  if (isCancelled(reservation)) throw new Refusal('nothingToDivide')
  const whole = reservation.offers.find(({ itinerary }) => !can(itinerary, 'divide'))
  if (whole) throw new Refusal('notDivisible', { carrier: whole.itinerary.validatingCarrier })
  const incomplete = reservation.offers.find((offer) => withoutSeats(offer).length > 0)
  if (incomplete) throw new Refusal('unpaidTimeOver', { offer: incomplete.ref })
  if (hasUnquotedSeats(reservation)) throw new Refusal('unquotedNotDivisible')
  const { remaining, leaving } = sidesOf(reservation, travelerIds)
  const missing = travelerIds.find((id) => !leaving.some((traveler) => traveler.id === id))
  if (missing !== undefined) throw new Refusal('travelerNotInReservation', { traveler: missing })
  if (remaining.length === 0) throw new Refusal('noTravelerRemains')
  if (!hasAdults(leaving) || !hasAdults(remaining)) throw new Refusal('infantWithoutAdult')
  const live = (reservation.hotels ?? []).filter(isActiveHotel)
  const shared = live.find(
    ({ travelerRefs }) =>
      leaving.some(({ ref }) => travelerRefs.includes(ref)) && !isOf(travelerRefs, leaving),
  )
  if (shared) throw new Refusal('hotelShared', { offer: shared.ref })
}

const hasAdults = (travelers: readonly Traveler[]): boolean =>
  travelers.filter(({ ptc }) => needsAdult(ptc)).length <= travelers.filter(({ ptc }) => !isMinor(ptc)).length

/** Whether an item is only for some of the travelers. */
const isOf = (travelerRefs: readonly string[], travelers: readonly Traveler[]): boolean =>
  travelerRefs.length > 0 && travelerRefs.every((name) => travelers.some(({ ref }) => ref === name))

/**
 * The reservation without the divided travelers. Until the new reservation is filed, it stores their part in
 * `unfinished`: the same flights with the same ticketing time limit at their share of the price, and their
 * documents, payments, hotel and car segments, and details.
 *
 * @param documents of the reservation
 * @throws Refusal as `requireDivisible`; `unpaidTimeOver` a part would be unpaid after its ticketing time
 *   limit
 */
export function divideReservation(
  reservation: Reservation,
  { id: workbenchId, commit }: DividingWorkbench,
  names: ReservationNames,
  documents: readonly TravelDocument[],
): Reservation {
  const { id: commitId, at, agency, travelerIds } = commit
  requireDivisible(reservation, travelerIds)
  const parts = partsOf(reservation, sidesOf(reservation, travelerIds), documents)
  requireTimeLeft([...parts.remaining.offers, ...parts.leaving.offers], commit)
  const event: ReservationEvent = { kind: 'divided', at, commitId, workbenchId, pcc: agency.pcc }
  const division: Division = {
    commitId,
    workbenchId,
    ...names,
    travelers: parts.leaving.travelers.map(({ id, ref }) => ({ id, ref })),
    unfinished: {
      reservation: newReservation(reservation, parts.leaving, event, names),
      sales: parts.leaving.offers.flatMap((offer) => dividedSale(offer, parts, documents)),
    },
  }
  return {
    ...parts.remaining,
    revision: (reservation.revision ?? 0) + 1,
    receipts: receiptsOfParent(reservation, parts, {
      id: receiptId(commit.id, 0),
      at: commit.at,
      locator: names.locator,
    }),
    events: [...reservation.events, event],
    divisions: [...(reservation.divisions ?? []), division],
  }
}

/** What each part has of the reservation, without history and identifiers. */
function partsOf(
  reservation: Reservation,
  travelers: Sides<readonly Traveler[]>,
  documents: readonly TravelDocument[],
): Sides<Reservation> {
  const isLeaving = ({ travelerRef }: Pick<TravelDocument, 'travelerRef'>): boolean =>
    travelers.leaving.some(({ ref }) => ref === travelerRef)
  const sides: Sides<Side> = {
    remaining: {
      travelers: travelers.remaining,
      documents: documents.filter((document) => !isLeaving(document)),
      takes: (refs) => !isOf(refs, travelers.leaving),
    },
    leaving: {
      travelers: travelers.leaving,
      documents: documents.filter(isLeaving),
      takes: (refs) => isOf(refs, travelers.leaving),
    },
  }
  const paidBy = ({ travelers: people, documents: held }: Side) => ({
    documents: held,
    travelerIds: people.map(({ id }) => id),
  })
  const payments = dividedPayments(reservation.payments, paidBy(sides.remaining), paidBy(sides.leaving))
  return {
    remaining: partOf(reservation, sides.remaining, payments.remaining),
    leaving: partOf(reservation, sides.leaving, payments.leaving),
  }
}

interface Side {
  readonly travelers: readonly Traveler[]
  readonly documents: readonly TravelDocument[]
  /** Whether hotel and car segments of the travelers belong to this part. */
  readonly takes: (travelerRefs: readonly string[]) => boolean
}

function partOf(
  reservation: Reservation,
  { travelers, documents, takes }: Side,
  payments: readonly Payment[],
): Reservation {
  const {
    hotels: allHotels,
    vehicles: allVehicles,
    ancillaries: all,
    details,
    hotelBookingDetails,
    ...rest
  } = reservation
  const ancillaries = all?.filter(({ travelerId }) => travelers.some(({ id }) => id === travelerId)) ?? []
  const others = (all ?? []).filter((one) => !ancillaries.includes(one)).map(({ id }) => id)
  const hotels = allHotels?.filter((stay) => takes(stay.travelerRefs)) ?? []
  const vehicles = allVehicles?.filter((vehicle) => takes([vehicle.travelerRef])) ?? []
  const part: Reservation = {
    ...rest,
    travelers: withTelephone(travelers, reservation.travelers),
    offers: reservation.offers.map((offer) => ({
      ...offer,
      itinerary: itineraryFor(offer.itinerary, reservation.travelers, travelers),
    })),
    payments: payments.map((payment) => ({
      ...payment,
      offerIds: payment.offerIds.filter((id) => !others.includes(id)),
    })),
    formsOfPayment: formsFor(reservation, { payments, hotels }),
    ...(ancillaries.length > 0 && { ancillaries }),
    ...(hotels.length > 0 && { hotels }),
    ...(vehicles.length > 0 && { vehicles }),
    ...(details && {
      details: detailsFor(
        details,
        travelers.map(({ id }) => id),
      ),
    }),
    ...(hotelBookingDetails && hotels.length > 0 && { hotelBookingDetails }),
    documentIds: documents.map(({ id }) => id),
  }
  return recomputeBookingStatus(part, documents)
}

/**
 * Every reservation needs a telephone: in a part without one, the first adult gets the one of the other part.
 */
function withTelephone(part: readonly Traveler[], allTravelers: readonly Traveler[]): readonly Traveler[] {
  const telephones = allTravelers.find(hasTelephone)?.telephones
  if (!telephones || part.some(hasTelephone)) return part
  const first = part.find(({ ptc }) => !isMinor(ptc)) ?? part[0]
  return part.map((traveler) => (traveler === first ? { ...traveler, telephones } : traveler))
}

/** Seats without a ticket in this part need a time limit that has not passed. */
function requireTimeLeft(offers: readonly AirOffer[], { at }: Pick<DivideCommit, 'at'>): void {
  for (const offer of offers) {
    const until = ticketingTimeLimitOf(offer)
    if (until !== undefined && until <= at) throw new Refusal('unpaidTimeOver', { offer: offer.ref })
  }
}

function dividedSale(
  offer: AirOffer,
  { remaining, leaving }: Sides<Reservation>,
  documents: readonly TravelDocument[],
): DividedSale[] {
  const kept = remaining.offers.find(({ id }) => id === offer.id)
  if (!kept || offer.booking.status === 'added') return []
  const tickets = documents.filter((document) => isTicket(document) && document.offerRef === offer.ref)
  const theirs = tickets.filter(({ id }) => leaving.documentIds.includes(id))
  return [
    {
      offerId: offer.id,
      saleKey: offer.booking.saleKey,
      seatsKept: countSeats(kept.itinerary.passengers),
      issueKeys: [...new Set(theirs.map(({ issueKey }) => issueKey))],
    },
  ]
}

/** The new reservation; it starts with the history of the original one. */
function newReservation(
  whole: Reservation,
  part: Reservation,
  event: ReservationEvent,
  { reservationId, locator }: ReservationNames,
): Reservation {
  const {
    divisions: _divisions,
    holdsToRelease: _holds,
    partsToRelease: _parts,
    expiredAncillaries = [],
    reminder: _reminder,
    ...rest
  } = part
  const { at } = event
  const receipts = receiptsOfNew(whole, part, { at, locator })
  const withEmd = expiredAncillaries.filter(
    ({ booking, travelerId }) =>
      booking.status === 'issued' && part.travelers.some(({ id }) => id === travelerId),
  )
  return {
    ...rest,
    ...(withEmd.length > 0 && { expiredAncillaries: withEmd }),
    id: reservationId,
    locator,
    version: 0,
    revision: 1,
    createdAt: at,
    receipts: numbered(
      receipts.map((receipt, index) => ({ ...receipt, id: receiptId(reservationId, index) })),
    ),
    events: [...eventsFor(whole.events, part.documentIds), event],
  }
}

/** A divided sale, with its identifiers at the host and here. */
export interface DividedBooking {
  readonly offerId: string
  readonly saleKey: string
  readonly booking: SupplierIdentifiers
}

/** The new reservation to file, with its own carrier locators. */
export function filedDivision(
  { reservation }: UnfinishedDivision,
  bookings: readonly DividedBooking[],
): Reservation {
  const { offers, receipts, id, createdAt: at } = reservation
  const suppliers = offers
    .flatMap((offer) =>
      bookings
        .filter(({ offerId }) => offerId === offer.id)
        .flatMap(({ booking }) => seatReceipts(booking, offer.ref)),
    )
    .map((receipt, index) => ({ ...receipt, id: receiptId(id, receipts.length + index), ref: '', at }))
  return {
    ...reservation,
    offers: offers.map((offer) => withBooking(offer, bookings)),
    receipts: numbered([...receipts, ...suppliers]),
  }
}

function withBooking(offer: AirOffer, bookings: readonly DividedBooking[]): AirOffer {
  const found = bookings.find(({ offerId }) => offerId === offer.id)
  if (!found || offer.booking.status === 'added') return offer
  return { ...offer, booking: { ...offer.booking, ...found.booking, saleKey: found.saleKey } }
}

/** Confirmation numbers of the hotel and car segments. */
export const supplierConfirmations = ({ hotels = [], vehicles = [] }: Reservation): string[] => [
  ...hotels.flatMap((stay) => confirmationOf(stay) ?? []),
  ...vehicles.flatMap(({ booking }) => (booking.status === 'added' ? [] : [booking.confirmation])),
]
