import { describe, expect, it } from 'vitest'
import { type Cabin, cabins } from '../../../lib/kernel/flight.ts'
import type { PassengerKind } from '../../../lib/kernel/passengers.ts'
import { airports, findAirport } from '../../../lib/sandbox/world/airports.ts'
import { requireCarrier } from '../../../lib/sandbox/world/carriers.ts'
import { stateOf } from '../../../lib/sandbox/world/countries.ts'
import { hasRate } from '../../../lib/sandbox/world/currencies.ts'
import { distanceMiles } from '../../../lib/sandbox/world/distance.ts'
import { surchargeOf } from '../../../lib/sandbox/world/taxes/surcharges.ts'
import { taxSources } from '../../../lib/sandbox/world/taxes/tax-rows.ts'
import { taxTable } from '../../../lib/sandbox/world/taxes/tax-table.ts'
import { taxesOfLeg } from '../../../lib/sandbox/world/taxes/taxes.ts'

const pathOf = (path: string): number[] => path.split('-').map((code) => findAirport(code)?.index ?? -1)

const taxesOn = (path: string, kind: PassengerKind = 'adult', cabin: Cabin = 'Economy') =>
  taxesOfLeg({ path: pathOf(path), cabin, kind })

/** Codes and US dollars, to the cent. */
const taxes = (...leg: Parameters<typeof taxesOn>) =>
  Object.fromEntries(taxesOn(...leg).map(({ code, dollars }) => [code, Number(dollars.toFixed(2))]))

describe('taxes of a leg', () => {
  it.each([
    ['departure and arrival', 'LHR-JFK', { GB: 137.47, UB: 67.12, US: 23.4, YC: 7.39, XY: 7, XA: 3.84 }],
    ['a shorter distance', 'LHR-CDG', { GB: 20.22, UB: 32.75 }],
    ['a longer distance', 'LHR-SIN', { GB: 142.86, UB: 67.12 }],
    ['another airport of the city', 'LTN-CDG', { GB: 20.22, UB: 19.68 }],
    ['a domestic leg', 'EDI-LHR', { GB: 10.78, UB: 19.68 }],
    ['a connection', 'CDG-LHR-JFK', { UB: 16.71 }],
    ['the Dutch ticket tax', 'AMS-JFK', { VV: 35.3 }],
  ])('%s', (_name, path, expected) => {
    expect(taxes(path)).toMatchObject(expected)
  })

  it.each([
    ['2,000 miles', 'LHR-COV', [137.47]],
    ['5,500 miles', 'ABZ-SJD', [142.86]],
  ])('bands of distance follow one another: one amount at %s', (_name, path, amounts) => {
    const ofCode = taxesOn(path).filter(({ code }) => code === 'GB')

    expect(ofCode.map(({ dollars }) => Number(dollars.toFixed(2)))).toEqual(amounts)
  })

  it.each<[PassengerKind, string[]]>([
    ['adult', ['GB', 'UB', 'US', 'YC', 'XY', 'XA']],
    ['youth', ['GB', 'UB', 'US', 'YC', 'XY', 'XA']],
    ['child', ['UB', 'US', 'YC', 'XY', 'XA']],
    ['unaccompaniedChild', ['UB', 'US', 'YC', 'XY', 'XA']],
    ['infantInSeat', ['UB', 'US', 'YC', 'XY', 'XA']],
    ['infantOnLap', []],
  ])('%s', (kind, codes) => {
    expect(Object.keys(taxes('LHR-JFK', kind))).toEqual(codes)
  })

  it.each<[string, string, Cabin[]]>([
    ['LHR-JFK', 'GB', ['PremiumEconomy', 'Business', 'First']],
    ['DEL-BOM', 'K3', ['PremiumEconomy', 'Business', 'First']],
    ['CDG-JFK', 'IZ', ['Business', 'First']],
    ['HKG-LHR', 'G3', ['Business', 'First']],
  ])('on %s cabins pay more of %s than economy: %s', (path, code, dearer) => {
    const amountIn = (cabin: Cabin): number => {
      const own = taxesOn(path, 'adult', cabin).find((tax) => tax.code === code)
      return (own?.dollars ?? 0) + (own?.percent ?? 0)
    }
    expect(amountIn('Economy')).toBeGreaterThan(0)
    expect(cabins.filter((cabin) => amountIn(cabin) > amountIn('Economy'))).toEqual(dearer)
  })

  it('the amount of an airport replaces that of the country', () => {
    expect(taxes('CDG-JFK').QX).toBeGreaterThan(taxes('NCE-JFK').QX ?? 0)
    expect(taxes('CDG-NCE').QX).toBe(taxes('LYS-NCE').QX)
    for (const exempt of ['INV', 'KOI', 'LSI'].filter(findAirport))
      expect(taxesOn(`${exempt}-LGW`).filter(({ code, dollars }) => code === 'GB' && dollars > 0)).toEqual([])
  })

  it('no international departure is untaxed, nor far from what it costs anywhere', () => {
    for (const { index, code, country } of airports) {
      const far = findAirport(country === 'SG' ? 'LHR' : 'SIN')?.index ?? -1
      const total = taxesOfLeg({ path: [index, far], cabin: 'Economy', kind: 'adult' })
        .filter((tax) => tax.country === stateOf(country))
        .reduce((sum, { dollars }) => sum + dollars, 0)
      expect(total, `${code} in ${country}`).toBeGreaterThan(4)
      expect(total, `${code} in ${country}`).toBeLessThan(220)
    }
  })
})

