import { places } from './airports.ts'
import { correlations } from './correlation.ts'
import { cars, hotels } from './hotels.ts'
import { legPrices } from './leg-prices.ts'
import type { Measure } from './measure.ts'
import { readNetwork } from './network.ts'
import { priceOrder } from './price-order.ts'
import { roundTrips } from './round-trips.ts'
import { absurdities, busiest, flagships } from './routes.ts'
import { marketService } from './service.ts'
import { blockTimes } from './times.ts'

/**
 * Measures the invented market against what is known of the real one.
 *
 * @param routes a file of real routes for the rank correlation; without it that is skipped
 */
export async function scorecard(routes?: string): Promise<Measure[]> {
  const network = readNetwork()
  const service = await marketService()
  return [
    ...places(network),
    ...flagships(network),
    absurdities(network),
    busiest(network),
    ...correlations(network, routes),
    ...blockTimes(network),
    ...(await roundTrips(service)),
    ...(await legPrices(service)),
    ...(await priceOrder(service)),
    ...(await hotels(service)),
    await cars(service),
  ]
}
