import type { AirSearch } from '../../suppliers/air-host.ts'
import { sandboxHosts } from '../host-names.ts'
import { cityOfPlace } from '../world/airports.ts'
import { type AirWorldParts, worldFor } from './air-world.ts'
import { availableFlights } from './available-flights.ts'
import { brandOptions } from './options.ts'
import { shopJourney } from './shop.ts'

/** Finds flights, brands and seats of the sandbox's GDS. */
export function gdsSearch(parts: AirWorldParts) {
  const world = worldFor(parts)
  return {
    source: 'GDS',
    supplier: sandboxHosts.GDS,
    cityOf: cityOfPlace,
    shop: async (request, { now }) => shopJourney(world(request), request, now),
    options: async (request, upsells, { now }) => brandOptions(world(request), { ...request, upsells }, now),
    availability: async (request, { now }) => availableFlights(world(), request, now),
  } as const satisfies AirSearch
}
