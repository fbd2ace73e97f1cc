import * as z from 'zod'
import { dialect } from '../../contract/dialect.ts'
import { identifier, toIdentifier } from '../../contract/envelope.ts'
import { toDate } from '../../kernel/instant.ts'
import type { VehicleOffer } from '../vehicle.ts'
import { isActiveVehicle } from '../vehicle.ts'
import {
  productVehicle,
  toProductVehicle,
  toVehiclePrice,
  toVehicleTerms,
  vehiclePrice,
} from './car-rental.ts'

export const vehicleOffer = z
  .looseObject({
    '@type': z.literal('Offer'),
    id: z.string(),
    offerRef: z.string(),
    Identifier: identifier,
    Product: z.array(productVehicle),
    Price: vehiclePrice,
  })
  .meta({ id: 'VehicleOffer', description: 'A car in a reservation.' })

/** A car segment of a reservation. */
export const toVehicleOffer = ({ id, ref, rental, arrival }: VehicleOffer) => ({
  '@type': 'Offer' as const,
  id: ref,
  offerRef: ref,
  Identifier: toIdentifier(id),
  Product: [{ ...toProductVehicle(rental), ...(arrival && { ArrivalDetails: arrival }) }],
  Price: toVehiclePrice(rental),
  TermsAndConditionsFull: [toVehicleTerms(rental)],
})

/** When a rental begins, on the clock of the place, to sort an itinerary. */
export const startOfRental = ({ rental: { pickUp } }: VehicleOffer): string => `${pickUp.date}T${pickUp.time}`

/**
 * Content of a car segment's receipt: the vendor's confirmation, or its cancellation number once cancelled.
 * Source: docs/contract/hotel-car-platform.md 3.
 */
export function toRentalConfirmation(offer: VehicleOffer) {
  const { booking, rental, addedAt } = offer
  const isLive = isActiveVehicle(offer)
  const value =
    booking.status === 'held'
      ? booking.confirmation
      : booking.status === 'cancelled'
        ? booking.cancellation
        : undefined
  const locator = {
    locatorType: isLive ? 'Confirmation Number' : 'Cancellation Number',
    source: rental.vendor.code,
    sourceContext: dialect.supplierContext,
  }
  return {
    '@type': 'ConfirmationHold' as const,
    ...(value !== undefined && {
      Locator: { ...locator, value, ...(isLive && { creationDate: toDate(addedAt) }) },
    }),
    OfferStatus: {
      '@type': 'OfferStatusVehicle' as const,
      code: isLive ? 'HK' : 'HX',
      Status: isLive ? ('Confirmed' as const) : ('Cancelled' as const),
    },
  }
}
