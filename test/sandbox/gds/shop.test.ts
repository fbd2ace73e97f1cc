import { describe, expect, it } from 'vitest'
import { cabins, inventoryKey } from '../../../lib/kernel/flight.ts'
import { addDays, hoursMs } from '../../../lib/kernel/instant.ts'
import { passengerPrices, passengerTotals, priceTotals } from '../../../lib/pricing/itinerary-price.ts'
import { findAirport } from '../../../lib/sandbox/world/airports.ts'
import { roundFare } from '../../../lib/sandbox/world/currencies.ts'
import type { FareGroup, FlightOption, LegRequest, ShopRequest } from '../../../lib/shopping/shopping.ts'
import { callAt } from '../../support/supplier-call.ts'
import {
  gdsShopping,
  inCabin,
  leg,
  nothingSold,
  now,
  oneWay,
  roundTrip,
  shopping,
  today,
} from '../world/journeys.ts'

const { shop } = gdsShopping({ soldSeats: nothingSold })

const journeys: [string, LegRequest[]][] = [
  ['a domestic one way', oneWay('NYC-LAX', 40)],
  ['a short round trip', roundTrip('OSL-LIS', 30)],
  ['a long round trip', roundTrip('LON-NYC', 60)],
  ['a round trip around the world', roundTrip('BOS-PER', 50, 20)],
  ['a journey from where amounts are large', roundTrip('SGN-TYO', 30)],
  ['a journey from where amounts have three decimals', roundTrip('KWI-LON', 30)],
  ['an open jaw', [leg('LON-NYC', addDays(today, 30)), leg('BOS-LON', addDays(today, 40))]],
  [
    'a multi-city journey',
    [
      leg('PAR-ROM', addDays(today, 30)),
      leg('ROM-ATH', addDays(today, 33)),
      leg('ATH-PAR', addDays(today, 37)),
    ],
  ],
  [
    'six legs',
    ['LON-PAR', 'PAR-FRA', 'FRA-VIE', 'VIE-ROM', 'ROM-MAD', 'MAD-LON'].map((market, index) =>
      leg(market, addDays(today, 30 + 2 * index)),
    ),
  ],
]

const optionsOf = (groups: readonly FareGroup[]): FlightOption[] =>
  groups.flatMap(({ legs }) => legs.flatMap(({ options }) => options))
const totalOf = ({ fares }: FareGroup, fare = 0): number =>
  fares[fare] ? priceTotals(fares[fare].price).totalMinor : 0

