import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hoursMs } from '../../lib/kernel/instant.ts'
import type { Penalty } from '../../lib/pricing/fare.ts'
import type { PriceParts } from '../../lib/pricing/itinerary-price.ts'
import { passengerTotals } from '../../lib/pricing/itinerary-price.ts'
import { refundAmountsOf } from '../../lib/refund/document-refund.ts'
import { minorUnder, noParts } from '../../lib/refund/price-parts.ts'
import type { RefundAmounts } from '../../lib/refund/refund-amounts.ts'
import type { CouponStatus, Ticket } from '../../lib/ticketing/document.ts'
import { aCoupon, aFlight, aPrice, aTicket, now, refusalOf } from '../support/given.ts'

const fee = (minor: number, currency = 'EUR'): Penalty => ({ permitted: true, fee: { minor, currency } })
const none: Penalty = { permitted: false }

/** A ticket of 300.00 and 65.00 of taxes, of which 40.00 are a surcharge, for two flights in ten days. */
const sold = (beforeDeparture: Penalty, other: Partial<Ticket> = {}): Ticket =>
  aTicket('9992400011223', {
    currency: 'EUR',
    price: {
      ...aPrice('ADT', 1, 30_000),
      taxes: [
        { code: 'RN', minor: 1400 },
        { code: 'CJ', minor: 1100 },
        { code: 'YQ', minor: 4000 },
      ],
    },
    coupons: [10, 17].map((days, index) =>
      aCoupon({ number: index + 1, flight: aFlight(now + hoursMs(24 * days)) }),
    ),
    fares: [
      { coupons: [1], change: {}, refund: { beforeDeparture, afterDeparture: fee(15_000) } },
      { coupons: [2], change: {}, refund: { beforeDeparture, afterDeparture: fee(9000) } },
    ],
    ...other,
  })

const amounts = (ticket: Ticket, more: object = {}, at = now): RefundAmounts =>
  refundAmountsOf({ tickets: [ticket], consumed: noParts, ...more }, at)
const totalOf = (parts: PriceParts) => passengerTotals(parts).totalMinor
const codes = ({ taxes }: PriceParts) => taxes.map(({ code }) => code)

describe('the refund of a ticket', () => {
  it('is the fare less the penalty, and all taxes, where the fare permits it', () => {
    const { refunded, retained, penaltyMinor } = amounts(sold(fee(12_000)))

    expect(passengerTotals(refunded)).toMatchObject({ baseMinor: 18_000, taxesMinor: 6500 })
    expect(passengerTotals(retained)).toMatchObject({ baseMinor: 12_000, taxesMinor: 0 })
    expect(penaltyMinor).toBe(12_000)
  })

  it('is the taxes of countries and airports, without surcharges, where the fare does not', () => {
    const { refunded, retained, penaltyMinor } = amounts(sold(none))

    expect(passengerTotals(refunded)).toMatchObject({ baseMinor: 0, taxesMinor: 2500 })
    expect(codes(refunded)).toEqual(['RN', 'CJ'])
    expect(passengerTotals(retained)).toMatchObject({ baseMinor: 30_000, taxesMinor: 4000 })
    expect(penaltyMinor).toBe(0)
  })

  it('keeps to the most restrictive of several fares, and takes one penalty', () => {
    const [first, second] = sold(fee(12_000)).fares
    if (!first || !second) throw new Error('two fares')
    const mixed = sold(fee(12_000), {
      fares: [first, { ...second, refund: { beforeDeparture: fee(5000) } }],
    })
    const forbidden = sold(fee(0), { fares: [first, { ...second, refund: { beforeDeparture: none } }] })
    const unknown = sold(fee(0), { fares: [first, { ...second, refund: {} }] })

    expect(amounts(mixed).penaltyMinor).toBe(12_000)
    expect(amounts(forbidden).refunded.baseMinor).toBe(0)
    expect(amounts(unknown).refunded.baseMinor).toBe(0)
  })

  it('loses a penalty that exceeds the base, and leaves the taxes alone', () => {
    const { refunded, penaltyMinor } = amounts(sold(fee(40_000)))

    expect(passengerTotals(refunded)).toMatchObject({ baseMinor: 0, taxesMinor: 6500 })
    expect(penaltyMinor).toBe(30_000)
  })

  it('takes off what was flown, by the rule for after departure', () => {
    const consumed = { baseMinor: 10_000, taxes: [{ code: 'RN', minor: 1400 }], fees: [] }
    const { refunded, retained } = amounts(sold(fee(0)), { consumed }, now + hoursMs(24 * 12))

    expect(passengerTotals(refunded)).toMatchObject({ baseMinor: 5000, taxesMinor: 5100 })
    expect(passengerTotals(retained).totalMinor).toBe(15_000)
  })

  it('keeps to the rule for after departure once a flight left without its passenger (no-show)', () => {
    const departed = now + hoursMs(24 * 11)

    expect(amounts(sold(fee(12_000)), {}, departed).penaltyMinor).toBe(15_000)
    expect(amounts(sold(fee(12_000)), {}, now).penaltyMinor).toBe(12_000)
  })

  it('keeps to the rule for before departure when the flight was cancelled before it left', () => {
    const departed = now + hoursMs(24 * 11)
    const ticket = sold(fee(12_000))
    const coupons = ticket.coupons.map((coupon) => ({ ...coupon, isRetained: true as const }))
    const { penaltyMinor, refunded } = amounts({ ...ticket, coupons }, {}, departed)

    expect(penaltyMinor).toBe(12_000)
    expect(totalOf(refunded)).toBe(18_000 + 6500)
  })

  it('counts no more as flown than was paid', () => {
    const consumed = { baseMinor: 99_000, taxes: [{ code: 'XX', minor: 5 }], fees: [] }
    const { consumed: counted, refunded } = amounts(sold(fee(0)), { consumed }, now + hoursMs(24 * 12))

    expect(counted).toEqual({ baseMinor: 30_000, taxes: [], fees: [] })
    expect(refunded.baseMinor).toBe(0)
  })

  it('has no penalty when the carrier waives it, or changed the flights itself', () => {
    expect(amounts(sold(fee(12_000)), { isWaived: true }).refunded.baseMinor).toBe(30_000)
    expect(amounts(sold(none), { isWaived: true }).refunded.baseMinor).toBe(0)
    expect(totalOf(amounts(sold(none), { isInvoluntary: true }).refunded)).toBe(36_500)
  })

  it('never returns fees, and no tax that was not due', () => {
    const price = {
      ...aPrice('ADT', 1, 30_000),
      taxes: [{ code: 'RN', minor: 0, exempt: true }],
      fees: [{ code: 'OB', minor: 500 }],
    }
    const { refunded, retained } = amounts(sold(fee(0), { price }), { isInvoluntary: true })

    expect(refunded).toEqual({ baseMinor: 30_000, taxes: [], fees: [] })
    expect(retained.fees).toEqual([{ code: 'OB', minor: 500 }])
  })

  it.each<[CouponStatus, string]>([
    ['Refund', 'REFUNDED'],
    ['Exchanged', 'EXCHANGED'],
    ['Void', 'VOID'],
    ['Used', 'USED'],
    ['Lifted/Boarded', 'CHECKED IN'],
  ])('is refused when no coupon is open: %s', (status) => {
    expect(refusalOf(() => amounts(sold(fee(0), { coupons: [aCoupon({ status })] })))).toBe(
      'noRefundableCoupons',
    )
  })
})

