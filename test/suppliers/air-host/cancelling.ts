import { describe, expect, it, type TestContext } from 'vitest'
import { SupplierUnavailable } from '../../../lib/suppliers/air-host.ts'
import { refusal } from '../refusal.ts'
import type { Buyer } from './buyer.ts'
import { sold, wholeOrder } from './kinds-of-sale.ts'
import { documentsOf } from './ticketing.ts'

/** Orders that are cancelled as a whole. */
export function cancellingContract(buyer: Buyer): void {
  describe(wholeOrder.name, () => wholeOrderContract(buyer))
}

function wholeOrderContract(buyer: Buyer): void {
  /** A ticketed order, and what cancels it. */
  async function ticketed(skip: TestContext['skip']) {
    const sale = await sold(buyer, wholeOrder, skip)
    const issue = buyer.issueOrder(sale)
    const tickets = await buyer.host().issue(issue, buyer.call())
    const { orders } = buyer.host()
    if (!orders) throw new Error('it says that it cancels whole orders, and has nothing to do so')
    const order = { saleKey: sale.key, itinerary: sale.itinerary, documents: [] }
    return {
      sale,
      issue,
      tickets,
      quote: () => orders.quoteCancellation(order, buyer.call()),
      cancel: (quote: Awaited<ReturnType<typeof orders.quoteCancellation>>) =>
        orders.cancel(order, quote, buyer.call()),
      find: () => orders.findCancellation(order, buyer.call()),
      alive: () => buyer.subject().ordersOf(sale.key),
    }
  }

  it('is quoted, which changes nothing', async ({ skip }) => {
    const { issue, tickets, quote, find, alive } = await ticketed(skip)
    const { refund } = await quote()
    const [order] = await alive()

    if (refund && order?.total) expect(refund.minor).toBeLessThanOrEqual(order.total.minor)
    expect(await alive()).toHaveLength(1)
    expect(await find()).toBeUndefined()
    expect(await buyer.host().findIssue(issue.key, buyer.call())).toEqual(tickets)
  })

  it('is cancelled on the terms of its quote, once', async ({ skip }) => {
    const { sale, issue, quote, cancel, find, alive } = await ticketed(skip)
    const quoted = await quote()
    const done = await cancel(quoted)

    expect(done).toMatchObject({ refundTo: quoted.refundTo, ...(quoted.refund && { refund: quoted.refund }) })
    expect(await cancel(quoted)).toEqual(done)
    expect(await find()).toEqual(done)
    expect(await alive()).toEqual([])
    expect(await buyer.host().findSale(sale.key, buyer.call())).toBeUndefined()
    await buyer.host().voidIssue(issue, buyer.call())
    await buyer.host().release(sale.key, sale.itinerary, buyer.call())
    expect(await refusal(quote())).toBe('voidRefused')
  })

  it('is not cancelled on the terms of a quote that another one replaced', async ({ skip }) => {
    const { quote, cancel, alive } = await ticketed(skip)
    const old = await quote()
    await quote()

    expect(await refusal(cancel(old))).toBe('refundQuoteRequired')
    expect(await alive()).toHaveLength(1)
  })

  it('is found cancelled when the answer to that was lost', async ({ skip }) => {
    const lose = buyer.subject().loseNextAnswer ?? skip('no answer of this supplier gets lost')
    const { quote, cancel, find, alive } = await ticketed(skip)
    const quoted = await quote()
    lose()
    await expect(cancel(quoted)).rejects.toThrow(SupplierUnavailable)
    const found = await find()

    expect(found).toBeDefined()
    expect(await cancel(quoted)).toEqual(found)
    expect(await alive()).toEqual([])
  })

  it('has no documents that are voided one by one', async ({ skip }) => {
    const { issue, tickets, alive } = await ticketed(skip)
    const documents = tickets.slice(0, 1).flatMap(documentsOf)

    expect(await refusal(buyer.host().voidIssue({ ...issue, documents }, buyer.call()))).toBe('voidRefused')
    expect(await alive()).toHaveLength(1)
  })

  it('ends when its issuance is undone and all of the money comes back', async ({ skip }) => {
    const { sale, issue, alive } = await ticketed(skip)
    for (const _ of [1, 2]) await buyer.host().voidIssue(issue, buyer.call())

    expect(await buyer.host().findIssue(issue.key, buyer.call())).toBeUndefined()
    expect(await buyer.host().findSale(sale.key, buyer.call())).toBeUndefined()
    expect(await alive()).toEqual([])
  })
}
