import type { BenchService } from '../bench/service.ts'
import { longMarkets, lowCostCarriers, lowCostMarkets } from './markets-table.ts'
import { countMeasure, type Measure } from './measure.ts'
import { type LegOption, search } from './service.ts'

const lowest = (options: readonly LegOption[]): number => Math.min(...options.map(({ total }) => total))

const isLowCost = ({ flights }: LegOption): boolean =>
  flights.every(({ carrier }) => lowCostCarriers.has(carrier))
const isNonStop = ({ flights }: LegOption): boolean => flights.length === 1

/** The lowest fare of one kind of journey is below that of another one. */
async function inOrder(
  service: BenchService,
  name: string,
  markets: readonly string[],
  [below, above]: readonly [(option: LegOption) => boolean, (option: LegOption) => boolean],
): Promise<Measure> {
  const wrong: string[] = []
  for (const market of markets) {
    const options = await search(service, { market, days: 45, perPage: 200 })
    const [low, high] = [lowest(options.filter(below)), lowest(options.filter(above))]
    if (!(Number.isFinite(low) && Number.isFinite(high) && low < high))
      wrong.push(`${market}: ${low} and ${high}`)
  }
  return countMeasure(
    { area: 'offers', name },
    { found: markets.length - wrong.length, all: markets.length, missing: wrong },
    90,
  )
}

/** Which carriers are cheaper than which. */
export const priceOrder = async (service: BenchService): Promise<Measure[]> => [
  await inOrder(service, 'markets where a low-cost carrier is below the network carriers', lowCostMarkets, [
    isLowCost,
    (option) => isNonStop(option) && !isLowCost(option),
  ]),
  await inOrder(service, 'long markets where a connection is below the non-stop', longMarkets, [
    (option) => !isNonStop(option),
    isNonStop,
  ]),
]
