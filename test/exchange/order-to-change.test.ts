import { describe, expect, it } from 'vitest'
import { changesOf, requireOfferToChange } from '../../lib/exchange/order-to-change.ts'
import { withFlightChange } from '../../lib/exchange/stage-change.ts'
import { openWorkbench } from '../../lib/workbench/workbench.ts'
import {
  anAgency,
  anItinerary,
  anOffer,
  heldBooking,
  now,
  refusalOf,
  ticketedBooking,
} from '../support/given.ts'

const ndc = anItinerary({ source: 'NDC', capabilities: ['hold'] })
const ticketed = anOffer('ticketed', { booking: ticketedBooking })
const another = anOffer('another', { booking: ticketedBooking })

describe('the offer to change', () => {
  it('is the only one, or the one that is named', () => {
    expect(requireOfferToChange({ offers: [ticketed] }, [], 'GDS')).toBe(ticketed)
    expect(requireOfferToChange({ offers: [another, ticketed] }, ['ref ticketed'], 'GDS')).toBe(ticketed)
  })

  it('is the booked one where a change of it is staged, by the names of either', () => {
    const change = {
      itinerary: anItinerary(),
      terms: { currency: 'GBP', travelers: [], feeCollection: 'EMD', residualMethod: 'EMD' } as const,
      expiresAt: now,
    }
    const workbench = { ...openWorkbench('wb', now), offers: [ticketed] }
    const staging = {
      id: 'new',
      replaced: ticketed,
      change,
      kind: 'exchange' as const,
      addedAt: now,
      documentIds: [],
    }
    const staged = withFlightChange(workbench, staging, anAgency())

    for (const names of [[], ['new'], ['ticketed'], ['ref ticketed']])
      expect(requireOfferToChange(staged, names, 'GDS')).toEqual(ticketed)
  })

  it.each([
    ['no offer', [], [], 'offerMissing'],
    ['several offers and no name', [ticketed, another], [], 'offerOrProductUnknown'],
    ['an unknown name', [ticketed], ['offer_9'], 'offerOrProductUnknown'],
    ['other content', [anOffer('ndc', { itinerary: ndc, booking: heldBooking })], [], 'changeOfOtherContent'],
    ['an offer without tickets', [anOffer('held', { booking: heldBooking })], [], 'reservationNotTicketed'],
  ])('is refused with %s', (_, offers, names, code) => {
    expect(refusalOf(() => requireOfferToChange({ offers }, names, 'GDS'))).toBe(code)
  })

  it('of NDC may be held, but not new', () => {
    const held = anOffer('held', { itinerary: ndc, booking: heldBooking })

    expect(requireOfferToChange({ offers: [held] }, [], 'NDC')).toBe(held)
    expect(
      refusalOf(() => requireOfferToChange({ offers: [anOffer('new', { itinerary: ndc })] }, [], 'NDC')),
    ).toBe('changeNotPermitted')
  })
})

it('a carrier that does not change orders, or a host without changes, refuses every change', () => {
  const changes = { find: async () => [], price: () => Promise.reject(new Error('not asked')) }
  const host = { source: 'GDS', supplier: 'sandbox-gds' } as const
  const serving = (one: typeof host & { changes?: typeof changes }) => ({
    airHosts: [{ host: one, searchMs: 1 }],
  })
  const without = anOffer('without', { itinerary: anItinerary({ capabilities: ['hold'] }) })

  expect(changesOf(ticketed, serving({ ...host, changes }))).toBe(changes)
  expect(refusalOf(() => changesOf(ticketed, serving(host)))).toBe('changeNotPermitted')
  expect(refusalOf(() => changesOf(without, serving({ ...host, changes })))).toBe('changeNotPermitted')
})
