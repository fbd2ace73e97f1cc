import { describe, expect, it } from 'vitest'
import { hoursMs } from '../../lib/kernel/instant.ts'
import { recomputeBookingStatus } from '../../lib/ticketing/booking-status.ts'
import type { Ticket } from '../../lib/ticketing/document.ts'
import { orphanedEmds, voidProblem } from '../../lib/ticketing/void-rules.ts'
import {
  aCoupon,
  aFlight,
  anAncillary,
  anEmd,
  anItinerary,
  anOffer,
  aPayment,
  aReservation,
  aTicket,
  aTraveler,
  now,
  ticketedBooking,
} from '../support/given.ts'

const voidCoupon = aCoupon({ status: 'Void' })

describe('a document cannot be voided', () => {
  const used = aCoupon({ flight: aFlight(now) })
  const { voidableUntil: _, ...withoutVoidPeriod } = aTicket('1')

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
    ['whose supplier does not say until when', [withoutVoidPeriod], undefined],
  ])('%s', (_name, documents, problem) => {
    expect(voidProblem(documents, aReservation(), now)).toBe(problem)
  })

  it('twice, unless the void is not filed on the reservation yet', () => {
    const ticket = aTicket('1', { coupons: [voidCoupon] })
    const unfinished = aReservation({ documentIds: ['1'] })
    const finished = aReservation({
      documentIds: ['1'],
      events: [{ at: now, kind: 'voided', documentIds: ['1'] }],
    })

    expect(voidProblem([ticket], unfinished, now)).toBeUndefined()
    expect(voidProblem([ticket], finished, now)).toBe('documentAlreadyVoid')
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
    const [offer] = recomputeBookingStatus(reservation, documents).offers

    expect(offer?.booking).toEqual({ ...ticketedBooking, unticketed: ['tristan'] })
  })

  it('holds an offer again that has no ticket left, until the time limit that its supplier told last', () => {
    const voidedAt = (at: number, ticketingTimeLimit?: number) => ({
      coupons: [voidCoupon],
      events: [{ at, kind: 'voided' as const, ...(ticketingTimeLimit && { ticketingTimeLimit }) }],
    })
    const offerAfter = (...voids: Partial<Ticket>[]) => {
      const documents = voids.map((one, index) => aTicket(`${index}`, one))
      return recomputeBookingStatus(reservation, documents).offers[0]
    }
    const told = offerAfter(
      voidedAt(now + 2, now + hoursMs(48)),
      { ...ofTristan, ...voidedAt(now + 1, now + hoursMs(96)) },
      voidedAt(now + 3),
    )

    expect(told?.booking).toEqual({ ...ticketedBooking, status: 'held' })
    expect(told?.itinerary.ticketingTimeLimit).toBe(now + hoursMs(48))
    expect(offerAfter(voidedAt(now))?.itinerary.ticketingTimeLimit).toBe(anItinerary().ticketingTimeLimit)
  })

  it('loses an offer whose order was cancelled, with its ancillaries', () => {
    const orderCancelled = { coupons: [voidCoupon], events: [{ at: now, kind: 'orderCancelled' as const }] }
    const withBag = {
      ...reservation,
      ancillaries: [anAncillary('bag'), anAncillary('own', { parentId: 'b' })],
    }
    const after = recomputeBookingStatus(withBag, [aTicket('1', orderCancelled)])

    expect(after.offers).toEqual([])
    expect(after.ancillaries?.map(({ id }) => id)).toEqual(['own'])
  })

  it('keeps its payments; one is returned once all documents that it paid for are void', () => {
    const settled = { settled: {} }
    const paid = {
      ...reservation,
      payments: [aPayment('both', 60_000, settled), aPayment('other', 100, settled)],
    }
    const payments = [{ kind: 'Cash' as const, paymentRef: 'ref both' }]
    const [first, second] = [aTicket('1', { payments }), aTicket('2', { ...ofTristan, payments })]
    const voided = { coupons: [voidCoupon] }
    const returnedAfter = (...documents: Parameters<typeof recomputeBookingStatus>[1]) =>
      recomputeBookingStatus(paid, documents).payments.map((payment) => payment.settled?.isReturned ?? false)

    expect(returnedAfter(first, second)).toEqual([false, false])
    expect(returnedAfter({ ...first, ...voided }, second)).toEqual([false, false])
    expect(returnedAfter({ ...first, ...voided }, { ...second, ...voided })).toEqual([true, false])
  })
})

it('an EMD is orphaned while it is open and its ticket is void', () => {
  const emds = [
    anEmd('8001', { associatedTicket: { id: '1' } }),
    anEmd('8002', { associatedTicket: { id: '2' } }),
    anEmd('8003', { associatedTicket: { id: '1' } }, { status: 'Void' }),
    anEmd('8004'),
  ]

  expect(orphanedEmds(emds, ['1']).map(({ id }) => id)).toEqual(['8001'])
})
