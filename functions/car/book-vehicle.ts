import type { carRoutes } from '../../lib/contract/routes/car.ts'
import { readVehicleWanted } from '../../lib/contract/wire/car-booking.ts'
import { readTraveler } from '../../lib/contract/wire/traveler.ts'
import { requireDriver } from '../../lib/domain/choose-vehicle.ts'
import { derivedId } from '../../lib/domain/derived-id.ts'
import { openWorkbench, withTravelers, workbenchForVehicle } from '../../lib/domain/workbench.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import type { CarHost } from '../../lib/suppliers/car-host.ts'
import type { CommitWorkflow } from '../../lib/workflow/commit-workflow.ts'
import { chooseRental } from './choose-rental.ts'
import { attemptsOf, hasCarOf, runVehicleCommit, vehicleIdIn } from './run-vehicle-commit.ts'

/** Books the car by a commit of its own, in a reservation made for it. The same request again gets the same reservation. */
export const bookVehicle: Operation<typeof carRoutes.bookVehicle, { carHost: CarHost; commitWorkflow: CommitWorkflow }> = async (
  { body },
  context,
  { carHost, commitWorkflow },
) => {
  const { now } = context
  const { Traveler, ...build } = body.ReservationBuild
  const wanted = readVehicleWanted(build)
  const sent = Traveler.map(readTraveler)
  requireDriver(sent)
  const workbenchOf = async (id: string) => {
    let count = 0
    const { travelers, added } = withTravelers(openWorkbench(id, now), sent, () => derivedId(`${id}#traveler#${++count}`))
    const rental = await chooseRental(wanted, context, carHost)
    const vehicle = {
      id: vehicleIdIn(id),
      ref: '',
      rental,
      addedAt: now,
      travelerRef: requireDriver(travelers).ref,
      ...(wanted.arrival && { arrival: wanted.arrival }),
      booking: { status: 'added' as const },
    }
    return workbenchForVehicle(id, now, undefined, { travelers, added, vehicles: [vehicle] })
  }
  return runVehicleCommit({ nameOf: attemptsOf(context, wanted, Traveler), workbenchOf, stillStands: hasCarOf }, context, commitWorkflow)
}