describe.each(journeys)('shopping %s', async (_, legs) => {
  const request = shopping(legs, {
    upsells: 3,
    passengers: [
      { ptc: 'ADT', count: 2 },
      { ptc: 'CNN', count: 1, age: 7 },
      { ptc: 'INF', count: 1 },
    ],
  })
  const groups = await shop(request, callAt(now))

  it('finds fares with flights for every leg, from and to the right cities', () => {
    expect(groups.length).toBeGreaterThan(0)
    for (const group of groups) {
      expect(group.legs).toHaveLength(legs.length)
      for (const [at, { options }] of group.legs.entries()) {
        expect(options.length).toBeGreaterThan(0)
        for (const { flights } of options) {
          expect(findAirport(flights[0]?.departure.airport ?? '')?.city).toBe(legs[at]?.from.code)
          expect(findAirport(flights.at(-1)?.arrival.airport ?? '')?.city).toBe(legs[at]?.to.code)
          expect(flights[0]?.departure.date).toBe(legs[at]?.date)
        }
      }
    }
  })

  it('returns every option a class, a cabin and seats for each fare of its group', () => {
    for (const { legs: answered, fares } of groups) {
      for (const { options } of answered) {
        for (const { flights, classes } of options) {
          expect(classes).toHaveLength(fares.length)
          for (const { bookingClasses, cabins: seated, seatsLeft } of classes) {
            expect([bookingClasses.length, seated.length]).toEqual([flights.length, flights.length])
            expect(seatsLeft).toBeGreaterThanOrEqual(3)
            expect(seatsLeft).toBeLessThanOrEqual(9)
          }
        }
      }
    }
  })

  it('combines only flights that can follow each other, for any choice of options', () => {
    for (const { legs: answered } of groups) {
      for (const [at, { options }] of answered.entries()) {
        const lastArrival = Math.max(
          ...(answered[at - 1]?.options ?? []).map(({ flights }) => flights.at(-1)?.arrivesAt ?? 0),
        )
        for (const { flights } of options)
          expect(flights[0]?.departsAt).toBeGreaterThan(at === 0 ? now : lastArrival)
      }
    }
  })

  it('returns upsells that cost more than the fare before, at most as many as requested', () => {
    for (const group of groups) {
      const totals = group.fares.map((_fare, index) => totalOf(group, index))
      expect(totals).toEqual([...new Set(totals)].sort((a, b) => a - b))
      expect(totals.length).toBeLessThanOrEqual(4)
    }
  })

  it('adds up: base, taxes and fees of each passenger make the total', () => {
    for (const { fares } of groups) {
      for (const { price } of fares) {
        const sum = passengerPrices(price).reduce(
          (total, passenger) => total + passengerTotals(passenger).totalMinor * passenger.count,
          0,
        )
        expect(priceTotals(price).totalMinor).toBe(sum)
        for (const { baseMinor, taxes, fees } of passengerPrices(price)) {
          expect([baseMinor, ...[...taxes, ...fees].map(({ minor }) => minor)].every(Number.isInteger)).toBe(
            true,
          )
        }
      }
    }
  })

  it('charges children at most as much as adults, and infants less', () => {
    for (const { fares } of groups) {
      for (const { price } of fares) {
        const [adult = 0, child = 0, infant = 0] = passengerPrices(price).map(
          (passenger) => passengerTotals(passenger).totalMinor,
        )
        expect(adult >= child && child > infant && infant >= 0).toBe(true)
      }
    }
  })

  it('writes a fare calculation whose amounts add up to the filed base', () => {
    for (const { fares } of groups) {
      for (const { price } of fares) {
        for (const { fareCalculation, filed } of passengerPrices(price)) {
          const [, construction = '', total, rate] =
            /^(.*) NUC([\d.]+)END ROE([\d.]+)$/.exec(fareCalculation ?? '') ?? []
          const amounts = [...construction.matchAll(/ (\d+\.\d\d)[A-Z]/g)].map(([, amount]) =>
            Math.round(Number(amount) * 100),
          )
          expect(amounts).toHaveLength(legs.length)
          expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(Number(total) * 100))
          expect(roundFare(Number(total) * Number(rate), filed?.currency ?? '')).toEqual(filed)
        }
      }
    }
  })

  it('returns no option twice at the same fares, and no more options than requested', () => {
    const keys = groups.map(({ legs: answered, fares }) =>
      JSON.stringify([
        answered.map(({ options }) => options.map(({ flights }) => flights.map(inventoryKey))),
        fares.map(({ legs: filed }) => filed.map(({ carrier, fareBasis }) => [carrier, fareBasis])),
      ]),
    )
    expect(new Set(keys).size).toBe(keys.length)
    expect(optionsOf(groups).length).toBeLessThanOrEqual(request.maxOptions)
  })

  it('returns the same fares for the same request at the same moment', async () => {
    expect(await gdsShopping({ soldSeats: nothingSold }).shop(request, callAt(now))).toEqual(groups)
  })

  it('returns a time limit after now and before departure', () => {
    for (const { ticketingTimeLimit, legs: answered } of groups) {
      expect(ticketingTimeLimit).toBeGreaterThan(now)
      expect(ticketingTimeLimit).toBeLessThanOrEqual(now + hoursMs(24))
      for (const { flights } of answered[0]?.options ?? [])
        expect(ticketingTimeLimit).toBeLessThan(flights[0]?.departsAt ?? 0)
    }
  })
})

