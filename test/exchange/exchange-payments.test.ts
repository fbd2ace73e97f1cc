import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { travelerChange } from '../../lib/exchange/change-terms.ts'
import { exchangePayments, hasFeeDocument } from '../../lib/exchange/exchange-payments.ts'
import type { ChangeTerms, FeeCollection } from '../../lib/exchange/flight-change.ts'
import { settledTerms } from '../../lib/exchange/settle-terms.ts'
import { passengerTotals } from '../../lib/pricing/itinerary-price.ts'
import type { DocumentPayment } from '../../lib/ticketing/document.ts'

const parts = (baseMinor: number, taxMinor = 0) => ({
  baseMinor,
  taxes: [{ code: 'GB', minor: taxMinor }],
  fees: [],
})

const paid = (minor: number, chargeKey: string): DocumentPayment => ({
  kind: 'PaymentCard',
  amount: { minor, currency: 'EUR' },
  chargeKey,
})

const sumOf = (payments: readonly DocumentPayment[]): number =>
  payments.reduce((sum, { amount }) => sum + (amount?.minor ?? 0), 0)

interface Case {
  readonly before: number
  readonly after: number
  readonly feeMinor?: number
  readonly forfeitsDecrease?: boolean
  readonly isNotNetted?: boolean
}

const change = ({ before, after, feeMinor = 0, forfeitsDecrease = false, isNotNetted = false }: Case) =>
  travelerChange(
    { travelerId: 't', ptc: 'ADT', before: parts(before), after: parts(after) },
    { rule: { permitted: true, feeMinor, forfeitsDecrease }, isNotNetted },
  )

const termsOf = (one: ReturnType<typeof change>, feeCollection: FeeCollection = 'EMD'): ChangeTerms => ({
  currency: 'EUR',
  travelers: [one],
  feeCollection,
  residualMethod: 'EMD',
})

/** The payments of an exchange of a ticket that two cards paid. */
function exchanged(one: ReturnType<typeof change>, feeCollection: FeeCollection = 'EMD') {
  const { totalMinor } = passengerTotals(one.before)
  const first = Math.floor(totalMinor / 3)
  const payments = [paid(first, 'first'), paid(totalMinor - first, 'second')]
  const collected = one.collectMinor > 0 ? [paid(one.collectMinor, 'new')] : []
  return exchangePayments({ terms: one, payments }, collected, { feeCollection })
}

it('an add collect pays the fee first, then the difference; the new ticket inherits the rest', () => {
  const { ticket, fee, residual } = exchanged(change({ before: 36_500, after: 43_000, feeMinor: 5_000 }))

  expect(fee.map(({ amount, chargeKey }) => [chargeKey, amount?.minor])).toEqual([['new', 5_000]])
  expect(ticket.map(({ amount, chargeKey, isInherited }) => [chargeKey, amount?.minor, isInherited])).toEqual(
    [
      ['first', 12_166, true],
      ['second', 24_334, true],
      ['new', 6_500, undefined],
    ],
  )
  expect(residual).toEqual([])
})

it('a residual comes from the former payments in proportion', () => {
  const { ticket, fee, residual } = exchanged(change({ before: 36_500, after: 28_000, feeMinor: 5_000 }))

  expect([sumOf(ticket), sumOf(fee), sumOf(residual)]).toEqual([28_000, 5_000, 3_500])
  expect(residual.map(({ chargeKey, amount }) => [chargeKey, amount?.minor])).toEqual([
    ['first', 1_167],
    ['second', 2_333],
  ])
})

const amounts = fc.record({
  before: fc.integer({ min: 0, max: 1_000_000 }),
  after: fc.integer({ min: 0, max: 1_000_000 }),
  feeMinor: fc.integer({ min: 0, max: 50_000 }),
  forfeitsDecrease: fc.boolean(),
  isNotNetted: fc.boolean(),
})
const methods = fc.constantFrom<FeeCollection>('EMD', 'MCO', 'Tax')

it('what each document of an exchange is worth is what its payments add up to', () => {
  fc.assert(
    fc.property(amounts, methods, (given, feeCollection) => {
      const one = change(given)
      const { ticket, fee, residual } = exchanged(one, feeCollection)
      const hasFee = hasFeeDocument(one, { feeCollection })
      const taxedFee = hasFee ? 0 : one.feeMinor

      expect(sumOf(ticket)).toBe(passengerTotals(one.after).totalMinor + taxedFee)
      expect(sumOf(fee)).toBe(hasFee ? one.feeMinor : 0)
      expect(sumOf(residual)).toBe(one.residualMinor)
    }),
  )
})

it('however a change is settled, what goes in comes out', () => {
  fc.assert(
    fc.property(amounts, fc.boolean(), fc.boolean(), (given, forfeitsResidual, waivesFee) => {
      const [one] = settledTerms(termsOf(change(given)), { forfeitsResidual, waivesFee }).travelers
      if (!one) throw new Error('no traveler')
      const total = (priced: typeof one.before) => passengerTotals(priced).totalMinor

      expect(total(one.after) + one.feeMinor + one.forfeitedMinor).toBe(
        total(one.before) + one.collectMinor - one.residualMinor,
      )
      expect(Math.min(one.collectMinor, one.residualMinor, one.forfeitedMinor)).toBeGreaterThanOrEqual(0)
      if (waivesFee) expect(one.feeMinor).toBe(0)
      if (forfeitsResidual) expect(one.residualMinor).toBe(0)
    }),
  )
})
