import { describe, expect, it } from 'vitest'
import type { Cabin, Flight } from '../../../lib/kernel/flight.ts'
import { addDays } from '../../../lib/kernel/instant.ts'
import { connectionMinutes } from '../../../lib/pricing/fare.ts'
import { findAirport } from '../../../lib/sandbox/world/airports.ts'
import { findCarrier } from '../../../lib/sandbox/world/carriers.ts'
import type { CabinPreference, FareGroup, FlightOption, LegRequest } from '../../../lib/shopping/shopping.ts'
import { pricesIn } from '../../support/prices.ts'
import { callAt } from '../../support/supplier-call.ts'
import {
  gdsShopping,
  nothingSold,
  now,
  oneWay,
  roundTrip,
  shopping,
  today,
  withConstraints,
} from '../world/journeys.ts'

const { shop } = gdsShopping({ soldSeats: nothingSold })

/** Two connections apart, whoever flies. */
const remote = 'OME-AKL'

const search = (constraints: Partial<LegRequest>, market = 'LON-NYC'): Promise<FareGroup[]> =>
  shop(shopping(withConstraints(constraints, oneWay(market, 40)), { maxOptions: 200 }), callAt(now))
const optionsOf = (groups: readonly FareGroup[]): FlightOption[] =>
  groups.flatMap(({ legs }) => legs.flatMap(({ options }) => options))
const flightsFound = async (
  constraints: Partial<LegRequest>,
  market?: string,
): Promise<(readonly Flight[])[]> => {
  const found = optionsOf(await search(constraints, market)).map(({ flights }) => flights)
  expect(found.length).toBeGreaterThan(0)
  return found
}
const connectionsOf = (flights: readonly Flight[]): [Flight, Flight][] =>
  flights
    .slice(1)
    .flatMap((after, index): [Flight, Flight][] => (flights[index] ? [[flights[index], after]] : []))
const pointsOf = (found: readonly (readonly Flight[])[]): string[] =>
  found.flatMap((flights) => connectionsOf(flights).map(([before]) => before.arrival.airport))
const carriersIn = (found: readonly (readonly Flight[])[]): Set<string> =>
  new Set(found.flat().map(({ carrier }) => carrier))

describe('places', () => {
  const origins = async (scope: 'airport' | 'city' | 'cityFirst'): Promise<string[]> =>
    (await flightsFound({ from: { code: 'LGW', scope } }, 'LON-MAD')).map(
      ([first]) => first?.departure.airport ?? '',
    )

  it('are just the airport, or all airports of the city', async () => {
    expect(new Set(await origins('airport'))).toEqual(new Set(['LGW']))
    expect(new Set(await origins('city'))).toEqual(new Set(await origins('cityFirst')))
    expect(new Set(await origins('city')).size).toBeGreaterThan(1)
  })

  it('of a city with one airport preferred have more of that airport in a short answer', async () => {
    const share = async (scope: 'city' | 'cityFirst'): Promise<number> => {
      const legs = withConstraints({ from: { code: 'LGW', scope } }, oneWay('LON-PAR', 40))
      const found = optionsOf(await shop(shopping(legs, { maxOptions: 200 }), callAt(now)))
      return found.filter(({ flights }) => flights[0]?.departure.airport === 'LGW').length / found.length
    }
    expect(await share('cityFirst')).toBeGreaterThanOrEqual(await share('city'))
  })
})

