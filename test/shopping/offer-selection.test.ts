import { describe, expect, it } from 'vitest'
import type { ContentSource } from '../../lib/kernel/flight.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { type PickedOffer, selectOffers, selectUpsells } from '../../lib/shopping/offer-selection.ts'
import type { SearchDigest } from '../../lib/shopping/search-digest.ts'
import { leg, shopping } from '../sandbox/world/journeys.ts'
import { now } from '../support/given.ts'

const legs = [leg('LHR-JFK', '2027-05-11'), leg('JFK-LHR', '2027-05-18')]
const section = (source: ContentSource) => ({ source, request: shopping(legs) })
/** Two brands of one flight each way. */
const fares = {
  brands: [
    ['BASIC', 'BASIC'],
    ['FLEX', 'FLEX'],
  ],
  legs: [[{ f: [0], c: [['L'], ['B']] }], [{ f: [1], c: [['M'], ['H']] }]],
}

/** A round trip as a GDS sells it and as BA itself does. */
const digest: SearchDigest = {
  id: 'search',
  at: now,
  expiresAt: now + 1,
  order: {
    representation: 'Journey',
    sections: [section('GDS'), section('NDC')],
    sortByPrice: true,
    isCached: true,
    page: 10,
    view: { taxBreakdown: false, fareCalculation: false, penalties: false, bagFees: true, co2: false },
  },
  legs: [0, 1],
  flights: [
    ['BA', '178', 'LHR', 'JFK', '2027-05-11'],
    ['BA', '179', 'JFK', 'LHR', '2027-05-18'],
  ],
  suppliers: ['sandbox-gds', 'sandbox-ndc'],
  groups: [fares, { ...fares, x: 1, h: 1, v: 'BA', r: ['basic', 'flex'] }],
  pages: [2],
}

const pick = (offerId: string, productId?: string): PickedOffer => ({ offerId, productId })
const [out, back] = [pick('o1', 'p0'), pick('o2', 'p2')]
const [ndcOut, ndcBack] = [pick('BA_CPO0', 'BAp0'), pick('BA_CPO1', 'BAp2')]

/** Classes and brands that were selected, by leg; why nothing was. */
function selected(...picks: PickedOffer[]) {
  try {
    const { source, request } = selectOffers(digest, picks)
    return [source, ...request.legs.map(({ brand, flights }) => `${flights[0]?.bookingClass} ${brand}`)]
  } catch (error) {
    return error instanceof Refusal ? error.code : error
  }
}

describe('offers that a client picked from a search', () => {
  it.each([
    ['both of the GDS', [out, back], ['GDS', 'L BASIC', 'M BASIC']],
    ['in the order of the legs, however they were named', [back, out], ['GDS', 'L BASIC', 'M BASIC']],
    ['of two brands of the GDS', [out, pick('o2', 'p3')], ['GDS', 'L BASIC', 'H FLEX']],
    ['without a product, the first one', [pick('o1'), pick('o2')], ['GDS', 'L BASIC', 'M BASIC']],
    ['of the carrier', [ndcOut, ndcBack], ['NDC', 'L BASIC', 'M BASIC']],
    ['of two offers of the carrier', [ndcOut, pick('BA_CPO1', 'BAp3')], 'offersDoNotCombine'],
    ['of the carrier and the GDS', [ndcOut, back], 'offersDoNotCombine'],
    ['of the GDS and the carrier', [out, ndcBack], 'offersDoNotCombine'],
    ['twice for one leg', [out, pick('o1', 'p1')], 'offerNotInSearch'],
    ['of an offer that was not given out', [out, pick('o3')], 'offerNotInSearch'],
    ['of a product of the other leg', [out, pick('o2', 'p0')], 'offerNotInSearch'],
    ['none', [], 'offerNotInSearch'],
  ])('%s', (_name, picks, expected) => {
    expect(selected(...picks)).toEqual(expected)
  })
})

it('upsells are the brands above the one that was picked, on all legs', () => {
  const brandsOf = (...picks: PickedOffer[]) =>
    selectUpsells(digest, picks).map(({ request }) => request.legs.map(({ brand }) => brand))

  expect(brandsOf(out, back)).toEqual([['FLEX', 'FLEX']])
  expect(brandsOf(pick('o1', 'p1'), pick('o2', 'p3'))).toEqual([])
  expect(brandsOf(out, pick('o2', 'p3'))).toEqual([])
})
