import type * as z from 'zod'
import type { VehicleCommit } from '../commit/commit.ts'
import type { CommitWorkflow } from '../commit/commit-workflow.ts'
import { orderName } from '../commit/order-name.ts'
import { hasCarOf, runVehicleCommit, vehicleIdOf } from '../commit/run-vehicle-commit.ts'
import type { ReservationAnswer } from '../reservation/wire/reservation.ts'
import type { CarHosts } from '../suppliers/car-host.ts'
import { withGeneralDetails } from '../workbench/wire/general-details.ts'
import { withParts } from '../workbench/wire/reservation-parts.ts'
import { readTraveler } from '../workbench/wire/traveler.ts'
import { openWorkbench } from '../workbench/workbench.ts'
import { chooseRental } from './choose-rental.ts'
import { requireDriver } from './choose-vehicle.ts'
import type { VehicleOffer } from './vehicle.ts'
import type { vehicleBooking } from './wire/car-booking.ts'
import { readVehicleWanted } from './wire/car-booking.ts'

/** What booking a car needs from outside. */
export interface Rentals {
  readonly carHosts: CarHosts
  readonly commitWorkflow: CommitWorkflow
}

/** Books the car in a separate commit and a new reservation. A repeated request gets the same reservation. */
export async function bookRental(
  body: z.output<typeof vehicleBooking>,
  context: Parameters<typeof runVehicleCommit>[1] & Parameters<typeof chooseRental>[1],
  { carHosts, commitWorkflow }: Rentals,
): Promise<ReservationAnswer> {
  const { ids, now, headers } = context
  const { ReservationBuild } = body
  const { Traveler, FormOfPayment, ...build } = ReservationBuild
  const wanted = readVehicleWanted(build)
  const sent = Traveler.map(readTraveler)
  requireDriver(sent)
  const contentsOf = async (commit: VehicleCommit) => {
    const { travelers, formsOfPayment, details, added } = withGeneralDetails(
      withParts(
        openWorkbench('', now),
        { Traveler, FormOfPayment: FormOfPayment?.filter(canBeCharged) },
        ids.uuid,
        now,
      ),
      build,
      ids.uuid,
    )
    const rental = await chooseRental(wanted, context, carHosts)
    const { ref: travelerRef } = requireDriver(travelers)
    const vehicle = vehicleToBook(commit, { rental, travelerRef, arrival: wanted.arrival })
    return { travelers, formsOfPayment, added, vehicles: [vehicle], ...(details && { details }) }
  }
  const work = { name: orderName({ body }, headers), contentsOf, isStillValid: hasCarOf }
  return runVehicleCommit(work, context, commitWorkflow)
}

/** The car segment that a commit books. */
export const vehicleToBook = (
  commit: VehicleCommit,
  choice: Pick<VehicleOffer, 'rental' | 'travelerRef' | 'arrival'>,
): VehicleOffer => ({
  id: vehicleIdOf(commit),
  ref: '',
  addedAt: commit.at,
  booking: { status: 'added' },
  ...choice,
})

/**
 * Whether the vault has the card number; the endpoints for cars alone store none, because cars are paid at
 * the counter.
 */
const canBeCharged = ({
  PaymentCard,
}: {
  readonly PaymentCard?:
    | { readonly CardNumber?: { readonly token?: string | undefined } | undefined }
    | undefined
}) => PaymentCard === undefined || PaymentCard.CardNumber?.token !== undefined