describe('dates and times', () => {
  it('of arrival: all flights arrive on that local date', async () => {
    const date = addDays(today, 40)
    for (const market of ['LON-NYC', 'LON-SYD', 'AKL-HNL', 'PAR-ROM']) {
      const found = await flightsFound({ arrivalDate: date }, market)
      expect(new Set(found.map((flights) => flights.at(-1)?.arrival.date))).toEqual(new Set([date]))
    }
    const longHaul = await flightsFound({ arrivalDate: date }, 'LON-SYD')
    expect(longHaul.every(([first]) => (first?.departure.date ?? '') < date)).toBe(true)
  })

  it('of arrival: the fare is of the season in which the flight leaves', async () => {
    // A Friday: what leaves on the day before is no week-end's.
    const groups = await search({ arrivalDate: '2027-05-21' }, 'LON-SYD')
    const bases = (onDate: (date: string) => boolean): Set<string> =>
      new Set(
        groups
          .filter(({ legs }) => onDate(legs[0]?.options[0]?.flights[0]?.departure.date ?? ''))
          .map(({ fares: [fare] }) => `${fare?.legs[0]?.carrier} ${fare?.legs[0]?.fareBasis}`),
      )
    const [weekend, before] = [bases((date) => date === '2027-05-21'), bases((date) => date < '2027-05-21')]
    expect(before.size).toBeGreaterThan(0)
    expect([...before].filter((basis) => weekend.has(basis))).toEqual([])
  })

  it.each<[string, Partial<LegRequest>, (flights: readonly Flight[]) => string, string, string]>([
    [
      'departure',
      { departureWindow: { from: '10:00', to: '14:30' } },
      (flights) => flights[0]?.departure.time ?? '',
      '10:00',
      '14:30',
    ],
    [
      'departure',
      { departureWindow: { to: '11:00' } },
      (flights) => flights[0]?.departure.time ?? '',
      '00:00',
      '11:00',
    ],
    [
      'arrival',
      { arrivalWindow: { from: '15:00' } },
      (flights) => flights.at(-1)?.arrival.time ?? '',
      '15:00',
      '23:59',
    ],
    [
      'arrival',
      { arrivalWindow: { from: '12:00', to: '17:00' } },
      (flights) => flights.at(-1)?.arrival.time ?? '',
      '12:00',
      '17:00',
    ],
  ])('are in the requested window of %s', async (_, constraints, time, from, to) => {
    for (const flights of await flightsFound(constraints)) {
      expect(time(flights) >= from && time(flights) <= to, time(flights)).toBe(true)
    }
  })

  it('are in a window over midnight', async () => {
    const found = await flightsFound({ departureWindow: { from: '20:00', to: '07:30' } })
    expect(
      found.every(
        ([first]) => (first?.departure.time ?? '') >= '20:00' || (first?.departure.time ?? '') <= '07:30',
      ),
    ).toBe(true)
  })
})

describe('carriers', () => {
  it('permitted: no flight of any other carrier', async () => {
    expect(await carriersIn(await flightsFound({ carriers: { permitted: ['BA', 'VS'] } }))).toEqual(
      new Set(['BA', 'VS']),
    )
    expect(carriersIn(await flightsFound({ carriers: { permitted: ['FI'] } }))).toEqual(new Set(['FI']))
  })

  it('prohibited: no flight of these carriers', async () => {
    const all = carriersIn(await flightsFound({}))
    expect(all.has('BA') && all.has('AA')).toBe(true)
    const others = carriersIn(await flightsFound({ carriers: { prohibited: ['BA', 'AA'] } }))
    expect(others.has('BA') || others.has('AA')).toBe(false)
    expect(others.size).toBeGreaterThan(2)
  })

  it.each([
    ['*A', 'Star Alliance'],
    ['*O', 'oneworld'],
    ['*S', 'SkyTeam'],
  ])('of the alliance %s: only members', async (code, alliance) => {
    const found = carriersIn(await flightsFound({ carriers: { permitted: [code] } }))
    expect(new Set([...found].map((carrier) => findCarrier(carrier)?.alliance))).toEqual(new Set([alliance]))
    const others = carriersIn(await flightsFound({ carriers: { prohibited: [code] } }))
    expect([...others].map((carrier) => findCarrier(carrier)?.alliance)).not.toContain(alliance)
  })

  it('preferred: are kept in a short answer, and displace nothing in a long one', async () => {
    const short = await shop(
      shopping(withConstraints({ carriers: { preferred: ['FI', 'TP'] } }, oneWay('LON-NYC', 40)), {
        maxOptions: 12,
      }),
      callAt(now),
    )
    const plain = await shop(shopping(oneWay('LON-NYC', 40), { maxOptions: 12 }), callAt(now))
    const liked = (groups: readonly FareGroup[]): number =>
      groups.filter(({ validatingCarrier }) => ['FI', 'TP'].includes(validatingCarrier)).length
    expect(liked(short)).toBeGreaterThan(liked(plain))
    expect(carriersIn(await flightsFound({ carriers: { preferred: ['FI'] } })).size).toBeGreaterThan(4)
  })

  it('may differ from leg to leg', async () => {
    const [there, back] = roundTrip('LON-NYC', 40)
    const legs = [
      withConstraints(
        { carriers: { permitted: ['BA'] } },
        [there].flatMap((one) => one ?? []),
      ),
      withConstraints(
        { carriers: { permitted: ['AA'] } },
        [back].flatMap((one) => one ?? []),
      ),
    ]
    const groups = await shop(shopping(legs.flat(), { maxOptions: 60 }), callAt(now))
    expect(groups.length).toBeGreaterThan(0)
    for (const { legs: found } of groups) {
      expect(found.map(({ options }) => [...carriersIn(options.map(({ flights }) => flights))])).toEqual([
        ['BA'],
        ['AA'],
      ])
    }
  })

  it('that are unknown give nothing', async () => {
    expect(await search({ carriers: { permitted: ['ZZ'] } })).toEqual([])
  })
})

