import { describe, expect, it } from 'vitest'
import { findCarrier } from '../../lib/sandbox/world/carriers.ts'
import { type AmountRange, priceRanges } from '../../scripts/market/price-ranges-table.ts'
import { cheapestOf, pricesOf } from '../support/market-prices.ts'

const markets = await Promise.all(
  priceRanges.map(async (range) => ({ ...range, seen: await pricesOf(range) })),
)

describe('round trips in real markets, sixty days ahead', () => {
  const isIn = (amount: number, [low, high]: AmountRange): boolean => amount >= low && amount <= high
  const figures = markets.flatMap(({ from, to, cheapest, typical, business, seen }) =>
    [
      { figure: 'cheapest', range: cheapest, amount: seen.cheapest },
      { figure: 'typical', range: typical, amount: seen.typical },
      { figure: 'business', range: business, amount: seen.business },
    ].flatMap(({ figure, range, amount }) =>
      range && amount !== undefined
        ? { name: `${from}-${to} ${figure} ${Math.round(amount)} (${range})`, range, amount }
        : [],
    ),
  )

  it('are sold in nearly all of them', () => {
    expect(markets.filter(({ seen }) => seen.cheapest).length).toBeGreaterThanOrEqual(priceRanges.length - 4)
  })

  it('cost what a travel agent expects: nine figures of ten inside their range', () => {
    const outside = figures.filter(({ amount, range }) => !isIn(amount, range)).map(({ name }) => name)
    expect(outside.length / figures.length, outside.join(', ')).toBeLessThan(0.1)
  })

  it('cost less with a low-cost carrier than with a network carrier, where both sell short journeys', () => {
    const isLowCost = (code: string): boolean => findCarrier(code)?.kind === 'lowCost'
    const both = markets.flatMap(({ from, to, seen }) => {
      const one = seen.byCarrier.find(([code]) => isLowCost(code))?.[1]
      const other = seen.byCarrier.find(([code]) => !isLowCost(code))?.[1]
      const isShort = (seen.cheapest ?? 0) > 0 && seen.miles < 1500
      return one && other && isShort ? { name: `${from}-${to}`, isBelow: one < other } : []
    })
    expect(both.length).toBeGreaterThan(8)
    const above = both.filter(({ isBelow }) => !isBelow).map(({ name }) => name)
    expect(above.length / both.length, above.join(', ')).toBeLessThan(0.35)
  })
})

describe('the days between sale and departure', () => {
  const days = [1, 7, 14, 21, 60, 300]
  const sample = ['LHR-JFK', 'FRA-SIN', 'LHR-BCN', 'SFO-BOS', 'SYD-MEL', 'DEL-BOM', 'MAD-EZE', 'CGH-SDU']

  it.each(sample)(
    'make %s dearer from day to day in the last three weeks, and a little long before',
    async (name) => {
      const market = priceRanges.find(({ from, to }) => `${from}-${to}` === name)
      if (!market) throw new Error(`no market ${name}`)
      const prices = await Promise.all(days.map(async (day) => (await cheapestOf(market, day)) ?? Number.NaN))
      const [last = 0, , , , best = 0, early = 0] = prices

      expect(prices.slice(0, 5)).toEqual(prices.slice(0, 5).toSorted((a, b) => b - a))
      expect(last / best).toBeGreaterThan(1.5)
      expect(last / best).toBeLessThan(4)
      expect(early / best).toBeGreaterThan(1)
      expect(early / best).toBeLessThan(1.25)
    },
  )
})