describe('the table of taxes', () => {
  const rows = taxTable
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split(' '))
  const sourced = taxSources.map(({ country }) => country)

  it('names a source and a date for every country, at least a hundred', () => {
    expect(new Set(sourced).size).toBe(sourced.length)
    expect(sourced.length).toBeGreaterThan(100)
    expect(new Set(rows.map(([country]) => country))).toEqual(new Set(sourced))
    for (const { source, since } of taxSources) {
      expect(source).not.toBe('')
      expect(since).toMatch(/^202[4-6]-\d\d-\d\d$/)
    }
  })

  it('has codes of two characters, amounts in known currencies and airports of the country', () => {
    for (const [country = '', code, when, travel, amount, currency = '', ...options] of rows) {
      expect(code).toMatch(/^[A-Z][A-Z0-9]$/)
      expect(['departure', 'arrival', 'transit', 'segment', 'fare']).toContain(when)
      expect(['domestic', 'international', 'any']).toContain(travel)
      expect(Number(amount)).not.toBeNaN()
      expect(currency === '%' || hasRate(currency), `${country} ${currency}`).toBe(true)
      for (const option of options)
        expect(option).toMatch(/^(premium|business|from|below)=[\d.]+$|^at=[A-Z,]+$|^children$/)
    }
  })
})

describe('the surcharge of a carrier', () => {
  const surcharge = (
    carrier: string,
    leg: string,
    cabin: Cabin = 'Economy',
    kind: PassengerKind = 'adult',
  ) => {
    const path = pathOf(leg)
    const miles = distanceMiles(path[0] ?? 0, path.at(-1) ?? 0)
    return surchargeOf(requireCarrier(carrier).index, { miles, path }, { cabin, kind })
  }
  const amount = (...sold: Parameters<typeof surcharge>): number => surcharge(...sold)[0]?.dollars ?? 0

  it.each([
    ['BA', 'LHR-JFK', 'YQ'],
    ['AF', 'CDG-JFK', 'YR'],
    ['LH', 'FRA-MUC', 'YQ'],
    ['EK', 'DXB-LHR', 'YR'],
    ['AA', 'JFK-LHR', 'YQ'],
    ['NH', 'HND-FRA', 'YQ'],
  ])('%s charges one on %s as %s', (carrier, leg, code) => {
    expect(surcharge(carrier, leg)).toEqual([{ code, dollars: expect.any(Number), percent: 0 }])
  })

  it.each([
    ['inside the United States', 'AA', 'JFK-LAX'],
    ['inside Canada', 'AC', 'YYZ-YVR'],
    ['inside America, with a carrier of the United States', 'AA', 'MIA-BOG'],
    ['across the Pacific, with a carrier of the United States', 'UA', 'SFO-PVG'],
    ['from Brazil', 'LH', 'GRU-FRA'],
    ['inside Japan', 'NH', 'HND-CTS'],
    ['inside India', 'AI', 'DEL-BOM'],
    ['with a low-cost carrier', 'FR', 'DUB-STN'],
    ['with a carrier that has it in its fares', 'SQ', 'SIN-LHR'],
  ])('there is none %s', (_name, carrier, leg) => {
    expect(surcharge(carrier, leg)).toEqual([])
  })

  it('grows with the distance, is more above economy, and nothing for infants on a lap', () => {
    expect(amount('BA', 'LHR-CDG')).toBeLessThan(amount('BA', 'LHR-DXB'))
    expect(amount('BA', 'LHR-DXB')).toBeLessThan(amount('BA', 'LHR-SIN'))
    expect(amount('BA', 'LHR-JFK', 'PremiumEconomy')).toBeGreaterThan(amount('BA', 'LHR-JFK'))
    expect(amount('BA', 'LHR-JFK', 'Economy', 'child')).toBe(amount('BA', 'LHR-JFK'))
    expect(surcharge('BA', 'LHR-JFK', 'Economy', 'infantOnLap')).toEqual([])
  })

  it('is limited where the country of departure fixes the most', () => {
    expect(amount('CX', 'HKG-LHR')).toBeLessThanOrEqual(73)
    expect(amount('BA', 'HKG-LHR')).toBeLessThan(amount('BA', 'LHR-HKG'))
    expect(amount('PR', 'MNL-LAX')).toBeLessThan(amount('PR', 'LAX-MNL'))
  })
})
