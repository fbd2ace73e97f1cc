import { describe, expect, it } from 'vitest'
import { breaksRule, readRules } from '../../scripts/market/absent.ts'
import { absentTable } from '../../scripts/market/absent-table.ts'
import { capitals } from '../../scripts/market/airports.ts'
import { spearman } from '../../scripts/market/correlation.ts'
import { readNetwork, type WeeklyFlight } from '../../scripts/market/network.ts'
import { requestedAirports } from '../../scripts/market/round-trips.ts'
import { absurdities, flagships } from '../../scripts/market/routes.ts'
import { marketService } from '../../scripts/market/service.ts'

const network = readNetwork()

/** A flight of the timetable with some of its facts changed. */
const flight = (from: string, to: string, changed: Partial<WeeklyFlight>): WeeklyFlight => {
  const place = (code: string) => network.flights.find((one) => one.from.code === code)?.from
  const [first, origin, destination] = [network.flights[0], place(from), place(to)]
  if (!first || !origin || !destination) throw new Error(`no flights at ${from} or ${to}`)
  return { ...first, from: origin, to: destination, ...changed }
}

const rule = (start: string) => {
  const found = readRules(absentTable).find(({ text }) => text.startsWith(start))
  if (!found) throw new Error(`no rule ${start}`)
  return found
}

describe('the scorecard', () => {
  it('ranks: 1 in the same order, -1 in the opposite one, ties share their rank', () => {
    const by = (other: (value: number) => number) =>
      spearman([1, 2, 3, 4, 50].map((value) => [value, other(value)] as const))

    expect(by((value) => value ** 3)).toBeCloseTo(1)
    expect(by((value) => -value)).toBeCloseTo(-1)
    expect(by((value) => Math.min(value, 3))).toBeCloseTo(0.894, 2)
  })

  it('knows the capital of every country with an airport', () => {
    const countries = new Set(network.flights.map(({ from }) => from.country))

    expect([...countries].filter((country) => !capitals.has(country))).toEqual([])
  })

  it('tells what does not exist by carrier, place, distance and country', () => {
    const perimeter = rule('AA DL UA AS AC | DCA>1250')
    const cabotage = rule('BA AF KL')

    expect(breaksRule(rule('FR | LHR'), flight('LHR', 'DUB', { carrier: 'FR' }))).toBe(true)
    expect(breaksRule(rule('FR | LHR'), flight('LHR', 'DUB', { carrier: 'EI' }))).toBe(false)
    expect(breaksRule(perimeter, flight('BOS', 'DCA', { carrier: 'AA' }))).toBe(false)
    expect(breaksRule(perimeter, flight('LAX', 'DCA', { carrier: 'AA' }))).toBe(false)
    expect(breaksRule(rule('* | LGA>1500'), flight('LGA', 'LAX', { carrier: 'AA' }))).toBe(true)
    expect(breaksRule(cabotage, flight('JFK', 'LAX', { carrier: 'BA' }))).toBe(false)
  })

  it('has at least 200 flagships and 60 absurdities, each a fact of its own', () => {
    for (const [measure, least] of [
      [flagships(network)[0], 200],
      [absurdities(network), 60],
    ] as const)
      expect(Number(measure?.now.split(' of ')[1])).toBeGreaterThanOrEqual(least)
  })
})

it('the first round trip of a search uses the airports asked for', async () => {
  const { details, ok } = await requestedAirports(await marketService())

  expect(details).toEqual([])
  expect(ok).toBe(true)
})
