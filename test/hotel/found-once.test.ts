import { expect, it } from 'vitest'
import { foundOnce } from '../../lib/hotel/found-once.ts'
import type { FoundProperty } from '../../lib/suppliers/hotel-aggregator.ts'
import { aRate } from '../support/given.ts'

const rates = { source: 'own', lowestMinor: 8000, currency: 'EUR' } as const
const of = (supplier: string, propertyCode: string, hasRates: boolean): FoundProperty => ({
  property: { ...aRate().property, supplier, key: { chainCode: 'ZQ', propertyCode } },
  ...(hasRates && { rates }),
})
const suppliersOf = (...answers: FoundProperty[][]) =>
  foundOnce(answers).map(({ property }) => `${property.key.propertyCode} ${property.supplier}`)

it('a hotel that several suppliers have is of the preferred one that has rates for it', () => {
  expect(suppliersOf([of('first', 'A', true)], [of('second', 'A', true)])).toEqual(['A first'])
  expect(suppliersOf([of('first', 'A', false)], [of('second', 'A', true)])).toEqual(['A second'])
  expect(suppliersOf([of('first', 'A', false)], [of('second', 'A', false)])).toEqual(['A first'])
})

it('codes that differ by letter case are of two hotels', () => {
  expect(suppliersOf([of('first', 'a', true)], [of('second', 'A', true)])).toEqual(['a first', 'A second'])
})