describe('cabins', () => {
  const cabinsIn = async (
    kind: CabinPreference['kind'],
    cabins: Cabin[],
    market?: string,
    upsells = 0,
  ): Promise<Set<Cabin | undefined>> => {
    const legs = withConstraints({ cabins: { kind, cabins } }, oneWay(market ?? 'LON-NYC', 40))
    const groups = await shop(shopping(legs, { upsells, maxOptions: 100 }), callAt(now))
    return new Set(groups.flatMap(({ fares }) => fares.map(({ legs: [filed] }) => filed?.brand.cabin)))
  }

  it('permitted: no other cabin, not even as an upsell', async () => {
    expect(await cabinsIn('permitted', ['PremiumEconomy'], 'LON-NYC', 4)).toEqual(new Set(['PremiumEconomy']))
    expect(await cabinsIn('permitted', ['PremiumEconomy', 'Business'], 'LON-NYC', 4)).toEqual(
      new Set(['PremiumEconomy', 'Business']),
    )
    expect(await cabinsIn('permitted', ['First'], 'OSL-TRD')).toEqual(new Set())
  })

  it('prohibited: every other cabin', async () => {
    const others = await cabinsIn('prohibited', ['Economy', 'PremiumEconomy'], 'LON-NYC', 4)
    expect([...others].filter((cabin) => cabin !== 'First')).toEqual(['Business'])
  })

  it('preferred: the nearest other cabin where the flights have no such cabin', async () => {
    expect(await cabinsIn('preferred', ['Business'])).toEqual(new Set(['Business']))
    expect(await cabinsIn('preferred', ['First'], 'OSL-TRD')).toEqual(new Set(['Business']))
    expect(await cabinsIn('preferred', ['PremiumEconomy'], 'STN-DUB')).toEqual(new Set(['Economy']))
  })

  it('preferred with upgrade: only better cabins where the flights have no such cabin', async () => {
    expect(await cabinsIn('preferredWithUpgrade', ['PremiumEconomy'], 'OSL-TRD')).toEqual(
      new Set(['Business']),
    )
    expect(await cabinsIn('preferredWithUpgrade', ['First'], 'OSL-TRD')).toEqual(new Set())
  })

  it('may differ from leg to leg: the return may be cheaper', async () => {
    const [there, back] = roundTrip('LON-NYC', 40)
    const business = withConstraints(
      { cabins: { kind: 'preferred', cabins: ['Business'] } },
      [there].flatMap((one) => one ?? []),
    )
    const groups = await shop(
      shopping([...business, ...[back].flatMap((one) => one ?? [])], { upsells: 2 }),
      callAt(now),
    )
    expect(groups.length).toBeGreaterThan(0)
    for (const { fares } of groups)
      expect(fares[0]?.legs.map(({ brand }) => brand.cabin)).toEqual(['Business', 'Economy'])
  })
})

