import { describe, expect, it } from 'vitest'
import { inspectMarkets, type Seen } from '../support/market.ts'

const seed = 20_270_115
const { seen, wrong } = await inspectMarkets(160, seed)

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Ratios in the markets where both amounts are known. */
const ratios = (
  one: (market: Seen) => number | undefined,
  other: (market: Seen) => number | undefined,
): number[] =>
  seen.map((market) => (one(market) ?? Number.NaN) / (other(market) ?? Number.NaN)).filter(Number.isFinite)

const large = seen.filter(({ isLarge }) => isLarge)

describe(`random markets on random dates (seed ${seed})`, () => {
  it('are answered by both hosts without an unreasonable route, price, tax or duplicate', () => {
    expect(wrong).toEqual([])
  })

  it('are nearly all served, and all of those between large cities', () => {
    expect(seen.filter(({ oneWay }) => oneWay).length / seen.length).toBeGreaterThan(0.85)
    expect(large.filter(({ oneWay }) => !oneWay).map(({ market }) => market)).toEqual([])
  })

  it('have a non-stop of every carrier with seats on one', () => {
    expect(seen.filter(({ nonStopCarriers }) => nonStopCarriers.length > 0).length).toBeGreaterThan(40)
    for (const { market, nonStopCarriers, nonStopShown } of seen)
      expect(nonStopShown, market).toEqual(expect.arrayContaining([...nonStopCarriers]))
  })

  it('have several carriers and brands between large cities', () => {
    expect(median(large.map(({ carriers }) => carriers))).toBeGreaterThanOrEqual(4)
    expect(large.filter(({ brands }) => brands > 1).length / large.length).toBeGreaterThan(0.95)
  })

  it('are mostly sold by NDC carriers too, at about the price of the GDS', () => {
    expect(large.filter(({ ndcCarriers }) => ndcCarriers > 0).length / large.length).toBeGreaterThan(0.6)
    const prices = ratios(
      ({ ndcOneWay }) => ndcOneWay,
      ({ oneWay }) => oneWay,
    )
    expect(median(prices)).toBeGreaterThan(0.9)
    expect(median(prices)).toBeLessThan(1.3)
  })

  it('cost more the farther they are', () => {
    const bounds = [0, 800, 2000, 4000, 6000, 20_000]
    const medians = bounds.slice(1).map((upTo, index) => {
      const near = seen.flatMap(({ miles, oneWay }) =>
        oneWay && miles > (bounds[index] ?? 0) && miles <= upTo ? oneWay : [],
      )
      expect(near.length).toBeGreaterThan(4)
      return median(near)
    })
    expect(medians).toEqual(medians.toSorted((a, b) => a - b))
    expect(medians.at(-1)).toBeGreaterThan((medians[0] ?? 0) * 4)
  })

  it('cost less the earlier they are bought', () => {
    const [early, week] = [({ oneWay }: Seen) => oneWay, ({ weekBefore }: Seen) => weekBefore]
    expect(median(ratios(early, week))).toBeLessThan(0.95)
    expect(median(ratios(week, ({ lastMinute }) => lastMinute))).toBeLessThan(0.9)
  })

  it('cost clearly less as a long round trip than as two one-way journeys with a carrier, and hardly any costs more', () => {
    const together = ratios(
      ({ miles, roundTrip }) => (miles > 3000 ? roundTrip : undefined),
      ({ apart }) => apart,
    )
    expect(median(together)).toBeLessThan(0.85)
    // A way back that leaves before a long way there has arrived cannot be combined with it. Alone it is of the
    // season of its own direction. Fares are rounded once or twice.
    const comparable = seen.filter(({ stayDays, roundTrip }) => stayDays > 3 && roundTrip)
    const dearer = comparable.filter(({ roundTrip, apart }) => (roundTrip ?? 0) > (apart ?? Infinity) * 1.01)
    expect(dearer.length / comparable.length).toBeLessThan(0.08)
    for (const { market, roundTrip, apart } of dearer)
      expect(roundTrip, market).toBeLessThanOrEqual((apart ?? Infinity) * 1.2)
  })
})
