import type { PricedItinerary } from '../pricing/fare.ts'
import { type PriceParts, passengerPrices } from '../pricing/itinerary-price.ts'

/** A tenth of the fare, by which a carrier that a fault forces raises its surcharge. */
export const surchargeOf = ({ baseMinor }: PriceParts): number => Math.round(baseMinor / 10)

export const withSurcharge = <Price extends PriceParts>(price: Price): Price => ({
  ...price,
  taxes: [...price.taxes, { code: 'YR', minor: surchargeOf(price) }],
})

/** A higher carrier surcharge: every passenger pays a tenth of the fare more. */
export const withHigherSurcharge = (itinerary: PricedItinerary): PricedItinerary => ({
  ...itinerary,
  price: {
    currency: itinerary.price.currency,
    passengers: passengerPrices(itinerary.price).map(withSurcharge),
  },
})