describe('booking classes', () => {
  const classesIn = async (classes: LegRequest['classes']): Promise<Set<string>> =>
    new Set(
      optionsOf(await search({ ...(classes && { classes }) })).flatMap(
        ({ classes: [first] }) => first?.bookingClasses ?? [],
      ),
    )

  it('permitted: nothing is booked in another class, at the price of that class', async () => {
    expect(await classesIn({ permitted: ['Y', 'B'] })).toEqual(new Set(['B', 'Y'].filter((one) => one)))
    const [cheap, flexible] = [await search({}), await search({ classes: { permitted: ['Y'] } })]
    expect(pricesIn(flexible[0]?.fares[0])[0]?.baseMinor).toBeGreaterThan(
      pricesIn(cheap[0]?.fares[0])[0]?.baseMinor ?? 0,
    )
  })

  it('prohibited: nothing is booked in them', async () => {
    const usual = [...(await classesIn(undefined))]
    expect(usual.length).toBeGreaterThan(1)
    const others = await classesIn({ prohibited: usual.slice(0, 1) })
    expect(others.size).toBeGreaterThan(0)
    expect(others.has(usual[0] ?? '')).toBe(false)
  })

  it('preferred: these where they have seats, others where not', async () => {
    const found = optionsOf(await search({ classes: { preferred: ['M'] } }))
    expect(
      found.filter(({ classes: [first] }) => first?.bookingClasses.every((one) => one === 'M')).length,
    ).toBeGreaterThan(found.length / 3)
    expect(found.length).toBeGreaterThan(10)
  })
})

describe('connections', () => {
  it('at permitted points only; a non-stop flight has none', async () => {
    const found = await flightsFound({ connections: { points: { permitted: ['CDG', 'BOS'] } } })
    expect(new Set(pointsOf(found))).toEqual(new Set(['CDG', 'BOS']))
    expect(found.some((flights) => flights.length === 1)).toBe(true)
  })

  it('at no airport of a prohibited city', async () => {
    const usual = pointsOf(await flightsFound({}, 'OSL-SIN'))
    const [busiest = ''] = usual
    const city = findAirport(busiest)?.city ?? ''
    const others = pointsOf(
      await flightsFound({ connections: { points: { prohibited: [city] } } }, 'OSL-SIN'),
    )
    expect(city).not.toBe('')
    expect(others.length).toBeGreaterThan(0)
    expect(others.filter((point) => findAirport(point)?.city === city)).toEqual([])
  })

  it('at a preferred point come first, and the others are kept', async () => {
    const found = pointsOf(await flightsFound({ connections: { points: { preferred: ['VIE'] } } }, 'OSL-SIN'))
    const usual = pointsOf(await flightsFound({}, 'OSL-SIN'))
    expect(found.filter((point) => point === 'VIE').length).toBeGreaterThanOrEqual(
      usual.filter((point) => point === 'VIE').length,
    )
    expect(new Set(found).size).toBeGreaterThan(1)
  })

  it.each([
    ['LON-NYC', 0],
    ['OSL-SIN', 1],
    ['BNA-EDI', 2],
  ])('from %s number %i at most', async (market, maxConnections) => {
    const found = optionsOf(await search({ connections: { maxConnections } }, market))
    expect(found.length).toBeGreaterThan(0)
    for (const { flights } of found) expect(flights.length - 1).toBeLessThanOrEqual(maxConnections)
  })

  it('fewer than the market needs return nothing', async () => {
    expect(await search({ connections: { maxConnections: 0 } }, 'BNA-AKL')).toEqual([])
    expect(await search({ connections: { maxConnections: 1 } }, remote)).toEqual([])
    expect((await search({ connections: { maxConnections: 2 } }, remote)).length).toBeGreaterThan(0)
  })

  it('last no longer than requested', async () => {
    const longest = (found: readonly (readonly Flight[])[]): number =>
      Math.max(
        ...found.flatMap((flights) =>
          connectionsOf(flights).map(([before, after]) => connectionMinutes(before, after)),
        ),
      )
    expect(longest(await flightsFound({}, 'OSL-SIN'))).toBeGreaterThan(150)
    expect(
      longest(await flightsFound({ connections: { maxConnectionMinutes: 150 } }, 'OSL-SIN')),
    ).toBeLessThanOrEqual(150)
  })

  it('over midnight last no longer than requested', async () => {
    const overnight = (found: readonly (readonly Flight[])[]): number[] =>
      found.flatMap((flights) =>
        connectionsOf(flights)
          .filter(([before, after]) => before.arrival.date !== after.departure.date)
          .map(([before, after]) => connectionMinutes(before, after)),
      )
    const markets = ['OME-AKL', 'BNA-AKL', 'LYR-CNS', 'RVN-BNE', 'KKN-HBA', 'EDI-HBA']
    const found = await Promise.all(
      markets.map(async (market) =>
        overnight(optionsOf(await search({}, market)).map(({ flights }) => flights)),
      ),
    )
    const market = markets[found.findIndex((minutes) => Math.max(...minutes) > 60)]
    const usual = overnight(await flightsFound({}, market))
    expect(Math.max(...usual)).toBeGreaterThan(60)
    const limit = Math.max(...usual) - 1
    expect(
      Math.max(
        0,
        ...overnight(
          optionsOf(await search({ connections: { maxOvernightMinutes: limit } }, market)).map(
            ({ flights }) => flights,
          ),
        ),
      ),
    ).toBeLessThanOrEqual(limit)
  })

  it('stay with one carrier when interline connections are excluded', async () => {
    const mixed = (found: readonly (readonly Flight[])[]): boolean =>
      found.some((flights) => carriersIn([flights]).size > 1)
    const found = []
    for (const market of ['BNA-EDI', 'BOS-HAM', 'SEA-FCO', 'ORD-LYS', 'IAD-GOT']) {
      const all = optionsOf(await search({}, market)).map(({ flights }) => flights)
      const own = optionsOf(await search({ connections: { sameCarrierOnly: true } }, market))
      if (mixed(all)) found.push(...own.map(({ flights }) => flights))
    }
    expect(found.length).toBeGreaterThan(0)
    expect(mixed(found)).toBe(false)
  })
})

