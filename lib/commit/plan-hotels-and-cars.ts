import { isActiveVehicle } from '../car/vehicle.ts'
import { isActiveHotel } from '../hotel/hotel.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { CommittingWorkbench } from '../workbench/workbench.ts'
import type { BookPlan, ReservationNames, VehicleCommit, VehiclePlan } from './commit.ts'

type Workbench = Pick<CommittingWorkbench, 'cancels' | 'travelers' | 'commit'>

/**
 * Cars and hotel rooms of the reservation that the commit cancels.
 *
 * @throws Refusal `reservationChanged` one of them was cancelled meanwhile; `rentalUnderWay`
 */
export function planCancelledHotelsAndCars(
  { cancels = [], commit }: Workbench,
  reservation: Reservation | undefined,
): Pick<BookPlan, 'cancelledVehicles' | 'cancelledHotels'> {
  const cancelledVehicles = (reservation?.vehicles ?? []).filter(
    (vehicle) => cancels.includes(vehicle.id) && isActiveVehicle(vehicle),
  )
  const cancelledHotels = (reservation?.hotels ?? []).filter(
    (stay) => cancels.includes(stay.id) && isActiveHotel(stay),
  )
  if (cancelledVehicles.length + cancelledHotels.length < cancels.length)
    throw new Refusal('reservationChanged')
  const started = cancelledVehicles.find(({ rental }) => rental.pickUp.at <= commit.at)
  if (started) throw new Refusal('rentalUnderWay', { offer: started.ref })
  return { cancelledVehicles, cancelledHotels }
}

/**
 * Checks that guests and drivers are not removed before their room or car is cancelled.
 *
 * @throws Refusal `segmentTravelerRemoved`
 */
export function requireTravelersOfHotelsAndCars(
  { cancels = [], travelers }: Workbench,
  reservation: Reservation | undefined,
): void {
  const isThere = (ref: string): boolean => travelers.some((traveler) => traveler.ref === ref)
  const hotelSegments = (reservation?.hotels ?? []).filter(isActiveHotel)
  const cars = (reservation?.vehicles ?? []).filter(isActiveVehicle)
  const left = [
    ...hotelSegments.filter((stay) => !stay.travelerRefs.every(isThere)),
    ...cars.filter((car) => !isThere(car.travelerRef)),
  ]
  const abandoned = left.find(({ id }) => !cancels.includes(id))
  if (abandoned) throw new Refusal('segmentTravelerRemoved', { offer: abandoned.ref })
}

/**
 * Cars to sell and to cancel; the rest of the reservation is unchanged.
 *
 * @throws Refusal `reservationChanged` the reservation does not exist, or the car was cancelled meanwhile;
 *   `rentalUnderWay`
 */
export function planVehicles(
  workbench: CommittingWorkbench<VehicleCommit>,
  reservation: Reservation | undefined,
  names: ReservationNames,
): VehiclePlan {
  if ((workbench.base === undefined) !== (reservation === undefined)) throw new Refusal('reservationChanged')
  const { cancelledVehicles } = planCancelledHotelsAndCars(workbench, reservation)
  const vehicles = (workbench.vehicles ?? []).filter(({ booking }) => booking.status === 'added')
  return { ...names, vehicles, cancelledVehicles }
}
