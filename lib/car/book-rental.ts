import type * as z from 'zod'
import type { CommitWorkflow } from '../commit/commit-workflow.ts'
import { attemptsOf, hasCarOf, runVehicleCommit, vehicleIdIn } from '../commit/run-vehicle-commit.ts'
import type { ReservationAnswer } from '../reservation/wire/reservation.ts'
import type { CarHost } from '../suppliers/car-host.ts'
import { withGeneralDetails } from '../workbench/wire/general-details.ts'
import { withParts } from '../workbench/wire/reservation-parts.ts'
import { readTraveler } from '../workbench/wire/traveler.ts'
import { openWorkbench, workbenchForVehicle } from '../workbench/workbench.ts'
import { chooseRental } from './choose-rental.ts'
import { requireDriver } from './choose-vehicle.ts'
import type { vehicleBooking } from './wire/car-booking.ts'
import { readVehicleWanted } from './wire/car-booking.ts'

/** Whom a car is booked with, and how. */
export interface Rentals {
  readonly carHost: CarHost
  readonly commitWorkflow: CommitWorkflow
}

/**
 * Books the car by a commit of its own, in a reservation made for it. The same request again gets the same
 * reservation.
 */
export async function bookRental(
  { ReservationBuild }: z.output<typeof vehicleBooking>,
  context: Parameters<typeof runVehicleCommit>[1],
  { carHost, commitWorkflow }: Rentals,
): Promise<ReservationAnswer> {
  const { ids, now } = context
  const { Traveler, FormOfPayment, ...build } = ReservationBuild
  const wanted = readVehicleWanted(build)
  const sent = Traveler.map(readTraveler)
  requireDriver(sent)
  const workbenchOf = async (id: string) => {
    const { travelers, formsOfPayment, details, added } = withGeneralDetails(
      withParts(
        openWorkbench(id, now),
        { Traveler, FormOfPayment: FormOfPayment?.filter(canBeCharged) },
        ids.uuid,
        now,
      ),
      build,
      ids.uuid,
    )
    const rental = await chooseRental(wanted, context, carHost)
    const vehicle = {
      id: vehicleIdIn(id),
      ref: '',
      rental,
      addedAt: now,
      travelerRef: requireDriver(travelers).ref,
      arrival: wanted.arrival,
      booking: { status: 'added' as const },
    }
    return workbenchForVehicle(id, now, undefined, {
      travelers,
      formsOfPayment,
      added,
      vehicles: [vehicle],
      details,
    })
  }
  return runVehicleCommit(
    { nameOf: attemptsOf(context, wanted, Traveler), workbenchOf, stillStands: hasCarOf },
    context,
    commitWorkflow,
  )
}

/** The vault has the number: at the path of cars alone it has none, since cars are paid at the counter. */
const canBeCharged = ({
  PaymentCard,
}: {
  readonly PaymentCard?:
    | { readonly CardNumber?: { readonly token?: string | undefined } | undefined }
    | undefined
}) => PaymentCard === undefined || PaymentCard.CardNumber?.token !== undefined
