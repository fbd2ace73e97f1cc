import { describe, expect, it } from 'vitest'
import { type Cabin, cabins } from '../../../lib/kernel/flight.ts'
import { airportsOfCity } from '../../../lib/sandbox/world/airports.ts'
import { brandsOf } from '../../../lib/sandbox/world/brands.ts'
import { carriers, requireCarrier } from '../../../lib/sandbox/world/carriers.ts'
import { classesOf, stepsAboveLowest } from '../../../lib/sandbox/world/fares/booking-classes.ts'
import {
  conditionOf,
  endorsementOf,
  fareRule,
  meets,
  travelTimes,
} from '../../../lib/sandbox/world/fares/fare-rules.ts'
import {
  fareInDollars,
  type Market,
  marketOf,
  type SoldFare,
} from '../../../lib/sandbox/world/fares/market.ts'
import { classesOnSale } from '../../../lib/sandbox/world/fares/seats.ts'
import { taxesOfLeg } from '../../../lib/sandbox/world/taxes/taxes.ts'
import { worldSchedules } from '../../../lib/sandbox/world/timetable/load.ts'

const schedules = worldSchedules()
const { timetable } = schedules
const indexOf = (code: string): number =>
  airportsOfCity(code).find((airport) => airport.code === code)?.index ?? -1
const british = requireCarrier('BA').index
const lowestOf = (carrier: number): number => classesOf(carrier, 'Economy').length - 1

describe('seats on sale', () => {
  const departures = Array.from({ length: 3000 }, (_, index) => ({
    entry: (index * 37) % timetable.carrier.length,
    day: 20_800 + (index % 90),
  }))
  const onSale = departures.map(({ entry, day }) => classesOnSale(timetable, entry, day))

  it('are nested: a lower class never has more than a higher one of its cabin', () => {
    for (const [index, seats] of onSale.entries()) {
      const carrier = timetable.carrier[departures[index]?.entry ?? 0] ?? 0
      for (const cabin of cabins) {
        const ladder = classesOf(carrier, cabin).flatMap((bookingClass) => seats[bookingClass] ?? [])
        expect(ladder).toEqual(ladder.toSorted((a, b) => b - a))
      }
    }
  })

  it('depend on flight and date alone, differ between dates, and run out on some', () => {
    expect(departures.map(({ entry, day }) => classesOnSale(timetable, entry, day))).toEqual(onSale)
    expect(
      new Set(departures.slice(0, 60).map(({ day }) => classesOnSale(timetable, 0, day).Y)).size,
    ).toBeGreaterThan(5)
    const economy = onSale.map((seats) => seats.Y ?? 0)
    expect(economy.filter((seats) => seats === 0).length).toBeGreaterThan(0)
    expect(economy.filter((seats) => seats > 9).length / economy.length).toBeGreaterThan(0.8)
  })
})