describe('a leg that was selected before', async () => {
  const legs = roundTrip('LON-NYC', 40)
  const request = shopping(legs, { upsells: 2, maxOptions: 60 })
  const groups = await shop(request, callAt(now))
  const group = groups.find(({ fares }) => fares.length > 1)
  const option = group?.legs[0]?.options[0]
  const brand = group?.fares[1]?.legs[0]?.brand
  if (!group || !option || !brand) throw new Error('nothing to choose')
  const locked = {
    brand: brand.code,
    flights: option.flights.map(({ carrier, number, departure, arrival }, index) => ({
      carrier,
      number,
      from: departure.airport,
      to: arrival.airport,
      date: departure.date,
      bookingClass: option.classes[1]?.bookingClasses[index] ?? '',
    })),
  }
  const [there, back] = legs
  const next = {
    ...request,
    legs: [{ ...there, locked }, back].flatMap((one) => (one?.from ? [one as LegRequest] : [])),
  }
  const answer = await shop(next, callAt(now))

  it('is the only option of its leg, in its classes and brand', () => {
    expect(answer.length).toBeGreaterThan(0)
    for (const {
      legs: [first],
      fares,
    } of answer) {
      expect(first?.options.map(({ flights }) => flights)).toEqual([option.flights])
      expect(new Set(fares.map(({ legs: [filed] }) => filed?.brand.code))).toEqual(new Set([brand.code]))
      for (const classes of first?.options[0]?.classes ?? [])
        expect(classes.bookingClasses).toEqual(option.classes[1]?.bookingClasses)
    }
  })

  it('restricts the other leg to brands of the same kind and higher ones', () => {
    for (const { fares } of answer)
      expect(fares[0]?.legs[1]?.brand.services.Rebooking).not.toBe('Not Offered')
    expect(answer.some(({ fares }) => fares.length > 1)).toBe(true)
  })

  it('leaves all brands to the other leg on request', async () => {
    const all = await shop({ ...next, allBrands: true }, callAt(now))
    const cheapest = (found: readonly FareGroup[]): number =>
      Math.min(...found.map(({ fares }) => fares[0]?.legs[1]?.brand.tier ?? 9))
    expect(cheapest(all)).toBe(1)
    expect(cheapest(answer)).toBeGreaterThan(1)
  })

  it('costs with the next leg the same as in the search for both', () => {
    const again = answer.find(({ legs: [, second], validatingCarrier }) => {
      const ours = group.legs[1]?.options[0]?.flights
      return (
        validatingCarrier === group.validatingCarrier &&
        second?.options.some(({ flights }) => JSON.stringify(flights) === JSON.stringify(ours))
      )
    })
    expect(again?.fares[0]?.price).toEqual(group.fares[1]?.price)
  })
})
