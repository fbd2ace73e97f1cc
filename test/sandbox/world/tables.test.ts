import currencyCodes from 'currency-codes'
import { describe, expect, it } from 'vitest'
import { decimalsOf } from '../../../lib/kernel/money.ts'
import { brandServices } from '../../../lib/pricing/fare.ts'
import { aircraftIndex } from '../../../lib/sandbox/world/aircraft.ts'
import { airports, airportsOfCity, findAirport } from '../../../lib/sandbox/world/airports.ts'
import { brandsOf } from '../../../lib/sandbox/world/brands.ts'
import { carriers, findCarrier, requireCarrier } from '../../../lib/sandbox/world/carriers.ts'
import {
  filingCurrency,
  hasRate,
  currencyCodes as rated,
  roundFare,
} from '../../../lib/sandbox/world/currencies.ts'
import { distanceMiles } from '../../../lib/sandbox/world/distance.ts'
import { combineFares, sellTogether } from '../../../lib/sandbox/world/partners.ts'
import {
  airlines,
  findAirline,
  operatorName,
  regionalOperators,
  sellerOf,
} from '../../../lib/sandbox/world/regional-operators.ts'

describe('airports', () => {
  it('are the large ones with scheduled service, each with a place, a country and a zone', () => {
    expect(airports.length).toBeGreaterThan(740)
    for (const { code, country, latitude, longitude, zoneName } of airports) {
      expect([code, country], code).toEqual([
        expect.stringMatching(/^[A-Z]{3}$/),
        expect.stringMatching(/^[A-Z]{2}$/),
      ])
      expect(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180, code).toBe(true)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zoneName }), code).not.toThrow()
    }
  })

  it('belong to the city that IATA puts them in, the main airport first', () => {
    expect(airportsOfCity('LON').map(({ code }) => code)).toEqual(['LHR', 'LGW', 'STN', 'LTN', 'LCY'])
    expect(airportsOfCity('NYC').map(({ code }) => code)).toEqual(['JFK', 'EWR', 'LGA'])
    expect(airportsOfCity('VIE').map(({ code }) => code)).toEqual(['VIE'])
    expect(findAirport('NRT')?.city).toBe('TYO')
    expect(airportsOfCity('XXX')).toEqual([])
  })

  it.each([
    ['LHR', 'JFK', 3451],
    ['SIN', 'SYD', 3912],
    ['AKL', 'LAX', 6512],
  ])('are as far apart as the great circle: %s %s', (from, to, miles) => {
    const distance = distanceMiles(findAirport(from)?.index ?? -1, findAirport(to)?.index ?? -1)
    expect(Math.abs(distance - miles)).toBeLessThan(miles * 0.01)
  })
})

describe('currencies', () => {
  it('are real ones, and every country files fares in one that has a rate', () => {
    const real = new Set([...currencyCodes.codes(), 'XCG', 'ZWG'])
    expect(rated.filter((code) => !real.has(code))).toEqual([])
    expect(airports.filter(({ country }) => !hasRate(filingCurrency(country)))).toEqual([])
    expect(['GB', 'FR', 'JP', 'KW', 'BR', 'LB'].map(filingCurrency)).toEqual([
      'GBP',
      'EUR',
      'JPY',
      'KWD',
      'BRL',
      'USD',
    ])
  })

  it.each([
    ['EUR', 123.4, 12_300],
    ['JPY', 12_345, 12_300],
    ['KWD', 61.234, 61_250],
    ['IQD', 130_100, 130_000_000],
  ])('round fares to their unit: %s %d', (currency, units, minor) => {
    expect(roundFare(units, currency)).toEqual({ minor, currency })
  })

  it('never round a fare to nothing or to parts of a minor unit', () => {
    for (const currency of rated) {
      const { minor } = roundFare(10 ** -decimalsOf(currency), currency)
      expect(Number.isInteger(minor) && minor > 0, currency).toBe(true)
    }
  })
})

