import currencyCodes from 'currency-codes'
import { describe, expect, it } from 'vitest'
import { decimalsOf } from '../../../lib/kernel/money.ts'
import { brandServices } from '../../../lib/pricing/fare.ts'
import { aircraftIndex } from '../../../lib/sandbox/world/aircraft.ts'
import { airports, airportsOfCity, findAirport } from '../../../lib/sandbox/world/airports.ts'
import { brandsOf } from '../../../lib/sandbox/world/brands.ts'
import { carriers } from '../../../lib/sandbox/world/carriers.ts'
import {
  filingCurrency,
  hasRate,
  currencyCodes as rated,
  roundFare,
} from '../../../lib/sandbox/world/currencies.ts'
import { distanceMiles } from '../../../lib/sandbox/world/distance.ts'
import { combineFares, sellTogether } from '../../../lib/sandbox/world/partners.ts'

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
  it('have a designator and an accounting code of their own, known hubs and known aircraft', () => {
    expect(new Set(carriers.map(({ code }) => code)).size).toBe(carriers.length)
    expect(new Set(carriers.map(({ accountingCode }) => accountingCode)).size).toBe(carriers.length)
    for (const { code, accountingCode, hubs, bases, fleet, interlines } of carriers) {
      expect(`${code} ${accountingCode}`).toMatch(/^[A-Z0-9]{2} \d{3}$/)
      expect(
        [...hubs, ...bases].filter((airport) => !findAirport(airport)),
        code,
      ).toEqual([])
      expect(
        fleet.filter((type) => aircraftIndex(type) < 0),
        code,
      ).toEqual([])
      expect(
        interlines.filter((other) => !carriers.some((carrier) => carrier.code === other)),
        code,
      ).toEqual([])
    }
  })

  it('have partners that are partners in return', () => {
    for (const one of carriers) {
      for (const other of carriers) {
        expect(sellTogether(one.index, other.index)).toBe(sellTogether(other.index, one.index))
        expect(combineFares(one.index, other.index)).toBe(combineFares(other.index, one.index))
      }
    }
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
