import { places } from './airports.ts'
import { campaign } from './campaign.ts'
import { soldFromCapitals } from './capitals.ts'
import { correlations } from './correlation.ts'
import { cars, hotels } from './hotels.ts'
import { legPrices } from './leg-prices.ts'
import type { Measure } from './measure.ts'
import { readNetwork } from './network.ts'
import { priceOrder } from './price-order.ts'
import { prices } from './price-ranges.ts'
import { roundTrips } from './round-trips.ts'
import { absurdities, busiest, flagships } from './routes.ts'
import { marketService } from './service.ts'
import { blockTimes } from './times.ts'

export interface ScorecardOptions {
  /** A file of real routes for the rank correlation; without it that is skipped. */
  readonly routes?: string | undefined
  /** Random markets to inspect, and the seed that they are drawn with. */
  readonly markets: number
  readonly seed: number
}

/** Measures the invented market against what is known of the real one. */
export async function scorecard({ routes, markets, seed }: ScorecardOptions): Promise<Measure[]> {
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
    ...(await prices(service)),
    ...(await priceOrder(service)),
    await soldFromCapitals(service),
    ...(await campaign(markets, seed)),
    ...(await hotels(service)),
    await cars(service),
  ]
}
