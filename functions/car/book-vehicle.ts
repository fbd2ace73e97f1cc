import type { carRoutes } from '../../lib/contract/routes/car.ts'
import { readVehicleWanted } from '../../lib/contract/wire/car-booking.ts'
import { withParts } from '../../lib/contract/wire/reservation-parts.ts'
import { readTraveler } from '../../lib/contract/wire/traveler.ts'
import { requireDriver } from '../../lib/domain/choose-vehicle.ts'
import { openWorkbench, workbenchForVehicle } from '../../lib/domain/workbench.ts'
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
  const { ids, now } = context
  const { Traveler, FormOfPayment, ...build } = body.ReservationBuild
  const wanted = readVehicleWanted(build)
  const sent = Traveler.map(readTraveler)
  requireDriver(sent)
  const workbenchOf = async (id: string) => {
    const { travelers, formsOfPayment, added } = withParts(
      openWorkbench(id, now),
      { Traveler, FormOfPayment: FormOfPayment?.filter(canBeCharged) },
      ids.uuid,
      now,
    )
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
    return workbenchForVehicle(id, now, undefined, { travelers, formsOfPayment, added, vehicles: [vehicle] })
  }
  return runVehicleCommit({ nameOf: attemptsOf(context, wanted, Traveler), workbenchOf, stillStands: hasCarOf }, context, commitWorkflow)
}

/** The vault has the number: at the path of cars alone it has none, since cars are paid at the counter. */
const canBeCharged = ({
  PaymentCard,
}: {
  readonly PaymentCard?: { readonly CardNumber?: { readonly token?: string | undefined } | undefined } | undefined
}) => PaymentCard === undefined || PaymentCard.CardNumber?.token !== undefined
