import type { CarHost } from '../../suppliers/car-host.ts'
import { sandboxCarsName } from '../host-names.ts'
import { forcesFaults, type SandboxContext } from '../sandbox-context.ts'
import { withCarFaultsByName } from './faults.ts'
import { carAllotment, carInventoryOver } from './inventory.ts'
import { findCar, quoteCar, searchCars } from './offers.ts'
import { carSalesOver } from './sales.ts'

/**
 * The sandbox's rental companies: counters at the world's airports, offices in its cities, invented prices,
 * fleets that run out; with the faults that a driver's surname forces, where that is switched on.
 */
export function sandboxCarHost(context: SandboxContext): CarHost {
  const { store } = context
  const inventory = carInventoryOver(store, (rental, date) => {
    const car = findCar(rental)
    return car ? carAllotment(car.vendor, car.location, car.vehicle, date) : 0
  })
  const host: CarHost = {
    search: (request, { now }) => searchCars(request, now, inventory.leftOn),
    supplier: sandboxCarsName,
    quote: async (request, ref, { now }) => quoteCar(request, ref, now),
    ...carSalesOver(store, inventory),
  }
  return forcesFaults(context) ? withCarFaultsByName(host) : host
}
