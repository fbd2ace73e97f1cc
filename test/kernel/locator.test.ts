import { expect, it } from 'vitest'
import { locatorFrom, reservationIdOf } from '../../lib/kernel/locator.ts'

it('a locator has six characters, begins with a letter, and has none that are taken for others', () => {
  for (let index = 0; index < 2000; index++)
    expect(locatorFrom(`commit-${index}`)).toMatch(/^[A-HJ-NP-Z][2-9A-HJ-NP-Z]{5}$/)
})

it('the same commit gets the same locator, another attempt another one', () => {
  expect(locatorFrom('c')).toBe(locatorFrom('c'))
  expect(locatorFrom('c', 1)).not.toBe(locatorFrom('c'))
})

it('leads to another reservation in another tenant', () => {
  expect(reservationIdOf('a', 'QK7W2M')).not.toBe(reservationIdOf('b', 'QK7W2M'))
  expect(reservationIdOf('a', 'QK7W2M')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})
