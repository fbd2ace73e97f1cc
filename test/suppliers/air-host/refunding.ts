import { describe, expect, it, type TestContext } from 'vitest'
import { can } from '../../../lib/pricing/capabilities.ts'
import { segmentsOf } from '../../../lib/pricing/fare.ts'
import { passengerTotals } from '../../../lib/pricing/itinerary-price.ts'
import { sumParts } from '../../../lib/refund/price-parts.ts'
import type { AirRefunds } from '../../../lib/suppliers/air-refunds.ts'
import type { Ticket } from '../../../lib/ticketing/document.ts'
import { refusal } from '../refusal.ts'
import type { Buyer } from './buyer.ts'
import { keptTickets } from './kept-tickets.ts'
import { type KindOfSale, sold } from './kinds-of-sale.ts'
import { documentsOf } from './ticketing.ts'

/** Documents that are refunded one by one. */
const refundable: KindOfSale = {
  name: 'documents that are refunded one by one',
  isOf: (priced) => can(priced, 'hold') && can(priced, 'refundQuote') && !can(priced, 'cancelOrder'),
  missing: 'no offer of the journey is refunded by document',
}

export function refundingContract(buyer: Buyer): void {
  describe(refundable.name, () => refundContract(buyer))
}

function refundContract(buyer: Buyer): void {
  const refundsOf = (skip: TestContext['skip']): AirRefunds =>
    buyer.host().refunds ?? skip('no document of this supplier is refunded by itself')

  async function ticketed(skip: TestContext['skip']) {
    const refunds = refundsOf(skip)
    const sale = await sold(buyer, refundable, skip)
    const order = buyer.issueOrder(sale)
    const issued = await buyer.host().issue(order, buyer.call())
    const [first, second] = issued.map((one) => keptTickets(sale, order.key, one, buyer.call().now))
    if (!first || !second || !issued[0]) throw new Error('two travelers have tickets')
    return { refunds, sale, order, first, second, issued: issued[0] }
  }

  it('are quoted: what was paid is flown, refunded or retained', async ({ skip }) => {
    const { refunds, first } = await ticketed(skip)
    const { amounts, currency } = await refunds.quote({ documents: first }, buyer.call())
    const { paid, consumed, refunded, retained } = amounts

    expect(currency).toBe(first[0]?.currency)
    expect(passengerTotals(sumParts([consumed, refunded, retained]))).toEqual(passengerTotals(paid))
    expect(passengerTotals(consumed).totalMinor).toBe(0)
  })

  it('are refunded once for each key, and have a number', async ({ skip }) => {
    const { refunds, sale, first } = await ticketed(skip)
    const quote = await refunds.quote({ documents: first }, buyer.call())
    const order = { key: buyer.newKey('refund'), documents: first, quote }
    const refunded = await refunds.refund(order, buyer.call())

    expect(refunded.controlNumber).not.toBe('')
    expect(await refunds.refund(order, buyer.call())).toEqual(refunded)
    expect(await buyer.subject().ordersOf(sale.key)).toHaveLength(1)
    expect(segmentsOf(sale.itinerary).length).toBeGreaterThan(0)
  })

  it('are not refunded again under another key, nor voided, and those of others are', async ({ skip }) => {
    const { refunds, order, first, second, issued } = await ticketed(skip)
    const quote = await refunds.quote({ documents: first }, buyer.call())
    const refund = (documents: readonly Ticket[]) =>
      refunds.refund({ key: buyer.newKey('refund'), documents, quote }, buyer.call())
    await refund(first)
    const documents = documentsOf(issued)

    expect(await refusal(refund(first))).toBe('noRefundableCoupons')
    expect(await refusal(buyer.host().voidIssue({ ...order, documents }, buyer.call()))).toBe('voidRefused')
    expect(await refusal(refund(second))).toBe('done')
  })

  it('are not refunded on other terms than those quoted', async ({ skip }) => {
    const { refunds, first } = await ticketed(skip)
    const quote = await refunds.quote({ documents: first }, buyer.call())
    const { refunded } = quote.amounts
    const amounts = { ...quote.amounts, refunded: { ...refunded, baseMinor: refunded.baseMinor + 100 } }
    const order = { key: buyer.newKey('refund'), documents: first, quote: { ...quote, amounts } }

    expect(await refusal(refunds.refund(order, buyer.call()))).toBe('refundQuoteChanged')
  })

  it('are not quoted once their coupons are closed', async ({ skip }) => {
    const { refunds, first } = await ticketed(skip)
    const closed = first.map((ticket) => ({
      ...ticket,
      coupons: ticket.coupons.map((coupon) => ({ ...coupon, status: 'Refund' as const })),
    }))

    expect(await refusal(refunds.quote({ documents: closed }, buyer.call()))).toBe('noRefundableCoupons')
  })
}
