import { expect, it } from 'vitest'
import { offerNameOf } from '../../lib/shopping/offer-name.ts'
import type { SearchDigest } from '../../lib/shopping/search-digest.ts'
import { joinSearch, splitSearch } from '../../lib/shopping/stored-search.ts'
import { now } from '../support/given.ts'

const digest: SearchDigest = {
  id: 'search',
  at: now,
  expiresAt: now + 1,
  order: {
    representation: 'Journey',
    sections: [],
    sortByPrice: true,
    isCached: true,
    page: 10,
    view: { taxBreakdown: false, fareCalculation: false, penalties: false, co2: false },
  },
  legs: [0],
  flights: [],
  suppliers: ['one'],
  groups: [],
  pages: [],
}

const refOf = (index: number): string => `off_${index}_${'aB3-'.repeat(750)}`
const withRefs = (groups: number): SearchDigest => {
  const group = { brands: [['BASIC'], ['FLEX']], legs: [] }
  return {
    ...digest,
    groups: [
      group,
      ...Array.from({ length: groups }, (_, index) => ({ ...group, r: [refOf(index), refOf(-index)] })),
    ],
  }
}

it.each([0, 3, 24, 25, 200])('the references of %i groups of two fares come back as they were', (groups) => {
  const search = withRefs(groups)
  const { item, refs } = splitSearch(search)
  const stored = JSON.parse(JSON.stringify({ item, refs }))

  expect(joinSearch(stored.item, stored.refs)).toEqual(search)
  for (const part of [stored.item, ...stored.refs]) expect(JSON.stringify(part).length).toBeLessThan(250_000)
})

it('an offer is named by its reference, or by a short id where that is long; letter case counts', () => {
  expect(offerNameOf('off_0000AbC')).toBe('off_0000AbC')
  expect(offerNameOf(refOf(1)).length).toBeLessThan(65)
  expect(offerNameOf(refOf(1))).not.toBe(offerNameOf(refOf(1).toUpperCase()))
})
