import { inspectMarkets, type Seen } from '../../test/support/market.ts'
import { countMeasure, type Measure, medianOf } from './measure.ts'

const ratio = (one: number | undefined, other: number | undefined): number =>
  one && other ? one / other : Number.NaN

/** Random markets on random dates through both hosts: rules that none may break, and what holds between prices. */
export async function campaign(markets: number, seed: number): Promise<Measure[]> {
  const { seen, wrong } = await inspectMarkets(markets, seed)
  const median = (figure: (market: Seen) => number): string =>
    medianOf(seen.map(figure).filter(Number.isFinite)).toPrecision(3)
  const served = seen.filter(({ oneWay }) => oneWay)
  return [
    {
      area: 'offers',
      name: `random markets without an unreasonable route, price, tax or duplicate (seed ${seed})`,
      now: wrong.length === 0 ? `${markets}` : `${wrong.length} faults in ${markets}`,
      wanted: 'all',
      ok: wrong.length === 0,
      details: [
        ...wrong,
        `carriers of a market ${median(({ carriers }) => carriers)}, brands ${median(({ brands }) => brands)}`,
        `six weeks to a day ahead ${median(({ oneWay, lastMinute }) => ratio(oneWay, lastMinute))}`,
        `a week to a day ahead ${median(({ weekBefore, lastMinute }) => ratio(weekBefore, lastMinute))}`,
        `NDC to GDS ${median(({ ndcOneWay, oneWay }) => ratio(ndcOneWay, oneWay))}`,
      ],
    },
    countMeasure(
      { area: 'offers', name: 'random markets that somebody sells' },
      {
        found: served.length,
        all: seen.length,
        missing: seen.filter(({ oneWay }) => !oneWay).map(({ market }) => market),
      },
      95,
    ),
  ]
}
