import { describe, expect, it } from 'vitest'
import { filedReminder, type Reminder } from '../../lib/reservation/reminder.ts'
import { asOf, sortReceipts } from '../../lib/reservation/reservation.ts'
import {
  anAncillary,
  anItinerary,
  anOffer,
  aReservation,
  heldBooking,
  now,
  ticketedBooking,
} from '../support/given.ts'

const limited = (ticketingTimeLimit: number) => anItinerary({ ticketingTimeLimit })

describe('an offer that is not paid for by its time limit', () => {
  const expired = anOffer('late', { booking: heldBooking, itinerary: limited(now) })
  const reservation = aReservation({
    offers: [
      expired,
      anOffer('in time', { booking: heldBooking, itinerary: limited(now + 1) }),
      anOffer('paid', { booking: ticketedBooking, itinerary: limited(now - 1) }),
      anOffer('unsold', { itinerary: limited(now - 1) }),
    ],
    ancillaries: [anAncillary('bag', { parentId: 'late' }), anAncillary('meal', { parentId: 'paid' })],
  })

  it('is expired from that moment, with its services', () => {
    const after = asOf(reservation, now)

    expect(asOf(reservation, now - 1)).toBe(reservation)
    expect(after.offers.map(({ id }) => id)).toEqual(['in time', 'paid', 'unsold'])
    expect(after.ancillaries?.map(({ id }) => id)).toEqual(['meal'])
    expect(after.holdsToRelease?.map(({ id, saleKey }) => [id, saleKey])).toEqual([['late', 'sale']])
    expect(after.expiredAncillaries?.map(({ id, parent }) => [id, parent.id])).toEqual([['bag', 'late']])
  })

  it('leaves a receipt and an event of the moment of the limit, however late they are read', () => {
    const after = asOf(reservation, now)

    expect(after.receipts).toMatchObject([
      {
        kind: 'cancellation',
        ref: 'receipt_1',
        at: now,
        offerRefs: ['ref late', 'ref bag'],
        expiredFlights: [1],
      },
    ])
    expect(after.events).toEqual([{ at: now, kind: 'expired' }])
    expect(asOf(after, now)).toBe(after)
  })

  it('comes after those whose limits passed before', () => {
    const offers = [expired, anOffer('first', { booking: heldBooking, itinerary: limited(now - 5) })]

    expect(asOf(aReservation({ offers }), now).events.map(({ at }) => at)).toEqual([now - 5, now])
  })
})

describe('the reminder of a reservation', () => {
  const item = (id: string, from: number) => ({ id, pcc: '7N4Q', number: 67, from })
  const held: Reminder = {
    date: '2027-03-10',
    commitId: 'before',
    items: [item('past', now - 1), item('present', now), item('to come', now + 1)],
    replaced: [],
  }
  const filed = (flags: object) => filedReminder({ id: 'commit', at: now, ...flags }, held)
  const from = now + 1000

  it('is kept when a commit does not name it', () => {
    expect(filed({})).toBe(held)
  })

  it('is replaced by a new date, except items that are visible to agents already', () => {
    const after = filed({ notificationDate: '2027-03-20', queues: [{ pcc: '7N4Q', number: 40, from }] })

    expect(after).toMatchObject({ date: '2027-03-20', commitId: 'commit', items: [{ number: 40, from }] })
    expect(after?.replaced.map(({ id }) => id)).toEqual(['to come'])
  })

  it('is for the queues of the one that it replaces when it names none', () => {
    const unnamed = [{ pcc: '7N4Q', number: 1, isUnnamed: true, from }]

    expect(filed({ notificationDate: '2027-03-20', queues: unnamed })?.items).toMatchObject([
      { number: 67, from },
    ])
  })

  it('is taken off by an empty date', () => {
    expect(filed({ notificationDate: '' })).toEqual({
      commitId: 'commit',
      items: [],
      replaced: [item('to come', now + 1)],
    })
  })
})

it('receipts: the record first, suppliers, payments, cancellations, each by their time', () => {
  const receipt = (ref: string, at: number, kind: 'record' | 'supplier' | 'cancellation') => ({
    id: ref,
    ref,
    at,
    locator: 'K7QMZP',
    ...(kind === 'supplier'
      ? { kind, carrier: 'BA', offerRefs: [] }
      : kind === 'record'
        ? { kind }
        : { kind, offerRefs: [] }),
  })
  const payment = {
    id: 'p',
    ref: 'p',
    at: 1,
    kind: 'payment' as const,
    paymentRef: '',
    offerRefs: [],
    documentIds: [],
  }
  const receipts = [
    receipt('gone', 0, 'cancellation'),
    payment,
    receipt('second', 3, 'supplier'),
    receipt('first', 2, 'supplier'),
    receipt('record', 9, 'record'),
  ]

  expect(sortReceipts(receipts).map(({ ref }) => ref)).toEqual(['record', 'first', 'second', 'p', 'gone'])
})
