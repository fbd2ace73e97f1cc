import type { AirOffer } from '../workbench/air-offer.ts'
import type { Reservation } from './reservation.ts'

/** First digits of a card that fares were asked for with. */
function withoutCardIssuer<T extends Pick<AirOffer, 'fares'>>(offer: T): T {
  if (offer.fares === undefined) return offer
  const { cardIssuer: _, ...fares } = offer.fares
  return { ...offer, fares }
}

/**
 * A reservation for who keeps its books: what was booked, for whom, what was paid and what happened. Without anything of
 * cards, and without what only the service needs to go on with it.
 *
 * @returns as it is stored: amounts in minor units, instants in milliseconds
 */
export function exportedReservation(reservation: Reservation) {
  const { id, locator, createdAt, keptUntil, pcc, offers, formerOffers, ancillaries } = reservation
  const { expiredAncillaries, hotels, vehicles, nonPricedSegments, travelers, payments } = reservation
  const { formsOfPayment, details, receipts, documentIds, events, divisions } = reservation
  const { hotelBookingDetails, autoDeleteDate, reminder } = reservation
  return {
    id,
    locator,
    createdAt,
    keptUntil,
    pcc,
    travelers,
    details,
    offers: offers.map(withoutCardIssuer),
    formerOffers: formerOffers?.map(withoutCardIssuer),
    ancillaries,
    expiredAncillaries: expiredAncillaries?.map(({ parent: _, ...ancillary }) => ancillary),
    hotels,
    vehicles,
    nonPricedSegments,
    formsOfPayment: formsOfPayment.map(({ id, ref, kind, number }) => ({ id, ref, kind, number })),
    payments,
    hotelBookingDetails: hotelBookingDetails && {
      ReservationComment: hotelBookingDetails.ReservationComment,
      PrimaryContact: hotelBookingDetails.PrimaryContact,
      TravelAgency: hotelBookingDetails.TravelAgency,
    },
    receipts,
    documentIds,
    events,
    divisions: divisions?.map(({ reservationId, locator, travelers }) => ({
      reservationId,
      locator,
      travelers,
    })),
    autoDeleteDate,
    reminder: reminder?.date,
  }
}
