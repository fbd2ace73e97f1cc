import type * as z from 'zod'
import type { VehicleOffer } from '../../car/vehicle.ts'
import { namesOf } from '../../contract/reference.ts'
import type { HotelOffer } from '../../hotel/hotel.ts'
import { landNamed, liveLand } from '../hotel-and-car-segments.ts'
import type { OpenWorkbench } from '../workbench.ts'
import type { cancelItemsRequest } from './cancel-items.ts'

type Sent = z.output<typeof cancelItemsRequest>

/** The stays and cars that the request cancels, and what it says of flights; undefined: nothing. */
export function splitCancellation(
  sent: Sent,
  workbench: OpenWorkbench,
): { readonly land: readonly (HotelOffer | VehicleOffer)[]; readonly flights: Sent | undefined } {
  const { cancelAllInd, cancelOffers } = sent
  if (cancelAllInd || /^CancelAll/i.test(cancelOffers?.objectType ?? '')) {
    const land = liveLand(workbench)
    return { land, flights: land.length > 0 && workbench.offers.length === 0 ? undefined : sent }
  }
  const selected = cancelOffers?.offerProductSelection ?? []
  const isLand = ({ offerID }: (typeof selected)[number]): boolean =>
    landNamed(workbench, namesOf(offerID)).length > 0
  const land = landNamed(
    workbench,
    selected.filter(isLand).flatMap(({ offerID }) => namesOf(offerID)),
  )
  const flights = selected.filter((one) => !isLand(one))
  if (land.length === 0) return { land, flights: sent }
  return {
    land,
    flights:
      flights.length === 0
        ? undefined
        : { ...sent, cancelOffers: { ...cancelOffers, offerProductSelection: flights } },
  }
}
