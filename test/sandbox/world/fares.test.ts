import { describe, expect, it } from 'vitest'
import { cabins } from '../../../lib/kernel/flight.ts'
import { airportsOfCity } from '../../../lib/sandbox/world/airports.ts'
import { brandsOf } from '../../../lib/sandbox/world/brands.ts'
import { carriers, requireCarrier } from '../../../lib/sandbox/world/carriers.ts'
import { classesOf } from '../../../lib/sandbox/world/fares/booking-classes.ts'
import {
  conditionOf,
  endorsementOf,
  fareRule,
  meets,
  travelTimes,
} from '../../../lib/sandbox/world/fares/fare-rules.ts'
import { fareInDollars, marketOf, seasonOf } from '../../../lib/sandbox/world/fares/market.ts'
import { classesOnSale, seatsLeftIn } from '../../../lib/sandbox/world/fares/seats.ts'
import { surchargeOf } from '../../../lib/sandbox/world/taxes/surcharges.ts'
import { taxesOfLeg } from '../../../lib/sandbox/world/taxes/taxes.ts'
import { syntheticSchedules } from '../../../lib/sandbox/world/timetable/load.ts'

const schedules = syntheticSchedules()
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

  it('shrink with every sale in the class, and with sales in the rest of the cabin', () => {
    const seats = { Y: 10, B: 8, M: 3, J: 4 }
    const left = (sold: Record<string, number>, bookingClass: string, classes = 'YBM'): number =>
      seatsLeftIn(seats, sold, { bookingClass, classes: [...classes] })
    expect(left({}, 'M')).toBe(3)
    expect(left({ M: 2 }, 'M')).toBe(1)
    expect(left({ M: 2 }, 'Y')).toBe(8)
    expect(left({ Y: 9 }, 'M')).toBe(1)
    expect(left({ Y: 12 }, 'M')).toBe(0)
    expect(left({ Y: 9 }, 'J', 'JC')).toBe(4)
    expect(left({}, 'F', '')).toBe(0)
  })
})

describe('fares', () => {
  const market = marketOf(schedules, british, 'LON', 'NYC')
  const season = seasonOf('2027-02-10')
  const dollars = (other: Partial<Parameters<typeof fareInDollars>[1]>): number =>
    fareInDollars(market, {
      cabin: 'Economy',
      rank: lowestOf(british),
      markUp: 0,
      season,
      halfRoundTrip: false,
      ...other,
    })

  it('rise with every higher class of a cabin, and as far in all with every carrier', () => {
    for (const { index } of carriers) {
      const own = { ...market, carrier: index, level: 1 }
      for (const cabin of cabins) {
        const ladder = classesOf(index, cabin).map((_, rank) =>
          fareInDollars(own, { cabin, rank, markUp: 0, season, halfRoundTrip: false }),
        )
        expect(new Set(ladder).size).toBe(ladder.length)
        expect(ladder).toEqual(ladder.toSorted((a, b) => b - a))
        if (cabin === 'Economy') expect((ladder[0] ?? 0) / (ladder.at(-1) ?? 1)).toBeCloseTo(1.17 ** 10)
      }
    }
  })

  it('rise with the flexibility of the brand, in high season and at week-ends', () => {
    expect(dollars({ markUp: 1 }) - dollars({})).toBeCloseTo(14 + 0.016 * 3442)
    expect(dollars({ markUp: 2.8 }) - dollars({})).toBeCloseTo((14 + 0.016 * 3442) * 2.8)
    expect(dollars({ season: seasonOf('2027-07-14') }) / dollars({})).toBeCloseTo(1.24)
    expect(dollars({ season: seasonOf('2027-05-12') }) / dollars({})).toBeCloseTo(1.09)
    expect(dollars({ season: seasonOf('2027-02-12') }) / dollars({})).toBeCloseTo(1.06)
  })

  it('cost clearly less as half a round-trip fare than as a one-way fare', () => {
    expect(dollars({ halfRoundTrip: true }) / dollars({})).toBeCloseTo(0.62)
  })

  it('follow the distance', () => {
    const cities = ['PAR', 'ROM', 'IST', 'DXB', 'DEL', 'SIN', 'SYD']
    // Beside it, every market has a level of its own.
    const prices = cities.map((city) =>
      fareInDollars(
        { ...marketOf(schedules, british, 'LON', city), level: 1 },
        {
          cabin: 'Economy',
          rank: 5,
          markUp: 0,
          season,
          halfRoundTrip: true,
        },
      ),
    )
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
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

  it('of countries without a table are one charge under the code of the country', () => {
    expect(codes('KTM-DEL')).toEqual(['NP'])
  })

  it('come with the surcharge of network carriers only', () => {
    const transatlantic = { miles: 3451, path: pathOf('LHR-JFK') }
    const adult = { cabin: 'Economy', kind: 'adult' } as const
    expect(surchargeOf(british, transatlantic, adult)).toEqual([{ code: 'YQ', dollars: 118, percent: 0 }])
    expect(surchargeOf(requireCarrier('FR').index, transatlantic, adult)).toEqual([])
    expect(surchargeOf(british, transatlantic, { ...adult, kind: 'infantOnLap' })).toEqual([])
  })

  it('come without a surcharge within the United States', () => {
    const adult = { cabin: 'Economy', kind: 'adult' } as const
    const american = requireCarrier('AA').index
    expect(surchargeOf(american, { miles: 2469, path: pathOf('JFK-LAX') }, adult)).toEqual([])
    expect(surchargeOf(american, { miles: 2469, path: pathOf('JFK-YVR') }, adult)).toHaveLength(1)
  })
})
