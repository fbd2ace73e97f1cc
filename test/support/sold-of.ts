import { type Flight, inventoryKey } from '../../lib/kernel/flight.ts'
import type { EpochMs } from '../../lib/kernel/instant.ts'
import type { Store } from '../../lib/kernel/store.ts'
import { routeOf } from '../../lib/sandbox/gds/selling/departure-numbers.ts'
import { soldSeatsOver } from '../../lib/sandbox/gds/selling/stored-sold-seats.ts'

/** Seats sold of a departure by class, as whoever is about to sell it reads them; undefined: none. */
export async function soldOf(store: Store, flight: Flight, now: EpochMs) {
  const [departure, route] = [inventoryKey(flight), routeOf(flight)]
  const asked = { routes: [route], exactly: [{ departure, route }] }
  return (await soldSeatsOver(store).soldOn(route.date, asked, now)).get(departure)
}
