import type { carRoutes } from '../../lib/contract/routes/car.ts'
import { readVehicleWanted } from '../../lib/contract/wire/car-booking.ts'
import { requireDriver } from '../../lib/domain/choose-vehicle.ts'
import { workbenchForVehicle } from '../../lib/domain/workbench.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { chooseRental } from '../../lib/runtime/choose-rental.ts'
import { attemptsOf, hasCarOf, requireReservationOfCar, runVehicleCommit, vehicleIdIn } from '../../lib/runtime/run-vehicle-commit.ts'
import type { CarHost } from '../../lib/suppliers/car-host.ts'
import type { CommitWorkflow } from '../../lib/workflow/commit-workflow.ts'

/** Books the car by a commit of its own, in a reservation that is there. The same request again gets the same car. */
export const addVehicle: Operation<typeof carRoutes.addVehicle, { carHost: CarHost; commitWorkflow: CommitWorkflow }> = async (
  { path, body },
  context,
  { carHost, commitWorkflow },
) => {
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
      vehicles: [{ id: vehicleIdIn(id), ref: '', rental, addedAt: now, travelerRef, ...arrival, booking: { status: 'added' } }],
    })
  }
  const nameOf = attemptsOf(context, reservation.id, wanted)
  return runVehicleCommit({ nameOf, workbenchOf, stillStands: hasCarOf }, context, commitWorkflow)
}
