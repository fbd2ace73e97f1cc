import type { VehicleOffer } from '../car/vehicle.ts'
import { cancelledVehicle } from '../car/vehicle.ts'
import type { HotelSegment } from '../hotel/hotel.ts'
import { cancelledHotel } from '../hotel/hotel.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { VehiclePlan } from './commit.ts'
import type { CancelledAtSupplier, SoldVehicle } from './commit-effects.ts'

const hotelsAndCars = (before: Reservation | undefined): readonly (HotelSegment | VehicleOffer)[] => [
  ...(before?.hotels ?? []),
  ...(before?.vehicles ?? []),
]

/**
 * New offers with unused references: hotel and car segments may have been added to the reservation since the
 * workbench was opened.
 *
 * @param count how many offers were ever added, in the workbench or the reservation
 */
export function withFreeRefs<Offer extends { readonly ref: string }>(
  offers: readonly Offer[],
  before: Reservation | undefined,
  count: number,
): { readonly offers: Offer[]; readonly count: number } {
  const taken = new Set(hotelsAndCars(before).map(({ ref }) => ref))
  let last = count
  const free = offers.map((offer) => (taken.has(offer.ref) ? { ...offer, ref: `offer_${++last}` } : offer))
  return { offers: free, count: last }
}

/**
 * The hotel segments of the reservation, cancelled where the plan says so; the hotels' cancellation numbers
 * are added later.
 */
export function filedHotels(
  cancelledHotels: readonly HotelSegment[],
  before: Reservation | undefined,
): readonly HotelSegment[] | undefined {
  const ids = new Set(cancelledHotels.map(({ id }) => id))
  return before?.hotels?.map((stay) => (ids.has(stay.id) ? cancelledHotel(stay) : stay))
}

/**
 * The car segments of the reservation, cancelled where the plan says so; new ones are last.
 *
 * @param count how many offers were ever added: new ones are numbered after these
 */
export function filedVehicles(
  {
    vehicles = [],
    cancelledVehicles,
  }: Partial<Pick<VehiclePlan, 'vehicles'>> & Pick<VehiclePlan, 'cancelledVehicles'>,
  sold: readonly SoldVehicle[],
  before: Reservation | undefined,
  count: number,
): readonly VehicleOffer[] | undefined {
  const ids = new Set(cancelledVehicles.map(({ id }) => id))
  const kept =
    before?.vehicles?.map((vehicle) => (ids.has(vehicle.id) ? cancelledVehicle(vehicle) : vehicle)) ?? []
  const added = vehicles.map((vehicle, index): VehicleOffer => {
    const sale = sold.find(({ offerId }) => offerId === vehicle.id)
    if (!sale) throw new Error(`car ${vehicle.id} was not sold`)
    const { saleKey, confirmation } = sale
    return {
      ...vehicle,
      ref: `offer_${count + index + 1}`,
      booking: { status: 'held', saleKey, confirmation },
    }
  })
  const all = [...kept, ...added]
  return all.length > 0 ? all : undefined
}

/** The reservation with the suppliers' cancellation numbers; the same object when it has them already. */
export function withCancellations(
  reservation: Reservation,
  cancelled: readonly CancelledAtSupplier[],
): Reservation {
  const numberOf = (id: string): string | undefined =>
    cancelled.find(({ offerId }) => offerId === id)?.cancellation
  const isNews = <Offer extends HotelSegment | VehicleOffer>(offer: Offer): boolean =>
    'booking' in offer &&
    offer.booking.status === 'cancelled' &&
    !offer.booking.cancellation &&
    numberOf(offer.id) !== undefined
  if (!hotelsAndCars(reservation).some(isNews)) return reservation
  const noted = <Offer extends HotelSegment | VehicleOffer>(offer: Offer): Offer =>
    isNews(offer) && 'booking' in offer
      ? { ...offer, booking: { ...offer.booking, cancellation: numberOf(offer.id) } }
      : offer
  return {
    ...reservation,
    ...(reservation.hotels && { hotels: reservation.hotels.map(noted) }),
    ...(reservation.vehicles && { vehicles: reservation.vehicles.map(noted) }),
  }
}
