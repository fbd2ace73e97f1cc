import { expect, it } from 'vitest'
import { offerNameOf } from '../../lib/shopping/offer-name.ts'

const long = `off_1_${'aB3-'.repeat(750)}`

it('an offer is named by its reference, or by a short id where that is long; letter case counts', () => {
  expect(offerNameOf('off_0000AbC')).toBe('off_0000AbC')
  expect(offerNameOf(long).length).toBeLessThan(65)
  expect(offerNameOf(long)).not.toBe(offerNameOf(long.toUpperCase()))
})
