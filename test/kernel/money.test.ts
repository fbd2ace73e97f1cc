import currencies from 'currency-codes'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  addMoney,
  decimalsOf,
  formatMoney,
  fromDecimal,
  sumMoney,
  toDecimal,
} from '../../lib/kernel/money.ts'

it('knows the minor unit of every currency of ISO 4217 that money is paid in', () => {
  // Metals, funds and testing codes have no minor unit; the package gives them none either.
  for (const { code, digits } of currencies.data) {
    if (/^X/.test(code) && !['XAF', 'XOF', 'XPF', 'XCD', 'XCG'].includes(code)) continue
    expect([code, decimalsOf(code)]).toEqual([code, digits])
  }
})

it('an amount survives the way to the wire and back, in currencies of 0, 2 and 3 decimals', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.constantFrom('JPY', 'EUR', 'KWD', 'CLF'),
      (minor, currency) => {
        expect(fromDecimal(toDecimal({ minor, currency }), currency)).toEqual({
          minor: minor === 0 ? 0 : minor,
          currency,
        })
      },
    ),
  )
})

it('rounds half a minor unit up', () => {
  expect(fromDecimal(1.005, 'EUR').minor).toBe(101)
  expect(fromDecimal(0.5, 'JPY').minor).toBe(1)
})

it('never adds different currencies', () => {
  expect(() => addMoney({ minor: 1, currency: 'EUR' }, { minor: 1, currency: 'USD' })).toThrow(RangeError)
  expect(sumMoney([], 'EUR')).toEqual({ minor: 0, currency: 'EUR' })
})

it('prints amounts with their decimals', () => {
  expect(formatMoney({ minor: 31840, currency: 'EUR' })).toBe('318.40 EUR')
  expect(formatMoney({ minor: 500, currency: 'JPY' })).toBe('500 JPY')
})
