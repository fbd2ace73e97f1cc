import { describe, expect, it } from 'vitest'
import type { FareComponent } from '../../../lib/sandbox/gds/fare-component.ts'
import { priceJourney } from '../../../lib/sandbox/gds/journey-price.ts'
import { findAirport } from '../../../lib/sandbox/world/airports.ts'
import { requireCarrier } from '../../../lib/sandbox/world/carriers.ts'
import type { FareFilters } from '../../../lib/shopping/shopping.ts'
import { aFare } from '../../support/given.ts'

const rule = {
  ...aFare().rule,
  discountPercents: { youth: 8, senior: 8, child: 25, infantInSeat: 25, infantOnLap: 90 },
}

/** A leg for 500 NUC from a European airport to another one. */
const component = (path: string, other: Partial<FareComponent> = {}): FareComponent => ({
  fare: aFare({ rule }),
  nucHundredths: 50_000,
  fareCarrier: requireCarrier('BA').index,
  marketMiles: 214,
  path: path.split('-').map((code) => findAirport(code)?.index ?? -1),
  carriers: ['BA'],
  ...other,
})

function priced(ptc: string, components = [component('LHR-CDG')], filters: FareFilters = {}) {
  const terms = { filingCurrency: 'USD', currency: 'USD', filters }
  const [price] = priceJourney(components, [{ ptc, count: 1 }], terms).passengers
  if (!price) throw new Error('no price')
  return price
}

describe('the base', () => {
  it.each([
    ['ADT', 50_000],
    ['YTH', 46_000],
    ['SRC', 46_000],
    ['CNN', 37_500],
    ['INS', 37_500],
    ['INF', 5000],
    ['UNN', 50_000],
    ['MIL', 50_000],
  ])('of a passenger %s: %i', (ptc, baseMinor) => {
    expect(priced(ptc).baseMinor).toBe(baseMinor)
  })

  it('is that of an adult where the carrier files no fare for the type, under the fare basis of an adult', () => {
    const fare = aFare({ rule, notFiledFor: ['youth', 'senior'] })
    const { baseMinor, fareCalculation } = priced('YTH', [component('LHR-CDG', { fare })])

    expect(baseMinor).toBe(50_000)
    expect(fareCalculation).toBe('LON BA PAR 500.00YLX7RGB NUC500.00END ROE1')
    expect(priced('YTH').fareCalculation).toBe('LON BA PAR 460.00YLX7RGBZZ NUC460.00END ROE1')
  })

  it('is filed in one currency and sold in another, each in the unit of its fares', () => {
    const terms = { filingCurrency: 'GBP', currency: 'JPY', filters: {} }
    const [price] = priceJourney([component('LHR-CDG')], [{ ptc: 'ADT', count: 1 }], terms).passengers

    expect(price).toMatchObject({ filed: { minor: 37_100, currency: 'GBP' }, baseMinor: 73_500 })
  })
})

describe('taxes', () => {
  it('add up by code over the legs', () => {
    expect(priced('ADT', [component('LHR-CDG'), component('LHR-CDG')]).taxes).toEqual([
      { code: 'YQ', minor: 1600 },
      { code: 'GB', minor: 4044 },
      { code: 'UB', minor: 6550 },
    ])
  })

  it('in per cent are of the part of the base that pays for the leg', () => {
    const legs = [component('JFK-LAX', { nucHundredths: 30_000 }), component('LAX-LHR')]
    const percentages = priced('ADT', legs).taxes.filter(({ code }) => code === 'US')

    expect(percentages).toEqual([{ code: 'US', minor: 4590 }])
  })

  it.each<[string, FareFilters['taxExemption'], string[]]>([
    ['of a code', { codes: ['GB'], countries: [] }, ['GB']],
    ['of a country', { codes: [], countries: ['GB'] }, ['GB', 'UB']],
    ['of any', { all: true }, ['GB', 'UB']],
    ['of the code of a surcharge, which is no tax', { codes: ['YQ'], countries: [] }, []],
  ])('%s may be exempt', (_name, taxExemption, exempt) => {
    const { taxes } = priced('ADT', undefined, { ...(taxExemption && { taxExemption }) })

    expect(taxes.filter((tax) => tax.exempt).map(({ code, minor }) => [code, minor])).toEqual(
      exempt.map((code) => [code, 0]),
    )
    expect(taxes[0]).toEqual({ code: 'YQ', minor: 800 })
  })
})

describe('fees', () => {
  it.each([
    ['ADT', undefined, []],
    ['ADT', '400000', [{ code: 'OB', minor: 500 }]],
    ['ADT', '510000', [{ code: 'OB', minor: 500 }]],
    ['ADT', '370000', [{ code: 'OB', minor: 900 }]],
    ['CNN', undefined, []],
    ['UNN', undefined, [{ code: 'UM', minor: 9500 }]],
    [
      'UNN',
      '370000',
      [
        { code: 'UM', minor: 9500 },
        { code: 'OB', minor: 900 },
      ],
    ],
  ])('of a passenger %s who pays with the card %s', (ptc, cardIssuer, fees) => {
    expect(priced(ptc, undefined, { ...(cardIssuer && { cardIssuer }) }).fees).toEqual(fees)
  })
})
