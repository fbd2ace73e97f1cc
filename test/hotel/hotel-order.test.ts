import { describe, expect, it } from 'vitest'
import { guestsOfRooms } from '../../lib/hotel/hotel-order.ts'
import { requireAccepted } from '../../lib/hotel/hotel-terms.ts'
import { dueAtBooking, refundAt, refundsOf, roomTotals } from '../../lib/hotel/room-price.ts'
import { Refusal } from '../../lib/kernel/refusals.ts'
import { aRate, aRoom } from '../support/given.ts'

const none = { price: false, guarantee: false }
const before = { totalMinor: 10_000, currency: 'EUR', guarantee: 'guarantee' as const }

/** Codes of the refusals, the second kind of change included. */
function refusals(
  now: Partial<typeof before> | object,
  accepted: Parameters<typeof requireAccepted>[2],
): string[] {
  try {
    requireAccepted(before, { ...before, ...now }, accepted)
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return [error.code, ...(error.also ?? []).map(({ code }) => code)]
  }
}

describe('a rate that is not as it was reported before', () => {
  const deposit = { guarantee: 'deposit' as const }

  it.each([
    ['is sold as it was', {}, none, []],
    ['is refused when it costs more', { totalMinor: 10_001 }, none, ['hotelPriceChanged']],
    ['is refused when it costs less', { totalMinor: 9999 }, none, ['hotelPriceChanged']],
    ['is sold when price changes are taken', { totalMinor: 99_999 }, { ...none, price: true }, []],
    ['is sold up to the maximum', { totalMinor: 10_500 }, { ...none, price: true, maximumIncrease: 5 }, []],
    [
      'is refused above the maximum',
      { totalMinor: 10_501 },
      { ...none, price: true, maximumIncrease: 5 },
      ['hotelPriceAboveMaximum'],
    ],
    ['is sold cheaper with any maximum', { totalMinor: 1 }, { ...none, price: true, maximumIncrease: 0 }, []],
    [
      'is refused for any maximum when price changes are not accepted',
      { totalMinor: 10_001 },
      { ...none, maximumIncrease: 5 },
      ['hotelPriceChanged'],
    ],
    ['is refused for a deposit', deposit, none, ['hotelDepositRequired']],
    ['is refused for a prepayment', { guarantee: 'prepay' }, none, ['hotelPrepayRequired']],
    ['is sold when guarantee changes are taken', deposit, { ...none, guarantee: true }, []],
    [
      'is refused for both changes at once',
      { ...deposit, totalMinor: 10_001 },
      none,
      ['hotelPriceChanged', 'hotelDepositRequired'],
    ],
    [
      'is refused for the change that is not accepted',
      { ...deposit, totalMinor: 10_001 },
      { ...none, price: true },
      ['hotelDepositRequired'],
    ],
  ] as const)('%s', (_name, now, accepted, expected) => {
    expect(refusals(now, accepted)).toEqual(expected)
  })
})

it.each([
  ['one room is the first traveler’s', [1], 1, [[0]]],
  ['as many rooms as travelers are one for each', [3], 3, [[0, 1, 2]]],
  ['over several offers too', [1, 2], 3, [[0], [1, 2]]],
  ['the rooms of an offer, when only they are as many', [2, 1], 2, [[0, 1], [0]]],
  ['otherwise all are the first traveler’s', [2], 3, [[0, 0]]],
])('%s', (_name, lines, travelers, guests) => {
  expect(guestsOfRooms(lines, travelers)).toEqual(guests)
})

describe('the card is charged at booking', () => {
  const room = aRoom([8000, 9000])

  it.each([
    ['guarantee', 0],
    ['deposit', 8000],
    ['prepay', 19_000],
  ] as const)('%s: %i', (guarantee, minor) => {
    expect(dueAtBooking(aRate({ guarantee }), room)).toEqual({ minor, currency: 'EUR' })
  })
})

it('a deposit of which the supplier tells no amount is not known', () => {
  expect(
    dueAtBooking(aRate({ guarantee: 'deposit' }), { ...aRoom([8000]), depositMinor: undefined }),
  ).toBeUndefined()
})

describe('a cancellation refunds', () => {
  const steps = (...refunds: (readonly [until: number, refundMinor: number])[]) => ({
    ...aRoom([8000]),
    refunds: refunds.map(([until, refundMinor]) => ({ until, refundMinor })),
  })
  const room = steps([100, 10_000], [200, 5000])

  it.each([
    ['before the first moment', 99, 10_000],
    ['from the first moment on', 100, 5000],
    ['after the last moment', 200, 0],
  ])('%s', (_when, now, refundMinor) => {
    expect(refundAt(room, now)).toBe(refundMinor)
  })

  it('nothing where the supplier tells of no refund', () => {
    expect(refundAt(aRoom([8000]), 0)).toBe(0)
  })

  it('for several rooms together what it refunds for each', () => {
    expect(refundsOf([room, steps([150, 3000])])).toEqual([
      { until: 100, refundMinor: 13_000 },
      { until: 150, refundMinor: 8000 },
      { until: 200, refundMinor: 5000 },
    ])
    expect(refundsOf([room, aRoom([8000])])).toBeUndefined()
  })
})

it('a part that is not told of every room has no sum', () => {
  expect(roomTotals([aRoom([8000]), { guests: 1, totalMinor: 700 }])).toEqual({ total: 10_700 })
})

it('a total is base, taxes and fees of all rooms', () => {
  expect(roomTotals([aRoom([8000, 9000]), aRoom([1000])])).toEqual({
    base: 18_000,
    taxes: 3000,
    fees: 1000,
    total: 22_000,
  })
})
