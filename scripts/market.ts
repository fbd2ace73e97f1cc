/**
 * The long campaign behind test/suppliers/sandbox/market.test.ts: npm run market -- [markets] [seed]. Prints
 * the seed; ends with 1 when a rule is broken.
 */
import { inspectMarkets, type Seen } from '../test/support/market.ts'

const markets = Number(process.argv[2] ?? 5000)
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31)
console.log(`seed ${seed}, ${markets} markets`)
const started = performance.now()
const { seen, wrong } = await inspectMarkets(markets, seed)

const medianOf = (figure: (market: Seen) => number | undefined): number => {
  const values = seen.map((market) => figure(market) ?? Number.NaN).filter(Number.isFinite)
  return Number((values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN).toPrecision(3))
}
const ratio = (one: number | undefined, other: number | undefined): number | undefined =>
  one && other && one / other

for (const line of wrong.slice(0, 50)) console.log(line)
console.log(
  JSON.stringify({
    seconds: Math.round((performance.now() - started) / 1000),
    broken: wrong.length,
    served: seen.filter(({ oneWay }) => oneWay).length,
    medians: {
      carriers: medianOf(({ carriers }) => carriers),
      brands: medianOf(({ brands }) => brands),
      ndcCarriers: medianOf(({ ndcCarriers }) => ndcCarriers),
      roundTripToTwoWays: medianOf(({ roundTrip, apart }) => ratio(roundTrip, apart)),
      sixWeeksToDayBefore: medianOf(({ oneWay, lastMinute }) => ratio(oneWay, lastMinute)),
      weekToDayBefore: medianOf(({ weekBefore, lastMinute }) => ratio(weekBefore, lastMinute)),
      ndcToGds: medianOf(({ ndcOneWay, oneWay }) => ratio(ndcOneWay, oneWay)),
    },
  }),
)
if (wrong.length > 0) process.exitCode = 1
