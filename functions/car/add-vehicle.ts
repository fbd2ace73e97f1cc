import { chooseRental } from '../../lib/car/choose-rental.ts'
import { requireDriver } from '../../lib/car/choose-vehicle.ts'
import { readVehicleWanted } from '../../lib/car/wire/car-booking.ts'
import type { CommitWorkflow } from '../../lib/commit/commit-workflow.ts'
import {
  attemptsOf,
  hasCarOf,
  requireReservationOfCar,
  runVehicleCommit,
  vehicleIdIn,
} from '../../lib/commit/run-vehicle-commit.ts'
import type { carRoutes } from '../../lib/contract/routes/car.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import type { CarHost } from '../../lib/suppliers/car-host.ts'
import { workbenchForVehicle } from '../../lib/workbench/workbench.ts'

/**
 * Books the car by a commit of its own, in a reservation that is there. The same request again gets the same
 * car.
 */
export const addVehicle: Operation<
  typeof carRoutes.addVehicle,
  { carHost: CarHost; commitWorkflow: CommitWorkflow }
> = async ({ path, body }, context, { carHost, commitWorkflow }) => {
  const { now } = context
  const wanted = readVehicleWanted(body.ReservationBuild)
  const reservation = await requireReservationOfCar(path.Identifier, context)
  const { travelers } = reservation
  const travelerRef = requireDriver(travelers).ref
  const arrival = wanted.arrival && { arrival: wanted.arrival }
  const workbenchOf = async (id: string) => {
    const rental = await chooseRental(wanted, context, carHost)
    return workbenchForVehicle(id, now, reservation, {
      travelers,
      vehicles: [
        {
          id: vehicleIdIn(id),
          ref: '',
          rental,
          addedAt: now,
          travelerRef,
          ...arrival,
          booking: { status: 'added' },
        },
      ],
    })
  }
  const nameOf = attemptsOf(context, reservation.id, wanted)
  return runVehicleCommit({ nameOf, workbenchOf, stillStands: hasCarOf }, context, commitWorkflow)
}
