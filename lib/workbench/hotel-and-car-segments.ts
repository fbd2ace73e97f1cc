import type { VehicleOffer } from '../car/vehicle.ts'
import { isLiveVehicle, vehiclesNamed } from '../car/vehicle.ts'
import type { HotelOffer } from '../hotel/hotel.ts'
import { isLiveStay, staysNamed } from '../hotel/hotel.ts'
import { Refusal } from '../kernel/refusals.ts'
import { hasOthers } from './non-priced-segments.ts'
import type { OpenWorkbench } from './workbench.ts'

type Land = Pick<OpenWorkbench, 'hotels' | 'vehicles'>

/** Stays and cars that are booked. */
export const liveLand = ({ hotels = [], vehicles = [] }: Land): (HotelOffer | VehicleOffer)[] => [
  ...hotels.filter(isLiveStay),
  ...vehicles.filter(isLiveVehicle),
]

/**
 * Whether the workbench holds anything at all that is travelled. Source: docs/contract/specification.md, Add
 * Form of Payment.
 */
export const hasItinerary = (workbench: Land & Pick<OpenWorkbench, 'offers' | 'otherSegments'>): boolean =>
  workbench.offers.length + liveLand(workbench).length > 0 || hasOthers(workbench)

/** Booked stays and cars that one of the names fits: reference, id, or the supplier's number. */
export const landNamed = (
  { hotels = [], vehicles = [] }: Land,
  names: readonly string[],
): (HotelOffer | VehicleOffer)[] => [
  ...new Set(
    names.flatMap((name) => [
      ...staysNamed(hotels, name).filter(isLiveStay),
      ...vehiclesNamed(vehicles, name).filter(isLiveVehicle),
    ]),
  ),
]

const isOfAggregator = (offer: HotelOffer | VehicleOffer): boolean =>
  'rate' in offer && offer.rate.source === 'aggregator'

/**
 * Takes stays and cars of the reservation out of the workbench: its commit gives them back.
 *
 * @throws Refusal `aggregatorStay` a stay that was sold by an aggregator
 * Source: docs/contract/specification.md, cancelitems; docs/contract/hotel-car-platform.md 4.3.
 */
export function withoutLand(
  workbench: OpenWorkbench,
  removed: readonly (HotelOffer | VehicleOffer)[],
): OpenWorkbench {
  if (removed.length === 0) return workbench
  const aggregated = removed.find(isOfAggregator)
  if (aggregated) throw new Refusal('aggregatorStay', { offer: aggregated.ref })
  const ids = new Set(removed.map(({ id }) => id))
  const { hotels, vehicles, cancels = [] } = workbench
  return {
    ...workbench,
    hotels: hotels?.filter(({ id }) => !ids.has(id)),
    vehicles: vehicles?.filter(({ id }) => !ids.has(id)),
    cancels: [...cancels, ...ids],
  }
}

/**
 * The workbench with the stays and cars that its reservation has by now, but for those that it cancels:
 * others may book and cancel them while it is open. Source: docs/contract/hotel-car-platform.md 4.1,
 * concurrency (guess).
 */
export function withCurrentLand(workbench: OpenWorkbench, reservation: Land | undefined): OpenWorkbench {
  if (!workbench.base || !reservation) return workbench
  const { cancels = [] } = workbench
  const { hotels: _, vehicles: __, ...rest } = workbench
  const kept = <Offer extends { readonly id: string }>(offers: readonly Offer[]): Offer[] =>
    offers.filter(({ id }) => !cancels.includes(id))
  return {
    ...rest,
    hotels: reservation.hotels && kept(reservation.hotels),
    vehicles: reservation.vehicles && kept(reservation.vehicles),
  }
}
