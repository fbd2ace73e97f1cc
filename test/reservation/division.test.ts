import { describe, expect, it } from 'vitest'
import type { Payment } from '../../lib/payment/payment.ts'
import { passengerPrices } from '../../lib/pricing/itinerary-price.ts'
import { dividedPayments } from '../../lib/reservation/divide-payments.ts'
import { itineraryFor } from '../../lib/reservation/divide-price.ts'
import type { TravelDocument } from '../../lib/ticketing/document.ts'
import { anItinerary, aPayment, aPrice, aTicket, aTraveler } from '../support/given.ts'

describe('the price of a party that is divided goes with its travelers', () => {
  const passengers = [
    { ptc: 'ADT', count: 2 },
    { ptc: 'CNN', count: 1, age: 7 },
    { ptc: 'CNN', count: 1, age: 10 },
  ]
  const price = {
    currency: 'GBP',
    passengers: [aPrice('ADT', 2, 30_000), aPrice('CNN', 1, 20_000), aPrice('CNN', 1, 25_000)],
  }
  const itinerary = anItinerary({ passengers, price })
  const [isolde, tristan] = [aTraveler('isolde'), aTraveler('tristan')]
  const child = (id: string, age: number, ptc = 'CNN') => aTraveler(id, { ptc, age })
  const partOf = (party: Parameters<typeof itineraryFor>[1], part: typeof party) =>
    passengerPrices(itineraryFor(itinerary, party, part).price).map(({ ptc, count, baseMinor }) => [
      ptc,
      count,
      baseMinor,
    ])

  it('by type', () => {
    const party = [isolde, tristan, child('seven', 7), child('ten', 10)]

    expect(partOf(party, [tristan])).toEqual([['ADT', 1, 30_000]])
    expect(itineraryFor(itinerary, party, [tristan]).passengers).toEqual([{ ptc: 'ADT', count: 1 }])
  })

  it('by age among travelers of a type, in whatever order they were added', () => {
    const [ten, seven] = [child('ten', 10), child('seven', 7)]
    const party = [ten, isolde, tristan, seven]

    expect(partOf(party, [isolde, seven])).toEqual([
      ['ADT', 1, 30_000],
      ['CNN', 1, 20_000],
    ])
    expect(partOf(party, [tristan, ten])).toEqual([
      ['ADT', 1, 30_000],
      ['CNN', 1, 25_000],
    ])
  })

  it('under a like type, and with another age than was priced', () => {
    const party = [isolde, tristan, child('seven', 7, 'CHD'), child('twelve', 12)]

    expect(partOf(party, party)).toEqual([
      ['ADT', 2, 30_000],
      ['CNN', 1, 20_000],
      ['CNN', 1, 25_000],
    ])
  })
})

describe('payments of a party that is divided go where their documents are', () => {
  const paid = (number: string, paymentRef: string, minor: number, conjunction = [number]): TravelDocument =>
    aTicket(number, {
      conjunction,
      payments: [{ kind: 'Cash', paymentRef, amount: { minor, currency: 'GBP' } }],
    })
  const divide = (
    payment: Payment,
    staying: readonly TravelDocument[],
    leaving: readonly TravelDocument[],
  ) => {
    const payments = dividedPayments(
      [payment],
      { documents: staying, travelerIds: ['isolde'] },
      { documents: leaving, travelerIds: ['tristan'] },
    )
    return [payments.remaining, payments.leaving].map((part) =>
      part.map(({ amount, travelerIds }) => [amount.minor, travelerIds]),
    )
  }

  it.each([
    ['it remains with the remaining documents', [paid('1', 'ref p', 300)], [], [[[300, undefined]], []]],
    ['it leaves with those that leave', [], [paid('2', 'ref p', 300)], [[], [[300, undefined]]]],
    ['it remains when it paid for none', [], [], [[[300, undefined]], []]],
    [
      'each part gets what it gave there',
      [paid('1', 'ref p', 100)],
      [paid('2', 'ref p', 200)],
      [[[100, undefined]], [[200, undefined]]],
    ],
    [
      'a conjunction counts once',
      [paid('1', 'ref p', 100)],
      [paid('2', 'ref p', 200, ['2', '3']), paid('3', 'ref p', 200, ['2', '3'])],
      [[[100, undefined]], [[200, undefined]]],
    ],
    [
      'in proportion when it says another amount, to the penny',
      [paid('1', 'ref p', 1000)],
      [paid('2', 'ref p', 2000)],
      [[[100, undefined]], [[200, undefined]]],
    ],
    [
      'rounded, so that both parts add up',
      [paid('1', 'ref p', 700)],
      [paid('2', 'ref p', 100)],
      [[[262, undefined]], [[38, undefined]]],
    ],
  ])('%s', (_name, staying, leaving, expected) => {
    expect(divide(aPayment('p', 300), staying, leaving)).toEqual(expected)
  })

  it('and name the travelers of their part alone', () => {
    const payment = aPayment('p', 300, { travelerIds: ['isolde', 'tristan'] })

    expect(divide(payment, [paid('1', 'ref p', 100)], [paid('2', 'ref p', 200)])).toEqual([
      [[100, ['isolde']]],
      [[200, ['tristan']]],
    ])
    expect(divide(aPayment('p', 300, { travelerIds: ['tristan'] }), [], [])).toEqual([
      [],
      [[300, ['tristan']]],
    ])
  })
})
