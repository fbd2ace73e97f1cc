import { describe, expect, it } from 'vitest'
import { hoursMs } from '../../lib/kernel/instant.ts'
import { seatsToTake, type UnquotedSegment } from '../../lib/workbench/unquoted-segment.ts'
import { aFlight, aTraveler, now, refusalOf } from '../support/given.ts'

const segment = (departsAt: number, more: { quantity?: number; held?: number } = {}): UnquotedSegment => {
  const { quantity, held: seats } = more
  return {
    kind: 'seats',
    id: 's',
    ref: 'unpricedSegment_1',
    numbers: { products: [1], flights: [1] },
    flight: aFlight(departsAt),
    bookingClass: 'Y',
    cabin: 'Economy',
    ...(quantity !== undefined && { quantity }),
    booking:
      seats === undefined
        ? { status: 'added' }
        : {
            status: 'held',
            saleKey: 'k',
            supplier: 'sandbox-gds',
            supplierLocators: [],
            seats,
            ticketingTimeLimit: now,
          },
  }
}
const far = now + hoursMs(1000)
const pair = [aTraveler('a'), aTraveler('b')]
const family = [...pair, aTraveler('child', { ptc: 'CNN' }), aTraveler('infant', { ptc: 'INF' })]

describe('seats without a price are held', () => {
  it.each([
    ['for a day', far, now + hoursMs(24)],
    ['until an hour before departure when that is sooner', now + hoursMs(24), now + hoursMs(23)],
  ])('%s', (_name, departsAt, ticketingTimeLimit) => {
    expect(seatsToTake([segment(departsAt)], pair, now)).toMatchObject([{ ticketingTimeLimit }])
  })
})

it('they are for every seated traveler', () => {
  const [sale] = seatsToTake([segment(far)], family, now)

  expect(sale?.seats.passengers).toEqual([
    { ptc: 'ADT', count: 1 },
    { ptc: 'ADT', count: 1 },
    { ptc: 'CNN', count: 1 },
  ])
})

it.each([
  ['as many as sit', { quantity: 3 }, 1],
  ['as many as there are travelers', { quantity: 4 }, 'passengerCountMismatch'],
  ['fewer', { quantity: 2 }, 'passengerCountMismatch'],
  ['as many as are held already', { held: 3 }, 0],
  ['fewer than are held', { held: 4 }, 'passengerCountMismatch'],
  ['held for those who sit, whatever was wanted', { quantity: 9, held: 3 }, 0],
])('a family of three with a lap infant, seats for %s: %s', (_name, more, expected) => {
  const take = () => seatsToTake([segment(far, more)], family, now)

  expect(refusalOf(take) ?? take().length).toBe(expected)
})