describe('fares', () => {
  const season = { code: 'LX', factor: 1 }
  const lowest: SoldFare = {
    cabin: 'Economy',
    rank: lowestOf(british),
    markUp: 0,
    season,
    advanceDays: 60,
    halfRoundTrip: true,
  }
  const dollars = (market: Market, other: Partial<SoldFare> = {}): number =>
    fareInDollars(market, { ...lowest, ...other })
  const atlantic = marketOf(schedules, british, 'LON', 'NYC')
  const marketFor = (carrier: string, from: string, to: string): Market =>
    marketOf(schedules, requireCarrier(carrier).index, from, to)

  it('rise with every higher class of a cabin', () => {
    for (const { index } of carriers) {
      const own = { ...atlantic, carrier: index, level: 1 }
      for (const cabin of cabins) {
        const ladder = classesOf(index, cabin).map((_, rank) => dollars(own, { cabin, rank }))
        expect(new Set(ladder).size).toBe(ladder.length)
        expect(ladder).toEqual(ladder.toSorted((a, b) => b - a))
        if (cabin === 'Economy') expect(stepsAboveLowest(index, cabin, 0)).toBeCloseTo(10)
      }
    }
  })

  it('rise with the flexibility of the brand, in high season and with few days to departure', () => {
    const brands = [0, 1, 2.8].map((markUp) => dollars(atlantic, { markUp }))
    expect(brands).toEqual(brands.toSorted((a, b) => a - b))
    expect(new Set(brands).size).toBe(3)
    expect(dollars(atlantic, { season: { code: 'HX', factor: 1.25 } })).toBeGreaterThan(dollars(atlantic))
    expect(dollars(atlantic, { advanceDays: 20 })).toBeGreaterThan(dollars(atlantic))
  })

  it('cost one way 60 to 75 per cent of a long round trip with network carriers, otherwise half or a little more', () => {
    const share = (market: Market): number =>
      dollars(market, { halfRoundTrip: false }) / (2 * dollars(market))
    const long = marketFor('SQ', 'SIN', 'LON')
    expect(share(long)).toBeGreaterThan(0.6)
    expect(share(long)).toBeLessThan(0.75)
    expect(share(marketFor('DL', 'NYC', 'LAX'))).toBeCloseTo(0.5)
    expect(share(marketFor('FR', 'DUB', 'LON'))).toBeCloseTo(0.5)
    expect(share(marketFor('AF', 'PAR', 'ROM'))).toBeLessThan(0.65)
  })

  it('follow the distance', () => {
    const prices = [500, 1500, 3000, 5000, 7000, 10_000].map((miles) =>
      dollars({ ...marketFor('NZ', 'SYD', 'AKL'), level: 1, miles }),
    )
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('of low-cost carriers are below those of network carriers on the same short journeys', () => {
    expect(dollars(marketFor('FR', 'LON', 'DUB'))).toBeLessThan(dollars(marketFor('BA', 'LON', 'DUB')) * 0.8)
    expect(dollars(marketFor('6E', 'DEL', 'BOM'))).toBeLessThan(dollars(marketFor('AI', 'DEL', 'BOM')))
  })

  it('over a hub in a third country are below those of non-stop flights, unless the detour is absurd', () => {
    const total = (carrier: string, from: string, to: string): number => marketFor(carrier, from, to).level
    const nonStop = total('SQ', 'LON', 'SIN')
    expect(total('EY', 'LON', 'SIN')).toBeLessThan(nonStop)
    expect(total('MU', 'LON', 'SIN')).toBeLessThan(nonStop * 0.9)
    expect(total('TK', 'PAR', 'LON')).toBeGreaterThan(total('AF', 'PAR', 'LON'))
  })

  it('above economy cost a multiple of it that grows with the distance', () => {
    const ratio = (market: Market, cabin: Cabin): number => {
      const noSurcharge = { ...market, carrier: requireCarrier('NZ').index }
      const rank = classesOf(noSurcharge.carrier, cabin).length - 1
      return dollars(noSurcharge, { cabin, rank }) / dollars(noSurcharge)
    }
    const [short, long] = [marketFor('SQ', 'SIN', 'KUL'), marketFor('SQ', 'SIN', 'LON')]
    expect(ratio(long, 'PremiumEconomy')).toBeGreaterThan(1.8)
    expect(ratio(long, 'PremiumEconomy')).toBeLessThan(2.6)
    expect(ratio(long, 'Business')).toBeGreaterThan(3)
    expect(ratio(long, 'Business')).toBeLessThan(6)
    expect(ratio(short, 'Business')).toBeLessThan(ratio(long, 'Business'))
    expect(ratio(long, 'First') / ratio(long, 'Business')).toBeCloseTo(1.6, 1)
  })
})

describe('conditions', () => {
  const lowest = conditionOf(british, 'Economy', 0, 800, true)

  it('require a Saturday night on short round trips at the lowest fare', () => {
    expect(lowest).toEqual({ advancePurchaseDays: 21, minimumStay: { kind: 'saturdayNight' } })
    expect(meets(lowest, travelTimes('2027-01-04', '2027-02-01', '2027-02-05'))).toBe(false)
    expect(meets(lowest, travelTimes('2027-01-04', '2027-02-05', '2027-02-07'))).toBe(true)
    expect(meets(lowest, travelTimes('2027-01-04', '2027-02-06', '2027-02-07'))).toBe(true)
    expect(meets(lowest, travelTimes('2027-01-04', '2027-02-07', '2027-02-13'))).toBe(false)
  })

  it('require an advance purchase to the day', () => {
    const condition = conditionOf(british, 'Economy', 3, 800, false)
    expect(condition).toEqual({ advancePurchaseDays: 7 })
    expect(meets(condition, travelTimes('2027-02-01', '2027-02-08'))).toBe(true)
    expect(meets(condition, travelTimes('2027-02-02', '2027-02-08'))).toBe(false)
  })

  it('become rules whose penalties agree with the brand', () => {
    for (const { index, code } of carriers) {
      for (const carrierBrand of brandsOf(index)) {
        const { change, refund } = fareRule(carrierBrand, code, lowest, false, 3000, 'EUR')
        const { Rebooking, Refund } = carrierBrand.brand.services
        expect([change.beforeDeparture?.permitted, refund.beforeDeparture?.permitted]).toEqual([
          Rebooking !== 'Not Offered',
          Refund !== 'Not Offered',
        ])
        if (change.beforeDeparture?.permitted)
          expect((change.beforeDeparture.fee?.minor ?? 0) > 0).toBe(Rebooking === 'Chargeable')
        if (refund.beforeDeparture?.permitted)
          expect((refund.beforeDeparture.fee?.minor ?? 0) > 0).toBe(Refund === 'Chargeable')
        expect(endorsementOf(carrierBrand.brand).includes('NON-REF')).toBe(Refund === 'Not Offered')
      }
    }
  })
})

describe('taxes of a leg', () => {
  const pathOf = (path: string): number[] => path.split('-').map(indexOf)
  const codes = (path: string, other = {}): string[] =>
    taxesOfLeg({ path: pathOf(path), cabin: 'Economy', kind: 'adult', ...other }).map(({ code }) => code)

  it('are those of the countries where it starts, connects and ends', () => {
    expect(codes('LHR-JFK')).toEqual(['GB', 'UB', 'US', 'YC', 'XY', 'XA'])
    expect(codes('JFK-LHR')).toEqual(['AY', 'XF', 'US'])
    expect(codes('LHR-FRA-SIN')).toEqual(['GB', 'UB', 'RA'])
    expect(codes('JFK-LAX')).toEqual(['US', 'ZP', 'AY', 'XF'])
    expect(codes('EDI-LHR')).toEqual(['GB', 'UB'])
  })

  it('exempt infants on a lap, and children where the country does', () => {
    expect(codes('LHR-JFK', { kind: 'infantOnLap' })).toEqual([])
    expect(codes('JFK-LAX', { kind: 'infantOnLap' })).toEqual(['US'])
    expect(codes('LHR-JFK', { kind: 'child' })).toEqual(['UB', 'US', 'YC', 'XY', 'XA'])
  })
})
