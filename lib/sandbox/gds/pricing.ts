import type { AirFares, AirPricing } from '../../suppliers/air-host.ts'
import { sandboxHosts } from '../host-names.ts'
import { cityOfPlace } from '../world/airports.ts'
import { type AirWorldParts, worldFor } from './air-world.ts'
import { displayFares } from './fare-display.ts'
import { priceFlights } from './price.ts'

/** Prices flights of the sandbox's GDS. */
export function gdsPricing(parts: AirWorldParts) {
  const world = worldFor(parts)
  return {
    source: 'GDS',
    supplier: sandboxHosts.GDS,
    price: async (request, { now }) => priceFlights(world(request), request, now),
  } as const satisfies AirPricing
}

/** Prices flights of the sandbox's GDS, and lists its fares. */
export function gdsFares(parts: AirWorldParts) {
  const world = worldFor(parts)
  return {
    ...gdsPricing(parts),
    cityOf: cityOfPlace,
    fareDisplay: async (request, { now }) => displayFares(world(request).schedules, request, now),
  } as const satisfies AirFares
}
