import { describe, expect, it } from 'vitest'
import { hoursMs } from '../../../lib/kernel/instant.ts'
import { timeLimitAfterVoid, voidDeadline } from '../../../lib/sandbox/gds/selling/void-terms.ts'
import { aFare, aFlight, anItinerary, aSegment, now } from '../../support/given.ts'

describe('documents can be voided until the end of the day of issue', () => {
  it.each([
    ['GB', 'Europe/London', '2027-03-01T10:00:00Z', '2027-03-02T00:00:00Z'],
    ['DE', 'Europe/Berlin', '2027-03-01T22:59:00Z', '2027-03-01T23:00:00Z'],
    ['DE', 'Europe/Berlin', '2027-03-01T23:00:00Z', '2027-03-02T23:00:00Z'],
    ['DE', 'Europe/Berlin', '2027-03-28T10:00:00Z', '2027-03-28T22:00:00Z'],
    ['US', 'America/New_York', '2027-03-01T10:00:00Z', '2027-03-03T05:00:00Z'],
    ['KI', 'Pacific/Kiritimati', '2027-03-01T09:59:00Z', '2027-03-01T10:00:00Z'],
  ])('%s, issued %s %s: until %s', (country, zone, issued, deadline) => {
    expect(new Date(voidDeadline(Date.parse(issued), { zone, country }))).toEqual(new Date(deadline))
  })
})

describe('flights whose tickets are void are held again', () => {
  const departures = (...hours: number[]) =>
    anItinerary({
      legs: hours.map((hour) => ({ segments: [aSegment(aFlight(now + hoursMs(hour)))], fare: aFare() })),
    })

  it.each([
    ['until their own time limit before that is over', anItinerary(), now + 1, now + 1],
    ['for a day after it is over', departures(100, 200), now, now + hoursMs(24)],
    ['at most until an hour before the first departure', departures(30, 10), now, now + hoursMs(9)],
    ['never less than they were', departures(0.5), now, now],
  ])('%s', (_name, itinerary, former, until) => {
    expect(timeLimitAfterVoid(former, itinerary, now)).toBe(until)
  })
})
