import { describe, expect, it } from 'vitest'
import { findAirport } from '../../../lib/sandbox/world/airports.ts'
import { distanceMiles } from '../../../lib/sandbox/world/distance.ts'
import { windowFactor } from '../../../lib/sandbox/world/fares/booking-window.ts'
import { type JourneyEnds, seasonOf } from '../../../lib/sandbox/world/fares/seasons.ts'

function endsOf(journey: string): JourneyEnds {
  const [from, to] = journey.split('-').map(findAirport)
  if (!from || !to) throw new Error(`no airport in ${journey}`)
  return {
    fromCountry: from.country,
    toCountry: to.country,
    toCity: to.city,
    miles: distanceMiles(from.index, to.index),
  }
}

const letterOn = (journey: string, date: string): string => seasonOf(date, endsOf(journey)).code.charAt(0)

describe('seasons', () => {
  it.each([
    ['the North Atlantic in summer', 'JFK-LHR', '2027-07-13', 'H'],
    ['and in the other direction', 'LHR-JFK', '2027-07-13', 'H'],
    ['the North Atlantic in late winter', 'JFK-LHR', '2027-02-09', 'L'],
    ['Christmas', 'LHR-JFK', '2027-12-21', 'P'],
    ['the Gulf in its winter', 'LHR-DXB', '2027-11-16', 'K'],
    ['the Gulf in the heat', 'LHR-DXB', '2027-07-13', 'L'],
    ['from the Gulf in the heat', 'DXB-LHR', '2027-07-13', 'H'],
    ['Australia in its summer', 'LHR-SYD', '2027-01-05', 'P'],
    ['Australia in its winter', 'LHR-SYD', '2027-06-08', 'L'],
    ['from Australia in its winter', 'SYD-LHR', '2027-07-06', 'H'],
    ['Chinese New Year', 'PEK-PVG', '2027-02-03', 'P'],
    ['Chinese New Year, from Singapore', 'SIN-HKG', '2027-02-03', 'P'],
    ['Thanksgiving', 'ORD-LGA', '2027-11-24', 'P'],
    ['the feast after Ramadan', 'DXB-CAI', '2027-03-10', 'P'],
    ['the cherries', 'LHR-HND', '2027-04-06', 'H'],
    ['an ordinary week', 'LHR-JFK', '2027-11-09', 'L'],
  ])('%s: %s on %s is %s', (_name, journey, date, letter) => {
    expect(letterOn(journey, date)).toBe(letter)
  })

  it('cost more from one to the next, and most at holiday places', () => {
    const factorOn = (journey: string, date: string): number => seasonOf(date, endsOf(journey)).factor
    const year = ['2027-11-09', '2027-05-18', '2027-07-13', '2027-12-21']
    for (const journey of ['LHR-MAD', 'LHR-PMI']) {
      const factors = year.map((date) => factorOn(journey, date))
      expect(factors).toEqual(factors.toSorted((a, b) => a - b))
      expect(new Set(factors).size).toBe(4)
    }
    expect(factorOn('LHR-PMI', '2027-07-13')).toBeGreaterThan(factorOn('LHR-MAD', '2027-07-13'))
  })

  it('cost more at the end of the week: Friday and Sunday, on long journeys Saturday too', () => {
    const week = ['2027-11-11', '2027-11-12', '2027-11-13', '2027-11-14', '2027-11-15']
    const codes = (journey: string) => week.map((date) => seasonOf(date, endsOf(journey)).code)
    expect(codes('LHR-MAD')).toEqual(['LX', 'LW', 'LX', 'LW', 'LX'])
    expect(codes('LHR-JFK')).toEqual(['LX', 'LW', 'LW', 'LW', 'LX'])
    expect(seasonOf('2027-11-12', endsOf('LHR-JFK')).factor).toBeGreaterThan(1)
  })
})

describe('the days between sale and departure', () => {
  const cheapestDays = (isLowCost: boolean, miles: number): number[] =>
    [1, 3, 7, 14, 21, 30, 60, 90, 120, 180, 270].filter(
      (advanceDays) => windowFactor(isLowCost, { cabin: 'Economy', miles, advanceDays }) === 1,
    )

  it.each<[string, boolean, number, number[]]>([
    ['a long journey', false, 5000, [60, 90, 120]],
    ['a short one', false, 800, [30, 60, 90]],
    ['a low-cost carrier', true, 800, [30, 60]],
  ])('are cheapest on %s', (_name, isLowCost, miles, days) => {
    expect(cheapestDays(isLowCost, miles)).toEqual(days)
  })

  it('matter most at the end, and more with low-cost carriers', () => {
    const factors = (isLowCost: boolean) =>
      [30, 21, 14, 7, 3, 1].map((advanceDays) =>
        windowFactor(isLowCost, { cabin: 'Economy', miles: 800, advanceDays }),
      )
    expect(factors(true)).toEqual(factors(true).toSorted((a, b) => a - b))
    expect(factors(true).at(-1)).toBeGreaterThan(factors(false).at(-1) ?? 0)
  })
})
