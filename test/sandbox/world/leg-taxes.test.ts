import { describe, expect, it } from 'vitest'
import type { Cabin } from '../../../lib/kernel/flight.ts'
import type { PassengerKind } from '../../../lib/kernel/passengers.ts'
import { findAirport } from '../../../lib/sandbox/world/airports.ts'
import { requireCarrier } from '../../../lib/sandbox/world/carriers.ts'
import { surchargeOf } from '../../../lib/sandbox/world/taxes/surcharges.ts'
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
    ['another airport of the city', 'LGW-CDG', { GB: 20.22, UB: 19.68 }],
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

  it('cabins above economy pay their own amount', () => {
    expect(taxes('LHR-JFK', 'adult', 'Business').GB).toBe(328.84)
  })
})

describe('the surcharge of a carrier', () => {
  const surcharge = (
    carrier: string,
    miles: number,
    cabin: Cabin = 'Economy',
    kind: PassengerKind = 'adult',
  ) =>
    surchargeOf(requireCarrier(carrier).index, { miles, path: pathOf('LHR-JFK') }, { cabin, kind }).map(
      ({ code, dollars }) => [code, dollars],
    )

  it.each([
    [600, 8],
    [601, 22],
    [1500, 22],
    [1501, 58],
    [3000, 58],
    [3001, 118],
    [5500, 118],
    [5501, 165],
  ])('to %i miles: %i US dollars', (miles, dollars) => {
    expect(surcharge('BA', miles)).toEqual([['YQ', dollars]])
  })

  it('is more above economy, nothing for infants on a lap and with low-cost carriers, and YR with some', () => {
    expect(surcharge('BA', 3451, 'PremiumEconomy')).toEqual([['YQ', 118 * 1.6]])
    expect(surcharge('BA', 3451, 'Economy', 'child')).toEqual([['YQ', 118]])
    expect(surcharge('BA', 3451, 'Economy', 'infantOnLap')).toEqual([])
    expect(surcharge('FR', 800)).toEqual([])
    expect(surcharge('AF', 3451)).toEqual([['YR', 118]])
  })
})
