import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromDecimal, shareEvenly } from '../../lib/kernel/money.ts'
import { sharePayments } from '../../lib/payment/share-payments.ts'
import type { PriceTotals, WholePrice } from '../../lib/pricing/itinerary-price.ts'
import { passengerPrices, priceTotals, totalsOf } from '../../lib/pricing/itinerary-price.ts'
import { toPriceDetail } from '../../lib/pricing/wire/price.ts'
import { itineraryFor } from '../../lib/reservation/divide-price.ts'
import { ticketsFor } from '../../lib/ticketing/ticketing.ts'
import { toTicketAmount } from '../../lib/ticketing/wire/document.ts'
import { aFormOfPayment, anAgency, anItinerary, anOffer, aPayment, aTraveler, now } from '../support/given.ts'

/** A party with a price that is known only as a whole, in currencies of 0, 2 and 3 decimals. */
const amount = fc.integer({ min: 0, max: 100_000_000 })
const priced = fc
  .record({
    currency: fc.constantFrom('JPY', 'EUR', 'KWD'),
    whole: fc.oneof(fc.record({ baseMinor: amount, taxesMinor: amount }), fc.record({ totalMinor: amount })),
    adults: fc.integer({ min: 1, max: 6 }),
    children: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ currency, whole, adults, children }) => {
    const passengers = [
      { ptc: 'ADT', count: adults },
      ...(children > 0 ? [{ ptc: 'CNN', count: children }] : []),
    ]
    const price: WholePrice = { currency, whole, passengers }
    const travelers = passengers.flatMap(({ ptc, count }) =>
      Array.from({ length: count }, (_, index) => aTraveler(`${ptc}${index}`, { ptc })),
    )
    return { price, travelers, itinerary: anItinerary({ price, passengers }) }
  })
type Priced = typeof priced extends fc.Arbitrary<infer Value> ? Value : never

/** Of totals: each part added up. */
const add = (all: readonly PriceTotals[]): Readonly<Record<string, number>> =>
  all.reduce<Record<string, number>>(
    (sum, one) =>
      Object.fromEntries(Object.entries(one).map(([part, minor = 0]) => [part, minor + (sum[part] ?? 0)])),
    {},
  )

const ticketsOf = ({ itinerary, travelers }: Pick<Priced, 'itinerary' | 'travelers'>) =>
  travelers.flatMap((traveler) =>
    ticketsFor({
      commit: { id: 'commit', at: now, agency: anAgency() },
      reservationId: 'reservation',
      locator: 'K7QMZP',
      issueKey: 'issue',
      offer: anOffer('offer', { itinerary }),
      issued: { travelerId: traveler.id, numbers: [`ticket of ${traveler.id}`] },
      payments: [],
      words: { endorsements: [] },
      traveler,
      travelers,
    }),
  )
const paysOf = (of: Pick<Priced, 'itinerary' | 'travelers'>) =>
  ticketsOf(of).map(({ price }) => totalsOf(price))

const always = (rule: (of: Priced) => void): void => fc.assert(fc.property(priced, rule))

describe('a price that is known only as a whole', () => {
  it('is its base and taxes exactly, to the decimal of the answer', () => {
    always(({ price }) => {
      const { Base, TotalTaxes, TotalFees, TotalPrice } = toPriceDetail('PriceDetail', price)
      const minor = (value = 0): number => fromDecimal(value, price.currency).minor

      if ('totalMinor' in price.whole)
        expect([Base, TotalTaxes, TotalFees, minor(TotalPrice)]).toEqual([
          undefined,
          undefined,
          undefined,
          price.whole.totalMinor,
        ])
      else {
        expect([minor(Base), minor(TotalTaxes)]).toEqual([price.whole.baseMinor, price.whole.taxesMinor])
        expect(minor(Base) + minor(TotalTaxes) + minor(TotalFees)).toBe(minor(TotalPrice))
      }
    })
  })

  it('has no price by passenger, unless it is one passenger’s; then it has no tax codes', () => {
    always(({ price, travelers }) => {
      const isOne = travelers.length === 1 && !('totalMinor' in price.whole)
      const { PriceBreakdown } = toPriceDetail('PriceDetail', price)

      expect(passengerPrices(price)).toHaveLength(isOne ? 1 : 0)
      expect(PriceBreakdown).toHaveLength(isOne ? 1 : 0)
      for (const { Amount } of PriceBreakdown) expect(Amount.Taxes).not.toHaveProperty('Tax')
    })
  })

  it('is shared evenly by tickets that add up to it', () => {
    always((of) => {
      const pays = paysOf(of)

      expect(add(pays)).toEqual(priceTotals(of.price))
      const totals = pays.map(({ totalMinor }) => totalMinor)
      expect(Math.max(...totals) - Math.min(...totals)).toBeLessThanOrEqual(2)
    })
  })

  it('is shown on tickets whose parts add up', () => {
    always((of) => {
      for (const ticket of ticketsOf(of)) {
        const { Base, Taxes, Fees, Total } = toTicketAmount(ticket)
        const minor = (value: number): number => fromDecimal(value, of.price.currency).minor
        const parts = minor(Base ?? Total) + minor(Taxes?.TotalTaxes ?? 0) + minor(Fees?.TotalFees ?? 0)

        expect(parts).toBe(minor(Total))
      }
    })
  })

  it('is paid by shares that are the amounts of the tickets', () => {
    always((of) => {
      const offer = anOffer('offer', { itinerary: of.itinerary })
      const { shares } = sharePayments([aPayment('p', 0)], {
        offers: [offer],
        travelers: of.travelers,
        formsOfPayment: [aFormOfPayment('cash')],
      })

      expect(shares.map(({ amount: { minor } }) => minor)).toEqual(
        paysOf(of).map(({ totalMinor }) => totalMinor),
      )
    })
  })

  it('is divided so that both parts add up, and every traveler pays what it paid before', () => {
    fc.assert(
      fc.property(priced, fc.infiniteStream(fc.boolean()), (of, coins) => {
        const leaving = of.travelers.filter(() => coins.next().value)
        const staying = of.travelers.filter((traveler) => !leaving.includes(traveler))
        const parts = [leaving, staying]
          .filter(({ length }) => length > 0)
          .map((travelers) => ({ travelers, itinerary: itineraryFor(of.itinerary, of.travelers, travelers) }))
        const paid = paysOf(of)
        const before = new Map(of.travelers.map(({ id }, index) => [id, paid[index]]))

        expect(add(parts.map(({ itinerary }) => priceTotals(itinerary.price)))).toEqual(priceTotals(of.price))
        for (const part of parts) expect(paysOf(part)).toEqual(part.travelers.map(({ id }) => before.get(id)))
      }),
    )
  })
})

it.each([
  [100, 3, [34, 33, 33]],
  [2, 3, [1, 1, 0]],
  [0, 2, [0, 0]],
  [-1, 2, [0, -1]],
])('%i is shared by %i as %j', (minor, count, shares) => {
  expect(shareEvenly(minor, count)).toEqual(shares)
})
