import { describe, expect, it, type TestContext } from 'vitest'
import { SupplierUnavailable } from '../../../lib/suppliers/air-host.ts'
import type { DocumentOfTraveler, IssuedTicket, IssueOrder } from '../../../lib/suppliers/document-orders.ts'
import { refusal } from '../refusal.ts'
import type { Buyer } from './buyer.ts'
import { type KindOfSale, kindsOfSale, partlyTicketed, sold, voidable } from './kinds-of-sale.ts'

/** Documents of sales. */
export function ticketingContract(buyer: Buyer): void {
  for (const kind of kindsOfSale) describe(`documents of ${kind.name}`, () => issueContract(buyer, kind))
  describe(partlyTicketed.name, () => partContract(buyer))
  describe(voidable.name, () => voidContract(buyer))

  it('does not issue what was not sold', async () => {
    const priced = await buyer.offer()
    if (!priced) throw new Error('the host has no content for the journey')

    expect(await refusal(buyer.host().issue(buyer.issueOrder(buyer.order(priced)), buyer.call()))).toBe(
      'issuanceFailed',
    )
  })

  it('finds no documents under a key that nothing was issued under', async () => {
    expect(await buyer.host().findIssue(buyer.newKey('never'), buyer.call())).toBeUndefined()
  })
}

/** What holds for documents of every sale. */
function issueContract(buyer: Buyer, kind: KindOfSale): void {
  const issue = (order: IssueOrder) => buyer.host().issue(order, buyer.call())

  it('is ticketed once for each key, every traveler, no number twice', async ({ skip }) => {
    const sale = await sold(buyer, kind, skip)
    const order = buyer.issueOrder(sale)
    const first = await issue(order)
    const numbers = first.flatMap((ticket) => ticket.numbers)

    expect(await issue(order)).toEqual(first)
    expect(await buyer.host().findIssue(order.key, buyer.call())).toEqual(first)
    expect(first.map(({ travelerId }) => travelerId)).toEqual(sale.travelers.map(({ id }) => id))
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const number of numbers) expect(number.trim()).not.toBe('')
    expect(await buyer.subject().ordersOf(sale.key)).toHaveLength(1)
  })

  it('is ticketed once by two concurrent calls under one key', async ({ skip }) => {
    const order = buyer.issueOrder(await sold(buyer, kind, skip))
    const outcomes = await Promise.allSettled([issue(order), issue(order)])
    const found = await buyer.host().findIssue(order.key, buyer.call())

    expect(found).toBeDefined()
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') expect(outcome.value).toEqual(found)
      else expect(outcome.reason).toBeInstanceOf(SupplierUnavailable)
    }
  })

  it('has no documents before they are issued under a key', async ({ skip }) => {
    const order = buyer.issueOrder(await sold(buyer, kind, skip))

    expect(await buyer.host().findIssue(order.key, buyer.call())).toBeUndefined()
  })

  it('is not ticketed any more under a key whose issuance was voided before it began', async ({ skip }) => {
    const order = buyer.issueOrder(await sold(buyer, kind, skip))
    for (const _ of [1, 2]) await buyer.host().voidIssue(order, buyer.call())

    expect(await refusal(issue(order))).toBe('issuanceFailed')
    expect(await buyer.host().findIssue(order.key, buyer.call())).toBeUndefined()
  })
}

/** Tickets for some of the travelers first. */
function partContract(buyer: Buyer): void {
  it('are issued to one traveler after another', async ({ skip }) => {
    const sale = await sold(buyer, partlyTicketed, skip)
    for (const { id } of sale.travelers) {
      const order = buyer.issueOrder(sale)
      const tickets = order.tickets.filter(({ travelerId }) => travelerId === id)
      const issued = await buyer.host().issue({ ...order, tickets }, buyer.call())
      expect(issued.map(({ travelerId }) => travelerId)).toEqual([id])
    }
  })
}

/** The documents of a ticket, to be voided. */
export const documentsOf = ({ travelerId, numbers }: IssuedTicket): DocumentOfTraveler[] =>
  numbers.length === 0
    ? [{ travelerId, surname: 'MARROW' }]
    : numbers.map((number) => ({ travelerId, number, surname: 'MARROW' }))

/** Documents that are voided without loss. */
function voidContract(buyer: Buyer): void {
  async function ticketed(skip: TestContext['skip']) {
    const sale = await sold(buyer, voidable, skip)
    const order = buyer.issueOrder(sale)
    const [ticket] = await buyer.host().issue(order, buyer.call())
    if (!ticket) throw new Error('no ticket was issued')
    return { sale, order, documents: documentsOf(ticket) }
  }

  it('are voided together once and for all, and the seats are held as before', async ({ skip }) => {
    const { sale, order } = await ticketed(skip)
    for (const _ of [1, 2]) await buyer.host().voidIssue(order, buyer.call())

    expect(await buyer.host().findIssue(order.key, buyer.call())).toBeUndefined()
    expect(await refusal(buyer.host().issue(order, buyer.call()))).toBe('issuanceFailed')
    expect(await buyer.subject().ordersOf(sale.key)).toHaveLength(1)
    expect(await refusal(buyer.host().issue(buyer.issueOrder(sale), buyer.call()))).toBe('done')
  })

  it('are voided one by one with the same result however often', async ({ skip }) => {
    const { order, documents } = await ticketed(skip)
    const voidFirst = () => buyer.host().voidIssue({ ...order, documents }, buyer.call())
    const result = await voidFirst()

    expect(await voidFirst()).toEqual(result)
    expect(result.settlementCode).not.toBe('')
  })

  it('are not voided as those of another issuance', async ({ skip }) => {
    const { sale, order, documents } = await ticketed(skip)
    const other = { ...buyer.issueOrder(sale), documents }

    expect(await refusal(buyer.host().voidIssue(other, buyer.call()))).toBe('voidRefused')
    expect(await buyer.host().findIssue(order.key, buyer.call())).toBeDefined()
  })
}
