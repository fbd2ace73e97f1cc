import type { VehicleOffer } from '../../lib/car/vehicle.ts'
import type { VehicleCommit } from '../../lib/commit/commit.ts'
import type { CancelledAtSupplier, SoldVehicle } from '../../lib/commit/commit-effects.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'
import { saleKey } from './step.ts'

/** Sells one car. */
export async function sellVehicle(
  { id, rental, travelerRef }: VehicleOffer,
  { travelers, commit, call }: PlannedWorkbench,
  { carHost }: StepDependencies,
): Promise<SoldVehicle> {
  const driver = travelers.find(({ ref }) => ref === travelerRef)
  if (!driver) throw new Refusal('driverMissing', { reason: 'NAME A TRAVELER' })
  const { surname, given } = driver
  const key = saleKey(commit, id)
  const { confirmation } =
    (await carHost.findSale(key, call)) ??
    (await carHost.sell({ key, rental, driver: { surname, given } }, call))
  return { kind: 'vehicle', offerId: id, saleKey: key, confirmation }
}

/** Undo of `sellVehicle`; a sale that did not happen is forbidden from now on. */
export async function releaseVehicles(
  { commit, call }: PlannedWorkbench<VehicleCommit>,
  { carHost }: StepDependencies,
): Promise<void> {
  for (const { id, rental } of commit.plan.vehicles) await carHost.release(saleKey(commit, id), rental, call)
}

/** Releases cars of the reservation. */
export async function releaseCancelledVehicles(
  vehicles: readonly VehicleOffer[],
  call: SupplierCall,
  { carHost }: StepDependencies,
): Promise<CancelledAtSupplier[]> {
  const cancelled: CancelledAtSupplier[] = []
  for (const { id, rental, booking } of vehicles) {
    if (booking.status === 'added') continue
    const { cancellation } = await carHost.release(booking.saleKey, rental, call)
    cancelled.push({ offerId: id, cancellation })
  }
  return cancelled
}
