import type { VehicleOffer } from '../../lib/car/vehicle.ts'
import type { Planned, VehicleCommit } from '../../lib/commit/commit.ts'
import type { CancelledAtSupplier, SoldVehicle } from '../../lib/commit/commit-effects.ts'
import type { EpochMs } from '../../lib/kernel/instant.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { CommittingWorkbench } from '../../lib/workbench/workbench.ts'
import type { StepDependencies } from './step.ts'
import { saleKey } from './step.ts'

/** Sells one car. */
export async function sellVehicle(
  { id, rental, travelerRef }: VehicleOffer,
  { travelers, commit }: CommittingWorkbench,
  { carHost }: StepDependencies,
): Promise<SoldVehicle> {
  const driver = travelers.find(({ ref }) => ref === travelerRef)
  if (!driver) throw new Refusal('driverMissing', { reason: 'NAME A TRAVELER' })
  const { surname, given } = driver
  const key = saleKey(commit, id)
  const { confirmation } =
    (await carHost.findSale(key)) ??
    (await carHost.sell({ key, rental, driver: { surname, given } }, commit.at))
  return { kind: 'vehicle', offerId: id, saleKey: key, confirmation }
}

/** Undo of `sellVehicle`; a sale that did not happen is forbidden from now on. */
export async function releaseVehicles(
  { commit }: CommittingWorkbench<Planned<VehicleCommit>>,
  { carHost }: StepDependencies,
): Promise<void> {
  for (const { id, rental } of commit.plan.vehicles)
    await carHost.release(saleKey(commit, id), rental, commit.at)
}

/** Releases cars of the reservation. */
export async function releaseCancelledVehicles(
  vehicles: readonly VehicleOffer[],
  at: EpochMs,
  { carHost }: StepDependencies,
): Promise<CancelledAtSupplier[]> {
  const cancelled: CancelledAtSupplier[] = []
  for (const { id, rental, booking } of vehicles) {
    if (booking.status === 'added') continue
    const { cancellation } = await carHost.release(booking.saleKey, rental, at)
    cancelled.push({ offerId: id, cancellation })
  }
  return cancelled
}
