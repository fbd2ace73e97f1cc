import type { BenchService } from '../bench/service.ts'
import { tenMarkets } from './markets-table.ts'
import { countMeasure, type Measure } from './measure.ts'
import {
  answerTo,
  flightsKey,
  fromSearch,
  type Json,
  type LegOption,
  optionsOf,
  searchBody,
} from './service.ts'

const byLeg = { CustomResponseModifiersAir: { SearchRepresentation: 'Leg' } }
const perMarket = 3

/** The cheapest offer of the next leg after one of the first, and what pricing the two says. */
async function cheapestAfter(
  service: BenchService,
  identifier: string,
  out: LegOption,
): Promise<{ readonly next: number; readonly priced: number } | undefined> {
  const answer = await answerTo(service, 'nextLeg', {
    body: { CatalogProductOfferingsQueryBuildNext: fromSearch(identifier, [out]) },
  })
  const options = optionsOf(answer)
  const picked = options.find(({ leg }) => leg === 1)
  const [home] = options.filter(({ leg }) => leg === 2).sort((a, b) => a.total - b.total)
  if (!picked || !home) return undefined
  const priced = await answerTo(service, 'airPrice', {
    body: fromSearch(answer.CatalogProductOfferings.Identifier.value, [picked, home]),
  })
  return { next: home.total, priced: priced.OfferID?.[0]?.Price.TotalPrice ?? Number.NaN }
}

const sample = <T>(values: readonly T[], count: number): T[] =>
  values.filter((_, index) => index % Math.max(1, Math.floor(values.length / count)) === 0).slice(0, count)

interface Checked {
  readonly name: string
  readonly shown: number
  readonly next: number
  readonly priced: number
}

/** A leg search promises the price of the cheapest whole journey: next leg and pricing must keep it. */
export async function legPrices(service: BenchService): Promise<Measure[]> {
  const checked: Checked[] = []
  const repeated: string[] = []
  for (const market of tenMarkets) {
    const answer: Json = await answerTo(
      service,
      'search',
      searchBody({ market, stay: 7, perPage: 20, more: byLeg }),
    )
    const options = optionsOf(answer)
    const keys = options.map(({ flights }) => flightsKey(flights))
    if (new Set(keys).size < keys.length)
      repeated.push(`${market}: ${keys.length} offers of ${new Set(keys).size} journeys`)
    for (const out of sample(options, perMarket)) {
      const after = await cheapestAfter(service, answer.CatalogProductOfferings.Identifier.value, out)
      const name = `${market} ${flightsKey(out.flights)}`
      checked.push({
        name,
        shown: out.total,
        next: after?.next ?? Number.NaN,
        priced: after?.priced ?? Number.NaN,
      })
    }
  }
  const kept = checked.filter(({ shown, next, priced }) => shown === next && next === priced)
  return [
    countMeasure(
      { area: 'offers', name: 'leg prices equal to the cheapest next leg, priced' },
      {
        found: kept.length,
        all: checked.length,
        missing: checked
          .filter((one) => !kept.includes(one))
          .map(({ name, shown, next, priced }) => `${name}: ${shown}, next leg ${next}, priced ${priced}`),
      },
      100,
    ),
    countMeasure(
      { area: 'offers', name: 'leg searches that show a journey once' },
      { found: tenMarkets.length - repeated.length, all: tenMarkets.length, missing: repeated },
      100,
    ),
  ]
}
