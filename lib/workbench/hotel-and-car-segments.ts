import type { VehicleOffer } from '../car/vehicle.ts'
import { isActiveVehicle, vehiclesNamed } from '../car/vehicle.ts'
import type { HotelSegment } from '../hotel/hotel.ts'
import { hotelsNamed, isActiveHotel, requireNotOver } from '../hotel/hotel.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import { hasNonPriced } from './non-priced-segments.ts'
import type { OpenWorkbench } from './workbench.ts'

type HotelOrCar = Pick<OpenWorkbench, 'hotels' | 'vehicles'>

/** Hotel and car segments that are booked. */
export const activeHotelsAndCars = ({
  hotels = [],
  vehicles = [],
}: HotelOrCar): (HotelSegment | VehicleOffer)[] => [
  ...hotels.filter(isActiveHotel),
  ...vehicles.filter(isActiveVehicle),
]

/** Whether the workbench holds any segment. Source: docs/contract/specification.md, Add Form of Payment. */
export const hasItinerary = (
  workbench: HotelOrCar & Pick<OpenWorkbench, 'offers' | 'nonPricedSegments'>,
): boolean => workbench.offers.length + activeHotelsAndCars(workbench).length > 0 || hasNonPriced(workbench)

/**
 * Refuses forms of payment and payments for GDS flights that their workbench adds to a reservation of hotels and cars
 * alone (not those that take the place of flights): they are committed first. NDC carriers that sell against payment only are paid at once.
 *
 * @throws Refusal `flightsPaidLater`
 * Source: docs/contract/hotel-car-platform.md 4.1; the exception for NDC is a guess.
 */
export function requirePaidNow(workbench: OpenWorkbench): void {
  const { base, offers } = workbench
  const isFirstAir =
    offers.length > 0 &&
    offers.every(
      ({ booking, itinerary }) =>
        booking.status === 'added' && booking.change === undefined && itinerary.source === 'GDS',
    )
  if (base && isFirstAir && activeHotelsAndCars(workbench).length > 0) throw new Refusal('flightsPaidLater')
}

/**
 * The booked hotel or car segment that all names match that match any: reference, id, the supplier's confirmation
 * number, or the availability's offer id, which rooms sold together share.
 *
 * @param names of one offer
 * @throws Refusal `segmentUnclear` several rooms have the name, or the names are those of different offers
 */
export function hotelOrCarNamed(
  { hotels = [], vehicles = [] }: HotelOrCar,
  names: readonly string[],
): HotelSegment | VehicleOffer | undefined {
  const matches = names
    .map((name) => [
      ...hotelsNamed(hotels, name).filter(isActiveHotel),
      ...vehiclesNamed(vehicles, name).filter(isActiveVehicle),
    ])
    .filter((found) => found.length > 0)
  const [first] = matches
  if (!first) return undefined
  const [only, ...others] = first.filter((one) => matches.every((found) => found.includes(one)))
  if (!only || others.length > 0) throw new Refusal('segmentUnclear')
  return only
}

/** @throws Refusal `stayOver` the guest of one of the rooms has left */
export function requireNoneOver(segments: readonly (HotelSegment | VehicleOffer)[], now: EpochMs): void {
  for (const one of segments) if ('kind' in one) requireNotOver(one, now)
}

const isOfAggregator = (offer: HotelSegment | VehicleOffer): boolean =>
  'rate' in offer && offer.rate.source === 'aggregator'

/**
 * The workbench without some hotel and car segments of its reservation; its commit cancels them.
 *
 * @throws Refusal `aggregatorStay` a hotel segment that an aggregator sold
 * Source: docs/contract/specification.md, cancelitems; docs/contract/hotel-car-platform.md 4.3.
 */
export function withoutHotelsAndCars(
  workbench: OpenWorkbench,
  removed: readonly (HotelSegment | VehicleOffer)[],
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
 * The workbench with the current hotel and car segments of its reservation, except those that it cancels:
 * other requests may book and cancel them while it is open. Source: docs/contract/hotel-car-platform.md 4.1,
 * concurrency (guess).
 */
export function withCurrentHotelsAndCars(
  workbench: OpenWorkbench,
  reservation: HotelOrCar | undefined,
): OpenWorkbench {
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
