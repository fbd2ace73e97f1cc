import type { VehicleOffer } from '../../lib/car/vehicle.ts'
import { vehiclesNamed } from '../../lib/car/vehicle.ts'
import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import { resumeCommit } from '../../lib/commit/run-commit.ts'
import {
  answerVehicleCommit,
  requireReservationOfCar,
  runVehicleCommit,
} from '../../lib/commit/run-vehicle-commit.ts'
import type { carRoutes } from '../../lib/contract/routes/car.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'

/** Cancels the car by a commit of its own: released at the vendor once the cancellation is filed. */
export const cancelVehicle: Operation<
  typeof carRoutes.cancelVehicle,
  { commitWorkflow: CommitWorkflow }
> = async ({ path, query: { supplierLocator, offerID } }, context, { commitWorkflow }) => {
  const reservation = await requireReservationOfCar(path.Identifier, context)
  const resumed = await resumeCommit(context, commitWorkflow)
  if (resumed) return answerVehicleCommit(resumed, context)
  const vehicle = onlyOne(reservation.vehicles ?? [], [supplierLocator, offerID])
  if (isOver(vehicle)) throw new Refusal('rentalReservationUnknown')
  const { travelers } = reservation
  const contentsOf = async () => ({ reservation, travelers, cancels: [vehicle.id] })
  const work = { name: [reservation.id, vehicle.id], contentsOf, isStillValid: () => true }
  return runVehicleCommit(work, context, commitWorkflow)
}

/** The car that matches every given identifier. @throws Refusal `rentalReservationUnknown` */
function onlyOne(vehicles: readonly VehicleOffer[], names: readonly (string | undefined)[]): VehicleOffer {
  const given = names.filter((name) => name !== undefined && name !== '')
  const [found] =
    given.length === 0
      ? []
      : vehicles.filter((one) => given.every((name) => vehiclesNamed([one], name ?? '').length > 0))
  if (!found) throw new Refusal('rentalReservationUnknown')
  return found
}

/** Cancelled at the vendor too: a cancellation without the vendor's number may still be under way. */
const isOver = ({ booking }: VehicleOffer): boolean =>
  booking.status === 'cancelled' && booking.cancellation !== undefined
