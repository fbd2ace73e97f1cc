import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../../lib/kernel/instant.ts'
import { priceTotals } from '../../../lib/pricing/itinerary-price.ts'
import { findAirport } from '../../../lib/sandbox/world/airports.ts'
import { distanceMiles } from '../../../lib/sandbox/world/distance.ts'
import type { FareGroup, LegFlexibility, LegRequest } from '../../../lib/shopping/shopping.ts'
import { callAt } from '../../support/supplier-call.ts'
import {
  gdsShopping,
  nothingSold,
  now,
  oneWay,
  picked,
  roundTrip,
  shopping,
  today,
  withConstraints,
} from '../world/journeys.ts'

const { shop, price } = gdsShopping({ soldSeats: nothingSold })

const inflexible: LegFlexibility = { daysBefore: 0, daysAfter: 0, from: [], to: [] }
const flexible = (flexibility: Partial<LegFlexibility>, legs: readonly LegRequest[]): LegRequest[] =>
  withConstraints({ flexibility: { ...inflexible, ...flexibility } }, legs)

async function found(legs: LegRequest[], maxOptions = 100): Promise<FareGroup[]> {
  const groups = await shop(shopping(legs, { maxOptions }), callAt(now))
  expect(groups.length).toBeGreaterThan(0)
  return groups
}

const options = (groups: readonly FareGroup[], leg = 0) =>
  groups.flatMap(({ legs }) => legs[leg]?.options ?? [])
const datesOf = (groups: readonly FareGroup[], leg = 0): Set<string> =>
  new Set(options(groups, leg).map(({ flights }) => flights[0]?.departure.date ?? ''))
const originsOf = (groups: readonly FareGroup[], leg = 0): Set<string> =>
  new Set(options(groups, leg).map(({ flights }) => flights[0]?.departure.airport ?? ''))
const destinationsOf = (groups: readonly FareGroup[], leg = 0): Set<string> =>
  new Set(options(groups, leg).map(({ flights }) => flights.at(-1)?.arrival.airport ?? ''))
const cheapest = ([group]: readonly FareGroup[]): number =>
  group?.fares[0] ? priceTotals(group.fares[0].price).totalMinor : 0
const cityOf = (code: string | undefined): string => findAirport(code ?? '')?.city ?? ''
const around = (days: readonly number[]): Set<string> => new Set(days.map((day) => addDays(today, 40 + day)))

describe('flexible dates', () => {
  it('cover every date of the range, and none outside it', async () => {
    expect(datesOf(await found(flexible({ daysBefore: 1, daysAfter: 2 }, oneWay('LON-NYC', 40))))).toEqual(
      around([-1, 0, 1, 2]),
    )
    expect(datesOf(await found(flexible({ daysAfter: 1 }, oneWay('LON-NYC', 40))))).toEqual(around([0, 1]))
  })

  it('reach three days around the date and no further', async () => {
    const groups = await found(flexible({ daysBefore: 30, daysAfter: 30 }, oneWay('LON-NYC', 40)))
    expect(datesOf(groups)).toEqual(around([-3, -2, -1, 0, 1, 2, 3]))
  })

  it('find nothing that costs more than the date itself', async () => {
    for (const market of ['LON-NYC', 'PAR-ROM', 'OSL-SIN', 'MAD-BUE', 'CHI-TYO', 'DUB-BCN']) {
      const groups = await found(flexible({ daysBefore: 3, daysAfter: 3 }, roundTrip(market, 40)))
      expect(cheapest(groups)).toBeLessThanOrEqual(cheapest(await found(roundTrip(market, 40))))
    }
  })

  it('of a round trip never return before they leave', async () => {
    const groups = await found(flexible({ daysBefore: 3, daysAfter: 3 }, roundTrip('LON-PAR', 40, 2)))
    for (const { legs } of groups) {
      const [there, back] = legs.map(({ options: [first] }) => first?.flights)
      expect((there?.at(-1)?.arrival.date ?? '') <= (back?.[0]?.departure.date ?? '')).toBe(true)
    }
    expect(datesOf(groups, 1).size).toBeGreaterThan(1)
  })

  it('leave out those that are past or not on sale yet', async () => {
    const near = await found(flexible({ daysBefore: 3 }, oneWay('LON-NYC', 0)))
    expect([...datesOf(near)].every((date) => date >= today)).toBe(true)
    const horizon = await found(flexible({ daysBefore: 3, daysAfter: 3 }, oneWay('LON-NYC', 330)))
    expect([...datesOf(horizon)].every((date) => daysBetween(today, date) <= 331)).toBe(true)
  })

  it('cost what they are priced at', async () => {
    const request = shopping(flexible({ daysBefore: 3, daysAfter: 3 }, roundTrip('LON-NYC', 40)), {
      maxOptions: 40,
    })
    const groups = await shop(request, callAt(now))
    for (const group of groups.slice(0, 8)) {
      const priced = await price(picked(group, 0, [], request), callAt(now))
      expect(priced.price).toEqual(group.fares[0]?.price)
      expect(priced.ticketingTimeLimit).toBe(group.ticketingTimeLimit)
    }
  })
})