describe('carriers', () => {
  it('have a designator and an accounting code of their own, hubs and known aircraft', () => {
    expect(new Set(airlines.map(({ code }) => code)).size).toBe(airlines.length)
    expect(new Set(carriers.map(({ accountingCode }) => accountingCode)).size).toBe(carriers.length)
    for (const { code, accountingCode, hubs, bases, fleet, interlines } of carriers) {
      expect(`${code} ${accountingCode}`).toMatch(/^[A-Z0-9]{2} \d{3}$/)
      expect(hubs, code).not.toEqual([])
      expect(
        hubs.filter((hub) => !findAirport(hub)),
        code,
      ).toEqual([])
      expect(new Set([...hubs, ...bases]).size, code).toBe(hubs.length + bases.length)
      expect(
        fleet.filter((type) => aircraftIndex(type) < 0),
        code,
      ).toEqual([])
      expect(
        interlines.filter((other) => !findCarrier(other)),
        code,
      ).toEqual([])
    }
  })

  it('are the members of the three alliances late in 2026', () => {
    const members = (alliance: string) =>
      carriers
        .filter((carrier) => carrier.alliance === alliance)
        .map(({ code }) => code)
        .sort()
        .join(' ')
    expect(members('Star Alliance')).toBe(
      'A3 AC AI AV AZ BR CA CM ET LH LO LX MS NH NZ OS OU OZ SA SN SQ TG TK TP UA ZH',
    )
    expect(members('SkyTeam')).toBe('AF AM AR CI DL GA KE KL KQ ME MF MU RO SK SV UX VN VS')
    expect(members('oneworld')).toBe('AA AS AT AY BA CX FJ HA IB JL MH QF QR RJ UL WY')
  })

  it('of a region fly for others alone, from known airports of them', () => {
    for (const operator of regionalOperators) {
      expect(operator.code, operator.code).toMatch(/^[A-Z0-9]{2}$/)
      expect(findCarrier(operator.code), operator.code).toBeUndefined()
      expect(operator.fleet.filter((type) => aircraftIndex(type) < 0)).toEqual([])
      for (const { brand, airports } of operator.contracts) {
        expect(brand, operator.code).not.toBe('')
        expect(airports.filter((airport) => !findAirport(airport))).toEqual([])
      }
    }
    expect(airlines.map(({ index }) => index)).toEqual(airlines.map((_, position) => position))
  })

  it('sell the flights of an operator where they fly from, and answers name both', () => {
    const skyWest = findAirline('OO')
    if (skyWest?.kind !== 'regional') throw new Error('no regional operator')
    expect(sellerOf(skyWest, 'ASE', 'DEN').code).toBe('UA')
    expect(sellerOf(skyWest, 'SLC', 'BOI').code).toBe('DL')
    expect(operatorName(skyWest, 'UA')).toBe('SkyWest Airlines dba United Express')
    expect(operatorName(requireCarrier('BA'), 'AA')).toBe('British Airways')
  })

  it('have partners that are partners in return', () => {
    const oneSided = carriers.flatMap(({ index: one }) =>
      carriers.filter(
        ({ index: other }) =>
          sellTogether(one, other) !== sellTogether(other, one) ||
          combineFares(one, other) !== combineFares(other, one),
      ),
    )
    expect(oneSided).toEqual([])
  })

  it('have brands that state every service, cheapest first, with ids of their own', () => {
    const brands = carriers.flatMap(({ index }) => brandsOf(index).map(({ brand }) => brand))
    expect(new Set(brands.map(({ id }) => id)).size).toBe(brands.length)
    for (const { id, services } of brands) {
      expect(id).toMatch(/^\d+$/)
      expect(Object.keys(services)).toEqual([...brandServices])
    }
    for (const { index } of carriers)
      expect(brandsOf(index).map(({ brand }) => brand.tier)).toEqual(
        brandsOf(index).map((_, index) => index + 1),
      )
  })

  it('give checked bags exactly where the brand says that they are included', () => {
    for (const { index } of carriers) {
      for (const { brand, baggage } of brandsOf(index)) {
        expect(baggage.checkedPieces !== 0, brand.id).toBe(brand.services.CheckedBag === 'Included')
        expect(baggage.checkedKilograms, brand.id).toBeGreaterThanOrEqual(15)
        expect(baggage.carryOnPieces > 0, brand.id).toBe(brand.services.CarryOn === 'Included')
      }
    }
  })
})
