import type { VehicleOffer } from '../../lib/car/vehicle.ts'
import type { CommitRef } from '../../lib/commit/commit-workflow.ts'
import type { GivenBack, TakenVehicle } from '../../lib/commit/file-hotels-and-cars.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'
import type { StepDependencies } from './step.ts'
import { saleKey } from './step.ts'

/** Takes one car. Asks the vendor first, so that a sale whose answer was lost is found and not repeated. */
export async function takeVehicle(
  commit: CommitRef,
  { id, rental, travelerRef }: VehicleOffer,
  { travelers, commit: { at } }: CommittingWorkbench,
  { carHost }: StepDependencies,
): Promise<TakenVehicle> {
  const driver = travelers.find(({ ref }) => ref === travelerRef)
  if (!driver) throw new Refusal('driverMissing', { reason: 'NAME A TRAVELER' })
  const { surname, given } = driver
  const key = saleKey(commit, id)
  const { confirmation } =
    (await carHost.findSale(key)) ?? (await carHost.sell({ key, rental, driver: { surname, given } }, at))
  return { offerId: id, saleKey: key, confirmation }
}

/** Gives cars of the reservation back. */
export async function returnVehicles(
  vehicles: readonly VehicleOffer[],
  { commit: { at } }: CommittingWorkbench,
  { carHost }: StepDependencies,
): Promise<GivenBack[]> {
  const givenBack: GivenBack[] = []
  for (const { id, rental, booking } of vehicles) {
    if (booking.status === 'added') continue
    const { cancellation } = await carHost.release(booking.saleKey, rental, at)
    givenBack.push({ offerId: id, cancellation })
  }
  return givenBack
}
