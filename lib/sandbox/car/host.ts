import type { Store } from '../../kernel/store.ts'
import type { CarHost } from '../../suppliers/car-host.ts'
import { sandboxCarsName } from '../host-names.ts'
import { withCarFaultsByName } from './faults.ts'
import { carAllotment, carInventoryOver } from './inventory.ts'
import { findCar, quoteCar, searchCars } from './offers.ts'
import { carSalesOver } from './sales.ts'

/**
 * The sandbox's rental companies: counters at the world's airports, offices in its cities, invented prices,
 * fleets that run out; with the faults that a driver's surname forces.
 */
export function sandboxCarHost(store: Store): CarHost {
  const inventory = carInventoryOver(store, (rental, date) => {
    const car = findCar(rental)
    return car ? carAllotment(car.vendor, car.location, car.vehicle, date) : 0
  })
  return withCarFaultsByName({
    search: (request, { now }) => searchCars(request, now, inventory.leftOn),
    supplier: sandboxCarsName,
    quote: async (request, ref, { now }) => quoteCar(request, ref, now),
    ...carSalesOver(store, inventory),
  })
}
