import type { Store } from '../../kernel/store.ts'
import type { CarHost } from '../../suppliers/car-host.ts'
import { carsOnLot, lotsOver } from './lots.ts'
import { findCar, quoteCar, searchCars } from './offers.ts'
import { salesOver } from './sales.ts'

/**
 * The sandbox's rental companies: counters at the world's airports, offices in its cities, invented prices,
 * fleets that run out.
 */
export function sandboxCarHost(store: Store): CarHost {
  const lots = lotsOver(store, (rental, date) => {
    const car = findCar(rental)
    return car ? carsOnLot(car.vendor, car.station, car.vehicle, date) : 0
  })
  const sales = salesOver(store, lots)
  return {
    search: (request, now) => searchCars(request, now, lots.leftOn),
    quote: async (request, choice, now) => quoteCar(request, choice, now),
    sell: sales.sell,
    findSale: sales.find,
    release: sales.release,
  }
}
