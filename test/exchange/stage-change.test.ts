import { expect, it } from 'vitest'
import type { FlightChange } from '../../lib/exchange/flight-change.ts'
import { type ChangeToStage, stagedChange, withFlightChange } from '../../lib/exchange/stage-change.ts'
import type { Flight } from '../../lib/kernel/flight.ts'
import { daysMs } from '../../lib/kernel/instant.ts'
import type { PricedItinerary } from '../../lib/pricing/fare.ts'
import { nothingAdded } from '../../lib/workbench/added-counts.ts'
import type { OpenWorkbench } from '../../lib/workbench/workbench.ts'
import { openWorkbench } from '../../lib/workbench/workbench.ts'
import { withoutOffers } from '../../lib/workbench/workbench-offers.ts'
import {
  aFare,
  aFlight,
  anAgency,
  anAncillary,
  anItinerary,
  anOffer,
  aPayment,
  aSegment,
  aTraveler,
  now,
  refusalOf,
  ticketedBooking,
} from '../support/given.ts'

const departure = Date.parse('2027-05-11T09:00:00Z')
const out = aFlight(departure)
const back = aFlight(departure + daysMs(7), { number: '179' })
const laterBack = aFlight(departure + daysMs(9), { number: '177' })

const journey = (...flights: readonly Flight[]): PricedItinerary =>
  anItinerary({ legs: flights.map((flight) => ({ segments: [aSegment(flight)], fare: aFare() })) })

const changeTo = (itinerary: PricedItinerary): FlightChange => ({
  itinerary,
  terms: { currency: 'GBP', travelers: [], feeCollection: 'EMD', residualMethod: 'EMD' },
  expiresAt: now + 1,
  ref: 'host reference',
})

const booked = anOffer('offer', { itinerary: journey(out, back), booking: ticketedBooking })
const another = anOffer('another', { booking: ticketedBooking })

/** A reservation with two offers; the one to change has a bag each way, a seat with an EMD and wheelchairs. */
const workbench = (other: Partial<OpenWorkbench> = {}): OpenWorkbench => ({
  ...openWorkbench('wb', now),
  offers: [booked, another],
  travelers: [aTraveler('isolde')],
  ancillaries: [
    anAncillary('bag out', { flights: [out] }),
    anAncillary('seat back', { flights: [back], booking: { status: 'issued', saleKey: 'sale' } }),
    anAncillary('bag of another', { parentId: 'another', flights: [out] }),
  ],
  details: {
    services: [
      service('all flights'),
      service('back', { segments: [2] }),
      service('way back', { productRefs: ['product_2'] }),
      service('out', { productRefs: ['product_1'], segments: [1] }),
    ],
    contacts: [{ id: 'contact', ref: 'contact', wire: {} }],
    added: { services: 4, contacts: 1 },
  },
  added: { ...nothingAdded, offers: 7, products: 2, flights: 2, travelers: 1 },
  ...other,
})

const service = (id: string, about: { segments?: number[]; productRefs?: string[] } = {}) => ({
  id,
  ref: id,
  code: 'WCHR',
  wire: {},
  associations: [{ offerId: 'offer', ...about }],
})

const agency = anAgency({ severalGdsOffers: true })
const staging = (itinerary: PricedItinerary, other: Partial<ChangeToStage> = {}): ChangeToStage => ({
  id: 'new offer',
  replaced: booked,
  change: changeTo(itinerary),
  kind: 'exchange',
  addedAt: now,
  documentIds: ['0012400000011'],
  ...other,
})

const ids = (list: readonly { readonly id: string }[] | undefined) => (list ?? []).map(({ id }) => id)

it('stages a changed offer in the place of the former one, which it keeps', () => {
  const changed = withFlightChange(workbench(), staging(journey(out, laterBack)), agency)

  expect(ids(changed.offers)).toEqual(['new offer', 'another'])
  expect(changed.added.offers).toBe(8)
  expect(stagedChange(changed)).toMatchObject({
    ref: 'offer_8',
    pointOfSale: booked.pointOfSale,
    booking: {
      status: 'added',
      change: {
        kind: 'exchange',
        replaced: { id: 'offer', booking: { status: 'ticketed' } },
        documentIds: ['0012400000011'],
        expiresAt: now + 1,
        ref: 'host reference',
      },
    },
  })
})

it('moves ancillaries with their flights, and takes out those of other flights although they have an EMD', () => {
  const changed = withFlightChange(workbench(), staging(journey(laterBack, out)), agency)

  expect(changed.ancillaries).toMatchObject([
    { id: 'bag out', parentId: 'new offer' },
    { id: 'bag of another', parentId: 'another' },
  ])
})

