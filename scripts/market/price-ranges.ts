import type { BenchService } from '../bench/service.ts'
import { countMeasure, type Measure, medianOf } from './measure.ts'
import { type AmountRange, type PriceRange, priceRanges } from './price-ranges-table.ts'
import { type LegOption, search } from './service.ts'

const business = {
  SearchModifiersAir: { CabinPreference: [{ preferenceType: 'Permitted', cabins: ['Business'] }] },
}

const offersOf = (
  service: BenchService,
  { from, to, currency }: PriceRange,
  more: object,
): Promise<LegOption[]> =>
  search(service, {
    market: `${from}-${to}`,
    stay: 7,
    perPage: 200,
    more: { ...more, PricingModifiersAir: { currencyCode: currency } },
  })

const cheapest = (options: readonly LegOption[]): number => Math.min(...options.map(({ total }) => total))

/** The median over the carriers of the cheapest of each. */
const typical = (options: readonly LegOption[]): number =>
  medianOf([...Map.groupBy(options, ({ flights }) => flights[0]?.carrier).values()].map(cheapest))

const isWithin = (amount: number, [low, high]: AmountRange): boolean => amount >= low && amount <= high

interface Compared {
  readonly market: string
  readonly amount: number
  readonly range: AmountRange
}

/** What round trips cost, against what they cost in life. */
export async function prices(service: BenchService): Promise<Measure[]> {
  const found: Record<'cheapest' | 'typical' | 'business', Compared[]> = {
    cheapest: [],
    typical: [],
    business: [],
  }
  for (const row of priceRanges) {
    const market = `${row.from}-${row.to} ${row.currency}`
    const economy = (await offersOf(service, row, {})).filter(({ leg }) => leg === 1)
    found.cheapest.push({ market, amount: cheapest(economy), range: row.cheapest })
    found.typical.push({ market, amount: typical(economy), range: row.typical })
    if (row.business) {
      const amount = cheapest(await offersOf(service, row, business))
      found.business.push({ market, amount, range: row.business })
    }
  }
  return Object.entries(found).map(([kind, all]) => {
    const wrong = all.filter(({ amount, range }) => !isWithin(amount, range))
    return countMeasure(
      { area: 'offers', name: `${kind} round trips within the prices of the market` },
      {
        found: all.length - wrong.length,
        all: all.length,
        missing: wrong.map(
          ({ market, amount, range }) => `${market} ${Math.round(amount)}, known ${range.join(' to ')}`,
        ),
      },
      90,
    )
  })
}
