import { expect, it } from 'vitest'
import { cheapestFirst } from '../../lib/kernel/cheapest-first.ts'

const of = (currency: string, ...amounts: number[]) => amounts.map((minor) => ({ minor, currency }))
const merged = (...lists: { minor: number; currency: string }[][]) =>
  cheapestFirst(lists, (price) => price).map(({ minor, currency }) => `${currency} ${minor}`)

it('prices of several suppliers are one list, the cheapest first', () => {
  expect(merged(of('EUR', 3, 5), [], of('EUR', 1, 4))).toEqual(['EUR 1', 'EUR 3', 'EUR 4', 'EUR 5'])
})

it('amounts of different currencies are not compared', () => {
  expect(merged([...of('EUR', 3), ...of('GBP', 9)], of('GBP', 2, 8), of('EUR', 1))).toEqual([
    'EUR 1',
    'GBP 2',
    'GBP 8',
    'GBP 9',
    'EUR 3',
  ])
})
