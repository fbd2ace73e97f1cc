import { describe, expect, it } from 'vitest'
import { hoursMs } from '../../lib/kernel/instant.ts'
import { couponStatusAt, hasOnlyOpenCoupons, isLive, isVoid } from '../../lib/ticketing/document.ts'
import { voided } from '../../lib/ticketing/document-changes.ts'
import { priceFor, ticketsFor } from '../../lib/ticketing/ticketing.ts'
import {
  aCoupon,
  aFare,
  aFlight,
  anAgency,
  anEmd,
  anItinerary,
  anOffer,
  aPrice,
  aSegment,
  aTicket,
  aTraveler,
  now,
} from '../support/given.ts'

/** An offer with legs of so many segments each, an hour apart. */
function offerOf(...segments: number[]) {
  let count = 0
  const legs = segments.map((length) => ({
    segments: Array.from({ length }, () =>
      aSegment(aFlight(now + hoursMs(24 + 3 * count), { number: `${++count}` })),
    ),
    fare: aFare(),
  }))
  return anOffer('offer', { itinerary: anItinerary({ legs }) })
}

const issue = (
  offer: ReturnType<typeof anOffer>,
  numbers: readonly string[],
  traveler = aTraveler('isolde'),
  travelers = [traveler],
) =>
  ticketsFor({
    commit: { id: 'commit', at: now, agency: anAgency() },
    reservationId: 'reservation',
    locator: 'K7QMZP',
    traveler,
    travelers,
    issueKey: 'issue',
    offer,
    issued: { travelerId: 'isolde', numbers },
    payments: [],
    words: { endorsements: ['CORPORATE'] },
  })

it.each([
  [[1], ['1'], [[1]]],
  [[2, 2], ['1'], [[1, 2, 3, 4]]],
  [
    [3, 2],
    ['1', '2'],
    [[1, 2, 3, 4], [1]],
  ],
  [
    [4, 4],
    ['1', '2'],
    [
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ],
  ],
  [
    [4, 4, 1],
    ['1', '2', '3'],
    [[1, 2, 3, 4], [1, 2, 3, 4], [1]],
  ],
  [[3, 2], ['125-2125439352'], [[1, 2, 3, 4, 5]]],
  [[3, 2], [], [[1, 2, 3, 4, 5]]],
  [[1], ['1', '2'], [[1], []]],
])('legs of %j segments: documents %j with coupons numbered %j', (segments, numbers, coupons) => {
  const tickets = issue(offerOf(...segments), numbers)

  expect(tickets.map((ticket) => ticket.coupons.map(({ number }) => number))).toEqual(coupons)
  const ids = tickets.map(({ id }) => id)
  expect(tickets.flatMap(({ number }) => number ?? [])).toEqual(numbers)
  expect(tickets.map(({ conjunction }) => conjunction)).toEqual(ids.map(() => ids))
  expect(tickets.flatMap((ticket) => ticket.coupons.map(({ flight }) => flight.number))).toEqual(
    Array.from({ length: segments.reduce((sum, length) => sum + length, 0) }, (_, index) => `${index + 1}`),
  )
})

it('a document is known by its 13 digits, otherwise by its issuance and its place in it', () => {
  const idsOf = (...numbers: string[]) => issue(offerOf(5), numbers).map(({ id }) => id)

  expect(idsOf('6182434342565', '125-2125439352')).toEqual(['6182434342565', '1252125439352'])
  expect(idsOf('1', '1')).toEqual(idsOf('22057414583223', '0123456789'))
  expect(new Set(idsOf('1', '1')).size).toBe(2)
  expect(idsOf('1')).toEqual(idsOf())
})

it('a document without coupons, which its supplier listed with the ticket, is live until it is voided', () => {
  const [, listed] = issue(offerOf(1), ['1', '2'])
  if (!listed) throw new Error('two numbers are two documents')
  const after = voided(listed, { kind: 'voided', at: now })

  expect([listed, after].map(isLive)).toEqual([true, false])
  expect([listed, after].map(isVoid)).toEqual([false, true])
})

it('a ticket has the endorsements of the agency first, then those of the fare', () => {
  const offer = anOffer('offer', { itinerary: anItinerary({ endorsements: ['NON-REF'] }) })

  expect(issue(offer, ['1'])[0]?.endorsements).toEqual(['CORPORATE', 'NON-REF'])
})

describe('a traveler pays', () => {
  const passengers = [aPrice('ADT', 1, 30_000), aPrice('CHD', 1, 22_500), aPrice('INF', 1, 3000)]
  const offer = anOffer('offer', { itinerary: anItinerary({ price: { currency: 'GBP', passengers } }) })

  it.each([
    ['ADT', 30_000],
    ['CHD', 22_500],
    ['CNN', 22_500],
    ['INF', 3000],
    ['MIL', 30_000],
    ['INS', undefined],
  ])('%s: what was priced for the type or a like one', (ptc, baseMinor) => {
    expect(priceFor(offer, { id: 'isolde', ptc }, [])).toEqual(
      baseMinor === undefined ? undefined : expect.objectContaining({ baseMinor }),
    )
  })
})

describe('a coupon', () => {
  const flight = aFlight(now)

  it.each([
    ['is open until its flight leaves', 'OpenForUse', -1, 'OpenForUse'],
    ['is lifted from the moment it leaves', 'OpenForUse', 0, 'Lifted/Boarded'],
    ['is lifted until its flight arrives', 'OpenForUse', hoursMs(2) - 1, 'Lifted/Boarded'],
    ['is used from then on', 'OpenForUse', hoursMs(2), 'Used'],
    ['remains void', 'Void', hoursMs(2), 'Void'],
    ['remains refunded', 'Refund', hoursMs(2), 'Refund'],
  ] as const)('%s', (_name, status, after, expected) => {
    expect(couponStatusAt({ status, flight }, now + after)).toBe(expected)
  })

  it('of a service is used from the moment its flight leaves', () => {
    const emd = anEmd('8001', {}, { usedFrom: now })

    expect([-1, 0].map((after) => hasOnlyOpenCoupons(emd, now + after))).toEqual([true, false])
    expect(hasOnlyOpenCoupons(anEmd('8001'), now)).toBe(true)
  })
})

it('a document is void with its last coupon, and live with one that is neither void, exchanged nor refunded', () => {
  const statuses = ['OpenForUse', 'Void', 'Exchanged', 'Refund', 'Used'] as const
  const ticket = (...of: (typeof statuses)[number][]) =>
    aTicket('1', { coupons: of.map((status) => aCoupon({ status })) })

  expect([ticket('Void', 'Void'), ticket('Void', 'OpenForUse')].map(isVoid)).toEqual([true, false])
  expect(statuses.map((status) => isLive(ticket(status, 'Void')))).toEqual([true, false, false, false, true])
})
