import { describe, expect, it } from 'vitest'
import { hoursMs } from '../../lib/kernel/instant.ts'
import {
  orphanedEmds,
  recomputeBookingStatus,
  ticketingTimeLimitAfterVoid,
  voidDeadline,
  voidProblem,
} from '../../lib/ticketing/void-rules.ts'
import {
  aCoupon,
  aFare,
  aFlight,
  anEmd,
  anItinerary,
  anOffer,
  aPayment,
  aReservation,
  aSegment,
  aTicket,
  aTraveler,
  now,
  ticketedBooking,
} from '../support/given.ts'

const voidCoupon = aCoupon({ status: 'Void' })

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

describe('a document cannot be voided', () => {
  const used = aCoupon({ flight: aFlight(now) })

  it.each([
    ['that is open and in time', [aTicket('1')], undefined],
    ['of NDC content', [aTicket('1', { source: 'NDC' })], 'documentNotForNdc'],
    ['with one coupon used', [aTicket('1', { coupons: [aCoupon(), used] })], 'couponsNotOpen'],
    [
      'with one coupon refunded',
      [aTicket('1', { coupons: [aCoupon({ status: 'Refund' })] })],
      'couponsNotOpen',
    ],
    ['whose conjunction was used', [aTicket('1'), aTicket('2', { coupons: [used] })], 'couponsNotOpen'],
    ['from the moment its period ends', [aTicket('1', { voidableUntil: now })], 'voidPeriodExpired'],
    ['a moment before it ends', [aTicket('1', { voidableUntil: now + 1 })], undefined],
  ])('%s', (_name, documents, problem) => {
    expect(voidProblem(documents, aReservation(), now)).toBe(problem)
  })

  it('twice, unless the void is not filed on the reservation yet', () => {
    const ticket = aTicket('1', { coupons: [voidCoupon] })
    const unfinished = aReservation({ documentNumbers: ['1'] })
    const finished = aReservation({
      documentNumbers: ['1'],
      events: [{ at: now, kind: 'voided', documentNumbers: ['1'] }],
    })

    expect(voidProblem([ticket], unfinished, now)).toBeUndefined()
    expect(voidProblem([ticket], finished, now)).toBe('documentAlreadyVoid')
  })
})

describe('flights whose tickets are void are held again', () => {
  const departures = (...hours: number[]) =>
    anItinerary({
      ticketingTimeLimit: now,
      legs: hours.map((hour) => ({ segments: [aSegment(aFlight(now + hoursMs(hour)))], fare: aFare() })),
    })

  it.each([
    ['until their own time limit before that is over', anItinerary(), now, now + hoursMs(24)],
    ['for a day after it is over', departures(100, 200), now, now + hoursMs(24)],
    ['at most until an hour before the first departure', departures(30, 10), now, now + hoursMs(9)],
    ['never less than they were', departures(0.5), now, now],
  ])('%s', (_name, itinerary, at, until) => {
    expect(ticketingTimeLimitAfterVoid(itinerary, at)).toBe(until)
  })
})

describe('the reservation after its documents were voided', () => {
  const [isolde, tristan] = [aTraveler('isolde'), aTraveler('tristan')]
  const ofTristan = { travelerRef: 'ref tristan' }
  const reservation = aReservation({
    offers: [anOffer('offer', { booking: ticketedBooking })],
    travelers: [isolde, tristan],
  })

  it('names the travelers whose tickets are void, as long as one has a ticket', () => {
    const documents = [aTicket('1'), aTicket('2', { ...ofTristan, coupons: [voidCoupon] })]
    const [offer] = recomputeBookingStatus(reservation, documents, now).offers

    expect(offer?.booking).toEqual({ ...ticketedBooking, unticketed: ['tristan'] })
  })

  it('holds an offer again that has no ticket left', () => {
    const documents = [
      aTicket('1', { coupons: [voidCoupon] }),
      aTicket('2', { ...ofTristan, coupons: [voidCoupon] }),
    ]
    const [offer] = recomputeBookingStatus(reservation, documents, now).offers

    expect(offer?.booking).toEqual({ ...ticketedBooking, status: 'held' })
    expect(offer?.itinerary.ticketingTimeLimit).toBe(now + hoursMs(24))
  })

  it('keeps a payment until all documents that it paid for are void', () => {
    const paid = { ...reservation, payments: [aPayment('both', 60_000), aPayment('other', 100)] }
    const payments = [{ kind: 'Cash' as const, paymentRef: 'ref both' }]
    const [first, second] = [aTicket('1', { payments }), aTicket('2', { ...ofTristan, payments })]
    const voided = { coupons: [voidCoupon] }
    const idsAfter = (...documents: Parameters<typeof recomputeBookingStatus>[1]) =>
      recomputeBookingStatus(paid, documents, now).payments.map(({ id }) => id)

    expect(idsAfter(first, second)).toEqual(['both', 'other'])
    expect(idsAfter({ ...first, ...voided }, second)).toEqual(['both', 'other'])
    expect(idsAfter({ ...first, ...voided }, { ...second, ...voided })).toEqual(['other'])
  })
})

it('an EMD is orphaned while it is open and its ticket is void', () => {
  const emds = [
    anEmd('8001', { associatedTicket: '1' }),
    anEmd('8002', { associatedTicket: '2' }),
    anEmd('8003', { associatedTicket: '1' }, { status: 'Void' }),
    anEmd('8004'),
  ]

  expect(orphanedEmds(emds, ['1'])).toEqual(['8001'])
})
