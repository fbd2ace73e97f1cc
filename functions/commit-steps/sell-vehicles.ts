import type { VehicleOffer } from '../../lib/car/vehicle.ts'
import type { VehicleCommit } from '../../lib/commit/commit.ts'
import type { CancelledAtSupplier, SoldVehicle } from '../../lib/commit/commit-effects.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'
import { saleKey } from './step.ts'

/** Sells one car. */
export async function sellVehicle(
  { id, rental, travelerRef }: VehicleOffer,
  { travelers, commit, call }: PlannedWorkbench,
  { carHosts }: StepDependencies,
): Promise<SoldVehicle> {
  const driver = travelers.find(({ ref }) => ref === travelerRef)
  if (!driver) throw new Refusal('driverMissing', { reason: 'NAME A TRAVELER' })
  const { surname, given } = driver
  const key = saleKey(commit, id)
  const host = hostNamed(carHosts, rental.supplier)
  const { confirmation } =
    (await host.findSale(key, call)) ?? (await host.sell({ key, rental, driver: { surname, given } }, call))
  return { kind: 'vehicle', offerId: id, saleKey: key, confirmation }
}

/** Undo of `sellVehicle`; a sale that did not happen is forbidden from now on. */
export async function releaseVehicles(
  { commit, call }: PlannedWorkbench<VehicleCommit>,
  { carHosts }: StepDependencies,
): Promise<void> {
  for (const { id, rental } of commit.plan.vehicles)
    await hostNamed(carHosts, rental.supplier).release(saleKey(commit, id), rental, call)
}

/** Releases cars of the reservation. */
export async function releaseCancelledVehicles(
  vehicles: readonly VehicleOffer[],
  call: SupplierCall,
  { carHosts }: StepDependencies,
): Promise<CancelledAtSupplier[]> {
  const cancelled: CancelledAtSupplier[] = []
  for (const { id, rental, booking } of vehicles) {
    if (booking.status === 'added') continue
    const host = hostNamed(carHosts, rental.supplier)
    const { cancellation } = await host.release(booking.saleKey, rental, call)
    cancelled.push({ offerId: id, cancellation })
  }
  return cancelled
}