describe('the parts of a refund', () => {
  const minor = fc.integer({ min: 0, max: 10_000_000 })
  const taxes = fc.uniqueArray(
    fc.record({ code: fc.constantFrom('RN', 'CJ', 'YQ', 'YR', 'GB', 'US'), minor }),
    {
      selector: ({ code }) => code,
    },
  )
  const parts = fc.record({
    baseMinor: minor,
    taxes,
    fees: fc.array(fc.record({ code: fc.constant('OB'), minor }), { maxLength: 1 }),
  })
  const penalty = (currency: string) =>
    fc.oneof(
      fc.constant(none),
      minor.map((amount) => fee(amount, currency)),
    )
  const cases = fc.constantFrom('JPY', 'EUR', 'KWD').chain((currency) =>
    fc.record({
      currency: fc.constant(currency),
      price: parts,
      consumed: parts,
      before: penalty(currency),
      after: penalty(currency),
      isInvoluntary: fc.boolean(),
      isWaived: fc.boolean(),
      days: fc.integer({ min: 0, max: 16 }),
    }),
  )

  it('add up to what was paid, each of them, and none is negative', () => {
    fc.assert(
      fc.property(cases, ({ currency, price, consumed, before, after, days, ...more }) => {
        const ticket = sold(before, {
          currency,
          price: { ...aPrice('ADT', 1, 0), ...price },
          fares: [
            { coupons: [1, 2], change: {}, refund: { beforeDeparture: before, afterDeparture: after } },
          ],
        })
        const result = amounts(ticket, { consumed, ...more }, now + hoursMs(24 * days))
        const split = [result.consumed, result.refunded, result.retained]
        const sum = (of: (one: PriceParts) => number) => split.reduce((all, one) => all + of(one), 0)

        expect(sum(({ baseMinor }) => baseMinor)).toBe(price.baseMinor)
        for (const code of ['RN', 'CJ', 'YQ', 'YR', 'GB', 'US', 'OB']) {
          expect(sum((one) => minorUnder(one.taxes, code))).toBe(minorUnder(price.taxes, code))
          expect(sum((one) => minorUnder(one.fees, code))).toBe(minorUnder(price.fees, code))
        }
        for (const { baseMinor, taxes: ofPart, fees } of split)
          for (const amount of [baseMinor, ...[...ofPart, ...fees].map((line) => line.minor)])
            expect(amount).toBeGreaterThanOrEqual(0)
        expect(result.penaltyMinor).toBeLessThanOrEqual(result.retained.baseMinor)
      }),
    )
  })
})
