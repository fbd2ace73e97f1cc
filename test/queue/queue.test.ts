import { describe, expect, it } from 'vitest'
import { daysMs } from '../../lib/kernel/instant.ts'
import type { QueueItem } from '../../lib/queue/queue.ts'
import { assignedQueues, queueDate, requireOffice, waitingOn } from '../../lib/queue/queue.ts'
import { anAgency, now, refusalOf } from '../support/given.ts'

describe('something that is put on a queue for a date appears there', () => {
  it.each([
    ['as the day begins at the office', '2027-03-20', 'America/New_York', '2027-03-20T04:00:00Z'],
    ['at a local time', '2027-03-20T09:30', 'America/New_York', '2027-03-20T13:30:00Z'],
    ['at a time of another zone', '2027-03-20T09:30:15+05:30', 'America/New_York', '2027-03-20T04:00:15Z'],
    ['at a time in UTC', '2027-03-20 09:30Z', 'America/New_York', '2027-03-20T09:30:00Z'],
    ['at once, when the date is over', '2027-02-20', 'Europe/London', '2027-03-01T10:00:00Z'],
    ['at once, when the day has begun', '2027-03-01', 'Europe/London', '2027-03-01T10:00:00Z'],
    ['at most 361 days ahead', '2028-02-25T10:00:00', 'Europe/London', '2028-02-25T10:00:00Z'],
  ])('%s', (_name, text, zone, at) => {
    expect(new Date(queueDate(text, anAgency({ zone }), now))).toEqual(new Date(at))
  })

  it.each([
    ['2028-02-25T10:00:01', 'queueDateTooFar'],
    ['2027-02-29', 'dateInvalid'],
    ['2027-03-20T24:00', 'dateInvalid'],
    ['2027-03-20T09', 'dateInvalid'],
    ['2027-03-20T09:30+99:00', 'dateInvalid'],
    ['tomorrow', 'dateInvalid'],
  ])('but not on %s', (text, refusal) => {
    expect(refusalOf(() => queueDate(text, anAgency(), now))).toBe(refusal)
  })
})

describe('a queue shows', () => {
  const item = (id: string, from: number, other: Partial<QueueItem> = {}): QueueItem => ({
    pcc: '7N4Q',
    number: 67,
    id,
    reservationId: 'reservation',
    locator: 'K7QMZP',
    bookedAt: now,
    placedAt: now,
    from,
    ...other,
  })
  const idsOn = (items: readonly QueueItem[], wanted = {}) =>
    waitingOn(items, wanted, now).map(({ id }) => id)

  it('what waits longest first, then what was placed first', () => {
    expect(idsOn([item('c', now, { placedAt: now + 1 }), item('b', now), item('a', now - 1)])).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  it('an item from its moment on, for 90 days', () => {
    const items = [item('later', now + 1), item('old', now - daysMs(90) + 1), item('gone', now - daysMs(90))]

    expect(idsOn([...items, item('now', now)])).toEqual(['old', 'now'])
  })

  it('an item of the queue that lapsed holds are placed on for 14 days', () => {
    const { cancelledSegments: number } = assignedQueues
    const items = [item('old', now - daysMs(14) + 1, { number }), item('gone', now - daysMs(14), { number })]

    expect(idsOn(items)).toEqual(['old'])
  })

  it('every category unless one is requested', () => {
    const items = [
      item('plain', now),
      item('one', now, { category: 'A1' }),
      item('two', now, { category: 'B' }),
    ]

    expect(idsOn(items)).toEqual(['one', 'plain', 'two'])
    expect(idsOn(items, { category: 'A1' })).toEqual(['one'])
  })
})

it.each([
  [undefined, '7N4Q'],
  ['8K2M', '8K2M'],
  ['8k2m_1G', '8K2M'],
])('the office %s is %s', (named, pcc) => {
  const desk = { agency: anAgency(), offices: [anAgency(), anAgency({ pcc: '8K2M' })], now }

  expect(requireOffice(named, desk).pcc).toBe(pcc)
  expect(refusalOf(() => requireOffice('XXXX', desk))).toBe('queuePccNotAllowed')
})
