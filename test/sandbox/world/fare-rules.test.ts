import { describe, expect, it } from 'vitest'
import { brandsOf } from '../../../lib/sandbox/world/brands.ts'
import { carriers, requireCarrier } from '../../../lib/sandbox/world/carriers.ts'
import { mayFlyDomestic } from '../../../lib/sandbox/world/countries.ts'
import { fareRule } from '../../../lib/sandbox/world/fares/fare-rules.ts'

const british = requireCarrier('BA')
const brands = carriers
  .flatMap(({ index }) => brandsOf(index))
  .filter(({ brand }) => brand.cabin === 'Economy')
const priced = brands.filter(({ brand }) => brand.services.Rebooking === 'Chargeable')
const basic = priced.find(({ level, brand }) => level === 0 && brand.services.Refund === 'Not Offered')
const standard = priced.find(({ level, brand }) => level === 1 && brand.services.Refund === 'Chargeable')
const flexible = brands.find(({ level }) => level === 2)

/** The rule of a brand on an international journey. */
function ruleOf(brand: typeof basic, miles: number, currency = 'USD', minimumStayDays?: number) {
  if (!brand) throw new Error('no such brand')
  const condition = {
    advancePurchaseDays: 0,
    ...(minimumStayDays !== undefined && { minimumStay: { kind: 'days' as const, days: minimumStayDays } }),
  }
  return fareRule(brand, british.code, condition, false, miles, currency)
}

describe('the penalty for a change', () => {
  const fee = (minor: number, currency = 'USD') => ({ permitted: true, fee: { minor, currency } })
  const forbidden = { permitted: false }

  it.each([
    ['basic, to 1,000 miles', basic, 1000, fee(5000), forbidden],
    ['basic, beyond 1,000 miles', basic, 1001, fee(9000), forbidden],
    ['basic, to 3,000 miles', basic, 3000, fee(9000), forbidden],
    ['basic, beyond 3,000 miles', basic, 3001, fee(18_000), forbidden],
    [
      'standard, seven tenths of it, and half as much again once it is flown',
      standard,
      1000,
      fee(3500),
      fee(5300),
    ],
    ['standard, beyond 3,000 miles', standard, 3001, fee(12_600), fee(18_900)],
    ['flexible, none', flexible, 3001, fee(0), fee(0)],
  ])('%s', (_name, brand, miles, beforeDeparture, afterDeparture) => {
    expect(ruleOf(brand, miles).change).toEqual({ beforeDeparture, afterDeparture })
  })

  it('is due in the currency of the journey, in the unit of its fares', () => {
    expect(ruleOf(standard, 3451, 'JPY').change.beforeDeparture).toEqual(fee(18_500, 'JPY'))
    expect(ruleOf(standard, 3451, 'KWD').change.beforeDeparture).toEqual(fee(38_500, 'KWD'))
  })
})

it('a refund is not offered with the basic brand, and costs more than a change with the standard one', () => {
  const forbidden = { permitted: false }

  expect(ruleOf(basic, 3451).refund).toEqual({ beforeDeparture: forbidden, afterDeparture: forbidden })
  expect(ruleOf(standard, 3451).refund.beforeDeparture).toEqual({
    permitted: true,
    fee: { minor: 17_500, currency: 'USD' },
  })
})

it('a fare with a minimum stay has a maximum stay of three months, others of a year', () => {
  expect(ruleOf(basic, 3451, 'USD', 6)).toMatchObject({
    minimumStay: { kind: 'days', days: 6 },
    maximumStayMonths: 3,
  })
  expect(ruleOf(basic, 3451).maximumStayMonths).toBe(12)
})

it.each([
  ['its own country', ['US'], 'US', true],
  ['a territory of its own country', ['US'], 'PR', true],
  ['another country', ['GB'], 'US', false],
  ['any country of the single market, at home in one', ['IE'], 'IT', true],
  ['the single market, at home outside', ['US'], 'IT', false],
  ['outside the single market, at home inside', ['IE'], 'US', false],
])('a carrier sells domestic flights of %s: %s in %s %s', (_name, homes, country, expected) => {
  expect(mayFlyDomestic(homes, country)).toBe(expected)
})
