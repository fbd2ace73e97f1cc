import { describe, expect, it } from 'vitest'
import {
  requireCommission,
  requireOriginDestinations,
  requirePriced,
  requireRoomFor,
  requireTicketing,
} from '../../lib/workbench/content-rules.ts'
import { anAgency, anItinerary, anOffer, refusalOf } from '../support/given.ts'

const gds = anOffer('gds')
const ndc = anOffer('ndc', { itinerary: anItinerary({ source: 'NDC' }) })

describe('a commission in per cent', () => {
  const five = { percent: 5 }
  const amount = { minor: 500, currency: 'GBP' }

  it.each([
    ['is required for every traveler', 'GDS', 'BG', [five, undefined], 'commissionRequired'],
    ['is required for the first one too', 'GDS', 'BG', [undefined, five], 'commissionRequired'],
    ['is no fixed amount', 'GDS', 'BG', [{ amount }], 'commissionRequired'],
    ['suffices when everyone has one', 'GDS', 'BG', [five, { percent: 0 }], undefined],
    ['is not required by other carriers', 'GDS', 'BA', [undefined], undefined],
    ['is not required for NDC', 'NDC', 'BG', [undefined], undefined],
  ] as const)('%s', (_name, source, validatingCarrier, commissions, refusal) => {
    const itinerary = anItinerary({ source, validatingCarrier })

    expect(refusalOf(() => requireCommission(itinerary, commissions))).toBe(refusal)
  })
})

it.each([
  [['GDS'], 6, undefined],
  [['GDS'], 7, 'tooManyLegs'],
  [['NDC'], 3, undefined],
  [['NDC'], 4, 'tooManyLegs'],
  [['GDS', 'NDC'], 6, undefined],
  [['NDC', 'GDS'], 7, 'tooManyLegs'],
  [[], 9, undefined],
] as const)('a search of %j content with %i O&Ds: %s', (sources, count, refusal) => {
  expect(refusalOf(() => requireOriginDestinations(sources, count))).toBe(refusal)
})

it.each([
  ['a first offer', [], gds, {}, undefined],
  ['a second GDS offer without the provision', [gds], gds, {}, 'severalOffersNotActivated'],
  ['a second GDS offer', [gds], gds, { severalGdsOffers: true }, undefined],
  ['a third GDS offer', [gds, gds], gds, { severalGdsOffers: true }, undefined],
  ['a second NDC offer', [ndc], ndc, { severalGdsOffers: true }, 'secondNdcOffer'],
  ['NDC after GDS', [gds], ndc, { severalGdsOffers: true }, 'contentMixed'],
  ['GDS after NDC', [ndc], gds, { severalGdsOffers: true }, 'contentMixed'],
])('a reservation with room for %s', (_name, held, added, provision, refusal) => {
  expect(refusalOf(() => requireRoomFor(held, added, anAgency(provision)))).toBe(refusal)
})

it.each([
  [['priceFirst'], false, 'priceFirst'],
  [['priceFirst'], true, undefined],
  [['hold'], false, undefined],
] as const)('an offer with the capabilities %s, priced %s: %s', (capabilities, isPriced, refusal) => {
  expect(refusalOf(() => requirePriced(anItinerary({ capabilities }), isPriced))).toBe(refusal)
})

it.each([
  ['GDS', undefined, undefined],
  ['GDS', true, undefined],
  ['GDS', false, 'ticketingNotAuthorised'],
  ['NDC', false, undefined],
] as const)('%s tickets of an office that issues them: %s', (source, issuesTickets, refusal) => {
  const agency = issuesTickets === undefined ? anAgency() : anAgency({ issuesTickets })

  expect(refusalOf(() => requireTicketing({ source }, agency))).toBe(refusal)
})