describe('the answer', () => {
  const request = shopping(roundTrip('LON-NYC', 60), { maxOptions: 40, upsells: 6 })

  it('is sorted by price over all carriers', async () => {
    const prices = (await shop(request, callAt(now))).map((group) => totalOf(group))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('has several carriers, the cheapest fare of all among them', async () => {
    const few = await shop({ ...request, maxOptions: 12 }, callAt(now))
    const many = await shop({ ...request, maxOptions: 200 }, callAt(now))
    expect(new Set(few.map(({ validatingCarrier }) => validatingCarrier)).size).toBeGreaterThan(2)
    expect(Math.min(...few.map((group) => totalOf(group)))).toBe(
      Math.min(...many.map((group) => totalOf(group))),
    )
  })

  it.each(['FRA-NYC', 'PAR-NYC'])(
    'shows a non-stop of every carrier that has one, though connections cost less (%s)',
    async (market) => {
      const carriersOf = (groups: readonly FareGroup[]): Set<string> =>
        new Set(
          groups
            .filter(({ legs }) => legs[0]?.options.some(({ flights }) => flights.length === 1))
            .map(({ validatingCarrier }) => validatingCarrier),
        )
      const legs = oneWay(market, 30)
      const nonStopOnly = legs.map((one) => ({ ...one, connections: { maxConnections: 0 } }))
      const all = carriersOf(await shop(shopping(nonStopOnly, { maxOptions: 400 }), callAt(now)))
      expect(all.size).toBeGreaterThan(2)
      expect(carriersOf(await shop(shopping(legs, { maxOptions: 40 }), callAt(now)))).toEqual(all)
    },
  )

  it('starts with the cheapest brand of the cabin and goes up through better cabins', async () => {
    const groups = await shop(request, callAt(now))
    const sets = groups.map(({ fares }) => fares.map(({ legs: filed }) => filed[0]?.brand.cabin ?? 'Economy'))
    expect(sets.every(([first]) => first === 'Economy')).toBe(true)
    expect(sets.some((set) => set.includes('Business'))).toBe(true)
    for (const set of sets)
      expect(set.map((cabin) => cabins.indexOf(cabin))).toEqual(
        set.map((cabin) => cabins.indexOf(cabin)).toSorted((a, b) => a - b),
      )
  })

  it('is of the requested cabin', async () => {
    const groups = await shop(
      { ...request, legs: inCabin('Business', request.legs), upsells: 0 },
      callAt(now),
    )
    expect(groups.length).toBeGreaterThan(0)
    for (const { fares, legs } of groups) {
      expect(fares.map(({ legs: filed }) => filed.map(({ brand }) => brand.cabin))).toEqual([
        ['Business', 'Business'],
      ])
      for (const { flights, classes } of legs.flatMap(({ options }) => options)) {
        const longest = flights.reduce(
          (at, flight, next) => (flight.durationMinutes > (flights[at]?.durationMinutes ?? 0) ? next : at),
          0,
        )
        expect(classes[0]?.cabins[longest]).toBe('Business')
      }
    }
  })
})

describe('places', () => {
  const from = (code: string, scope: 'airport' | 'city' | 'cityFirst'): ShopRequest =>
    shopping([{ from: { code, scope }, to: { code: 'MAD', scope: 'airport' }, date: addDays(today, 40) }], {
      maxOptions: 100,
    })
  const originsOf = async (request: ShopRequest): Promise<string[]> =>
    optionsOf(await shop(request, callAt(now))).map(({ flights }) => flights[0]?.departure.airport ?? '')

  it('are one airport, or all airports of the city', async () => {
    expect(new Set(await originsOf(from('LGW', 'airport')))).toEqual(new Set(['LGW']))
    expect(new Set(await originsOf(from('LGW', 'city'))).size).toBeGreaterThan(1)
    expect(new Set(await originsOf(from('LON', 'airport'))).size).toBeGreaterThan(1)
  })

  it('that are unknown, or the same city, give nothing', async () => {
    expect(await shop(from('QQQ', 'city'), callAt(now))).toEqual([])
    expect(await shop(shopping(oneWay('LHR-LGW', 40)), callAt(now))).toEqual([])
  })
})

describe('dates', () => {
  it.each([
    ['in the past', [leg('LON-NYC', addDays(today, -2))]],
    ['beyond 331 days', [leg('LON-NYC', addDays(today, 332))]],
    [
      'of a return beyond 331 days',
      [leg('LON-NYC', addDays(today, 320)), leg('NYC-LON', addDays(today, 332))],
    ],
    [
      'of a return before the outbound',
      [leg('LON-NYC', addDays(today, 40)), leg('NYC-LON', addDays(today, 39))],
    ],
  ])('%s give nothing', async (_, legs) => {
    expect(await shop(shopping(legs), callAt(now))).toEqual([])
  })

  it('on the last day on sale give fares', async () => {
    expect((await shop(shopping(oneWay('LON-NYC', 331)), callAt(now))).length).toBeGreaterThan(0)
  })

  it('of today give only flights that leave in an hour or later', async () => {
    const departures = optionsOf(await shop(shopping(oneWay('LON-PAR', 0)), callAt(now))).map(
      ({ flights }) => flights[0]?.departsAt ?? 0,
    )
    expect(departures.length).toBeGreaterThan(0)
    expect(Math.min(...departures)).toBeGreaterThanOrEqual(now + hoursMs(1))
    const later = optionsOf(
      await shop(shopping(oneWay('LON-PAR', 0)), callAt(Math.min(...departures) - hoursMs(1) + 1)),
    )
    expect(Math.min(...later.map(({ flights }) => flights[0]?.departsAt ?? 0))).toBeGreaterThan(
      Math.min(...departures),
    )
  })
})

describe('a day return', () => {
  it('leaves time between arrival and departure for every pair of options', async () => {
    const day = addDays(today, 30)
    const groups = await shop(shopping([leg('LON-PAR', day), leg('PAR-LON', day)]), callAt(now))
    expect(groups.length).toBeGreaterThan(0)
    for (const { legs } of groups) {
      const arrivals = (legs[0]?.options ?? []).map(({ flights }) => flights.at(-1)?.arrivesAt ?? 0)
      const departures = (legs[1]?.options ?? []).map(({ flights }) => flights[0]?.departsAt ?? 0)
      expect(Math.min(...departures) - Math.max(...arrivals)).toBeGreaterThanOrEqual(hoursMs(1))
    }
  })
})
