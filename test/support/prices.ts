import type { PassengerPrice } from '../../lib/pricing/itinerary-price.ts'
import { type ItineraryPrice, passengerPrices } from '../../lib/pricing/itinerary-price.ts'

/** The prices of the passengers of what was offered; none when nothing was. */
export const pricesIn = (
  offered: { readonly price: ItineraryPrice } | undefined,
): readonly PassengerPrice[] => (offered ? passengerPrices(offered.price) : [])