it('gives details the numbers that their flights have now, and removes services of other flights', () => {
  const changed = withFlightChange(workbench(), staging(journey(laterBack, out)), agency)

  expect(changed.details?.services).toMatchObject([
    { id: 'all flights', associations: [{ offerId: 'new offer' }] },
    { id: 'out', associations: [{ offerId: 'new offer', productRefs: ['product_2'], segments: [2] }] },
  ])
  expect(ids(changed.details?.contacts)).toEqual(['contact'])
})

it('takes out payments that were only for what is taken out', () => {
  const payments = [
    aPayment('of the former offer', 1, { offerIds: ['offer'] }),
    aPayment('of another', 1, { offerIds: ['another', 'seat back'] }),
    aPayment('settled', 1, { offerIds: ['offer'], settled: {} }),
  ]

  const changed = withFlightChange(workbench({ payments }), staging(journey(out, laterBack)), agency)

  expect(ids(changed.payments)).toEqual(['of another', 'settled'])
})

it('replaces a change that was staged before, of the same offer', () => {
  const first = withFlightChange(workbench(), staging(journey(laterBack)), agency)
  const [staged] = first.offers
  if (!staged) throw new Error('nothing was staged')

  const second = withFlightChange(
    first,
    staging(journey(out, laterBack), { id: 'second', replaced: staged }),
    agency,
  )

  expect(second).toEqual({
    ...withFlightChange(workbench(), staging(journey(out, laterBack), { id: 'second' }), agency),
    added: { ...second.added, offers: 9 },
    offers: [{ ...second.offers[0], ref: 'offer_9' }, another],
  })
  expect(stagedChange(second)?.booking.change.replaced).toEqual(booked)
})

it('drops a change that was staged before, of another offer', () => {
  const first = withFlightChange(workbench(), staging(journey(laterBack)), agency)

  const second = withFlightChange(
    first,
    staging(journey(laterBack), { id: 'second', replaced: another, documentIds: [] }),
    agency,
  )

  expect(ids(second.offers)).toEqual(['offer', 'second'])
  expect(ids(second.ancillaries)).toEqual(['bag out', 'seat back'])
})

it('restores the former offer with all that belonged to it when the change is dropped', () => {
  const opened = workbench()
  const changed = withFlightChange(opened, staging(journey(laterBack)), agency)

  const dropped = withoutOffers(changed, ['new offer'])

  expect(dropped).toEqual({
    ...opened,
    ancillaries: expect.arrayContaining([...(opened.ancillaries ?? [])]),
    details: { ...opened.details, services: expect.arrayContaining([...(opened.details?.services ?? [])]) },
    added: { ...changed.added, offers: 8 },
  })
})

it('takes out what was added to the changed offer when the change is dropped', () => {
  const changed = withFlightChange(workbench(), staging(journey(out, laterBack)), agency)
  const added = {
    ...changed,
    payments: [aPayment('of the change', 1, { offerIds: ['new offer'] })],
    ancillaries: [...(changed.ancillaries ?? []), anAncillary('late bag', { parentId: 'new offer' })],
  }

  const dropped = withoutOffers(added, ['offer_8'])

  expect(ids(dropped.ancillaries).sort()).toEqual(['bag of another', 'bag out', 'seat back'])
  expect(dropped.payments).toEqual([])
})

it('keeps identifier and reference of an offer that is only priced again', () => {
  const repriced = withFlightChange(
    workbench(),
    staging(journey(out, back), { id: 'offer', kind: 'reprice', documentIds: [] }),
    agency,
  )

  expect(stagedChange(repriced)).toMatchObject({ id: 'offer', ref: 'ref offer' })
  expect(repriced.added.offers).toBe(7)
  expect(ids(repriced.ancillaries)).toEqual(['bag out', 'seat back', 'bag of another'])
  expect(withoutOffers(repriced, ['offer']).offers).toEqual([booked, another])
})

it('adds an offer again that had expired, and takes it out when that is dropped', () => {
  const expired = workbench({
    offers: [],
    ancillaries: [],
    base: { reservationId: 'reservation', locator: 'K7QMZP', revision: 0, isExpired: true },
  })

  const revived = withFlightChange(
    expired,
    staging(journey(out, back), { id: 'offer', kind: 'reprice', documentIds: [] }),
    agency,
  )

  expect(ids(revived.offers)).toEqual(['offer'])
  expect(withoutOffers(revived, ['offer']).offers).toEqual([])
})

it('refuses more flights than a reservation holds', () => {
  const flights = Array.from({ length: 16 }, (_, index) => aFlight(departure + daysMs(index)))

  expect(refusalOf(() => withFlightChange(workbench(), staging(journey(...flights)), agency))).toBe(
    'tooManySegments',
  )
})
