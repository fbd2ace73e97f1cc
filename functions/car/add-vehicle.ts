import { vehicleToBook } from '../../lib/car/book-rental.ts'
import { chooseRental } from '../../lib/car/choose-rental.ts'
import { requireDriver } from '../../lib/car/choose-vehicle.ts'
import { readVehicleWanted } from '../../lib/car/wire/car-booking.ts'
import type { VehicleCommit } from '../../lib/commit/commit.ts'
import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import { orderName } from '../../lib/commit/order-name.ts'
import { hasCarOf, requireReservationOfCar, runVehicleCommit } from '../../lib/commit/run-vehicle-commit.ts'
import type { carRoutes } from '../../lib/contract/routes/car.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { CarHosts } from '../../lib/suppliers/car-host.ts'

/**
 * Books the car by a commit of its own, in an existing reservation. A repeated request returns the same
 * car.
 */
export const addVehicle: Operation<
  typeof carRoutes.addVehicle,
  { carHosts: CarHosts; commitWorkflow: CommitWorkflow }
> = async ({ path, body }, context, { carHosts, commitWorkflow }) => {
  const wanted = readVehicleWanted(body.ReservationBuild)
  const reservation = await requireReservationOfCar(path.Identifier, context)
  const { travelers, details } = reservation
  const { ref: travelerRef } = requireDriver(travelers)
  const contentsOf = async (commit: VehicleCommit) => {
    const rental = await chooseRental(wanted, context, carHosts)
    const vehicle = vehicleToBook(commit, { rental, travelerRef, arrival: wanted.arrival })
    return { reservation, travelers, vehicles: [vehicle], ...(details && { details }) }
  }
  const work = {
    name: [reservation.id, ...orderName({ body }, context.headers)],
    contentsOf,
    isStillValid: hasCarOf,
  }
  return runVehicleCommit(work, context, commitWorkflow)
}
