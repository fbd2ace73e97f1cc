import { expect, it } from 'vitest'
import { hoursMs, minutesMs } from '../../../lib/kernel/instant.ts'
import { guaranteedUntil, ticketingTimeLimit } from '../../../lib/sandbox/gds/time-limits.ts'
import { aFare, anAgency, now } from '../../support/given.ts'

const { rule } = aFare()
const early = { ...rule, advancePurchaseDays: 7 }
const earlier = { ...rule, advancePurchaseDays: 14 }
const departsAt = now + hoursMs(1000)

it.each([
  ['for a day', [rule], '2027-04-12', departsAt, '2027-03-02T10:00:00Z'],
  [
    'until the last minute of the advance purchase of its fare',
    [early],
    '2027-03-08',
    departsAt,
    '2027-03-01T23:59:00Z',
  ],
  ['until the earliest one of its fares', [early, earlier], '2027-03-15', departsAt, '2027-03-01T23:59:00Z'],
  [
    'for a day, when the advance purchase ends later',
    [early],
    '2027-03-09',
    departsAt,
    '2027-03-02T10:00:00Z',
  ],
  ['until an hour before departure', [rule], '2027-03-01', now + hoursMs(5), '2027-03-01T14:00:00Z'],
])('a booking may stay unpaid %s', (_name, rules, departureDate, departure, until) => {
  const limits = { pointOfSale: anAgency(), rules, departureDate, departsAt: departure }

  expect(new Date(ticketingTimeLimit(limits, now))).toEqual(new Date(until))
})

it.each([
  ['Europe/London', '2027-03-01T23:59:00Z'],
  ['Asia/Tokyo', '2027-03-01T14:59:00Z'],
  ['America/New_York', '2027-03-02T04:59:00Z'],
])('a price stands until the last minute of the day in %s', (zone, until) => {
  expect(new Date(guaranteedUntil(anAgency({ zone }), now))).toEqual(new Date(until))
})

it('a price of the last minute is valid no longer than that', () => {
  const lastMinute = Date.parse('2027-03-01T23:58:30Z')

  expect(guaranteedUntil(anAgency(), lastMinute) - lastMinute).toBe(minutesMs(0.5))
})
