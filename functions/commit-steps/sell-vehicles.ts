import type { VehicleOffer } from '../../lib/car/vehicle.ts'
import { toCarOrder } from '../../lib/car/wire/car-order.ts'
import type { VehicleCommit } from '../../lib/commit/commit.ts'
import type { CancelledAtSupplier, SoldVehicle } from '../../lib/commit/commit-effects.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { hostNamed } from '../../lib/suppliers/serving.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'
import { contactsFor } from '../../lib/workbench/wire/seat-order.ts'
import type { PlannedWorkbench, StepDependencies } from './step.ts'
import { saleKey } from './step.ts'

/** Sells one car. */
export async function sellVehicle(
  vehicle: VehicleOffer,
  workbench: PlannedWorkbench,
  { carHosts }: StepDependencies,
): Promise<SoldVehicle> {
  const { travelers, commit, call } = workbench
  const { id } = vehicle
  const driver = travelers.find(({ ref }) => ref === vehicle.travelerRef)
  if (!driver) throw new Refusal('driverMissing', { reason: 'NAME A TRAVELER' })
  const key = saleKey(commit, id)
  const { supplier, vendor } = vehicle.rental
  const host = hostNamed(carHosts, supplier)
  const contacts = contactsFor(workbench, vendor.code === undefined ? [] : [vendor.code])
  const { confirmation } =
    (await host.findSale(key, call)) ??
    (await host.sell({ key, contacts, ...toCarOrder(vehicle, driver) }, call))
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
