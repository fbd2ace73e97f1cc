import { parentOf } from '../ancillary/ancillary.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { AirOffer } from '../workbench/air-offer.ts'
import type { TravelDocument } from './document.ts'

/** Offers and ancillaries of a reservation, with those that left it while documents of theirs remain. */
export const everyOfferOf = ({
  offers,
  formerOffers = [],
  ancillaries = [],
  expiredAncillaries = [],
}: Reservation) => ({
  offers: [...offers, ...formerOffers, ...expiredAncillaries.map(({ parent }) => parent)],
  ancillaries: [...ancillaries, ...expiredAncillaries],
})

/** The air offer of a ticket, or of the flights that an EMD's service belongs to. */
export function airOfferOf({ offerRef }: TravelDocument, reservation: Reservation): AirOffer | undefined {
  const { offers, ancillaries } = everyOfferOf(reservation)
  const ancillary = ancillaries.find(({ ref }) => ref === offerRef)
  return ancillary ? parentOf(ancillary, offers) : offers.find(({ ref }) => ref === offerRef)
}
