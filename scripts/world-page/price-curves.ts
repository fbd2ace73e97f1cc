import { addDays, toDate } from '../../lib/kernel/instant.ts'
import { memoryStore } from '../bench/memory-store.ts'
import { type BenchService, benchService } from '../bench/service.ts'
import { lowCostCarriers } from '../market/markets-table.ts'
import { medianOf } from '../market/measure.ts'
import { type LegOption, marketMoment, search } from '../market/service.ts'
import type { PriceCurve, PricePoint } from './page-data.ts'

const daysBefore = [1, 3, 7, 14, 21, 30, 60, 90, 120, 180, 240, 300]
/** A Tuesday that can be bought on all of these days. */
const departure = marketMoment + 305 * 86_400_000
const stay = 7

const lowest = (options: readonly LegOption[]): number | undefined =>
  options.length > 0 ? Math.min(...options.map(({ total }) => total)) : undefined

const isNonStop = ({ flights }: LegOption): boolean => flights.length === 1
const isLowCost = ({ flights }: LegOption): boolean =>
  flights.every(({ carrier }) => lowCostCarriers.has(carrier))

async function pointOf(service: BenchService, market: string, days: number): Promise<PricePoint> {
  const options = (await search(service, { market, days: 305, stay, perPage: 200 })).filter(
    ({ leg }) => leg === 1,
  )
  return {
    daysBefore: days,
    offers: options.length,
    lowest: lowest(options),
    median: options.length > 0 ? medianOf(options.map(({ total }) => total)) : undefined,
    nonStop: lowest(options.filter(isNonStop)),
    connecting: lowest(options.filter((option) => !isNonStop(option))),
    lowCost: lowest(options.filter(isLowCost)),
    network: lowest(options.filter((option) => !isLowCost(option))),
  }
}

/** Round trips on the same days, bought on other ones: searches through the handlers, with nothing sold. */
export async function priceCurves(markets: readonly string[]): Promise<PriceCurve[]> {
  const curves: PriceCurve[] = []
  let now = marketMoment
  const service = await benchService(memoryStore(), () => now)
  for (const market of markets) {
    const points: PricePoint[] = []
    for (const days of daysBefore) {
      now = departure - days * 86_400_000
      points.push(await pointOf(service, market, days))
    }
    const date = toDate(departure)
    curves.push({ market, currency: 'GBP', date, returnDate: addDays(date, stay), points })
  }
  return curves
}