describe('flexible places', () => {
  it('are the requested airport and the others', async () => {
    const legs = flexible(
      { from: [{ code: 'BRS', scope: 'airport' }] },
      withConstraints({ from: { code: 'LHR', scope: 'airport' } }, oneWay('LON-DUB', 40)),
    )
    expect(originsOf(await found(legs))).toEqual(new Set(['LHR', 'BRS']))
  })

  it('are at most two others', async () => {
    const to = ['ROM', 'MIL', 'VCE'].map((code) => ({ code, scope: 'city' as const }))
    const cities = new Set(
      [...destinationsOf(await found(flexible({ to }, oneWay('LON-PAR', 40))))].map(cityOf),
    )
    expect(cities).toEqual(new Set(['PAR', 'ROM', 'MIL']))
  })

  it('are all found together with other dates, none displaced by another', async () => {
    const [from, to] = [
      ['BRS', 'MAN'],
      ['BOS', 'WAS'],
    ].map((codes) => codes.map((code) => ({ code, scope: 'city' as const })))
    const groups = await found(
      flexible({ daysBefore: 3, daysAfter: 3, from: from ?? [], to: to ?? [] }, oneWay('LON-NYC', 40)),
      400,
    )
    const pairs = new Set(
      options(groups).map(
        ({ flights }) =>
          `${cityOf(flights[0]?.departure.airport)}-${cityOf(flights.at(-1)?.arrival.airport)}`,
      ),
    )
    expect([...pairs].sort()).toEqual(
      ['LON', 'BRS', 'MAN'].flatMap((one) => ['NYC', 'BOS', 'WAS'].map((other) => `${one}-${other}`)).sort(),
    )
    expect(datesOf(groups)).toEqual(around([-3, -2, -1, 0, 1, 2, 3]))
  })

  it('are airports within so many miles', async () => {
    const legs = withConstraints({ from: { code: 'CGN', scope: 'airport' } }, oneWay('CGN-MAD', 40))
    const cologne = findAirport('CGN')?.index ?? -1
    const miles = (code: string): number => distanceMiles(cologne, findAirport(code)?.index ?? -1)
    const origins = originsOf(await found(flexible({ radiusMiles: { from: 60 } }, legs)))
    expect(origins.size).toBeGreaterThan(1)
    expect([...origins].every((code) => miles(code) <= 60)).toBe(true)
    expect(originsOf(await found(flexible({ radiusMiles: { from: 1 } }, legs)))).toEqual(new Set(['CGN']))
  })

  it('of a round trip: it ends where it began', async () => {
    const [there, back] = roundTrip('CGN-MAD', 40)
    const legs = [there, back].flatMap((one) => one ?? [])
    const [first, second] = [
      flexible({ radiusMiles: { from: 60 } }, legs.slice(0, 1)),
      flexible({ radiusMiles: { to: 60 } }, legs.slice(1)),
    ]
    const groups = await found([...first, ...second])
    expect(new Set([...originsOf(groups)].map(cityOf)).size).toBeGreaterThan(1)
    for (const { legs: found } of groups) {
      const outbound = found[0]?.options[0]?.flights[0]?.departure.airport
      const homeward = found[1]?.options[0]?.flights.at(-1)?.arrival.airport
      expect(cityOf(outbound)).toBe(cityOf(homeward))
    }
  })

  it('never lead from a city to itself', async () => {
    const groups = await found(flexible({ to: [{ code: 'LGW', scope: 'airport' }] }, oneWay('LON-PAR', 40)))
    expect(new Set([...destinationsOf(groups)].map(cityOf))).toEqual(new Set(['PAR']))
  })
})
