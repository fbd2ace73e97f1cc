import { expect, it } from 'vitest'
import type { Capability } from '../../../lib/pricing/capabilities.ts'
import { SupplierUnavailable } from '../../../lib/suppliers/air-host.ts'
import { refusal } from '../refusal.ts'
import { type Buyer, canAll } from './buyer.ts'

/** Documents of held sales. */
export function ticketingContract(buyer: Buyer): void {
  const noHold = 'no offer of the journey can be held'
  const noVoid = 'no offer of the journey can be held, and its documents voided'
  const sold = async (...wanted: readonly Capability[]) => {
    const priced = await buyer.offer(canAll('hold', ...wanted))
    if (!priced) return undefined
    const sale = buyer.order(priced)
    await buyer.host().sell(sale, buyer.call())
    return sale
  }

  it('issues documents once for each key, for every traveler, no number twice', async ({ skip }) => {
    const sale = (await sold()) ?? skip(noHold)
    const issue = buyer.issueOrder(sale)
    const first = await buyer.host().issue(issue, buyer.call())
    const numbers = first.flatMap((ticket) => ticket.numbers)

    expect(await buyer.host().issue(issue, buyer.call())).toEqual(first)
    expect(await buyer.host().findIssue(issue.key, buyer.call())).toEqual(first)
    expect(first.map(({ travelerId }) => travelerId)).toEqual(sale.travelers.map(({ id }) => id))
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const number of numbers) expect(number.trim()).not.toBe('')
    expect(await buyer.subject().ordersOf(sale.key)).toHaveLength(1)
  })

  it('issues once for two concurrent issuances under one key', async ({ skip }) => {
    const issue = buyer.issueOrder((await sold()) ?? skip(noHold))
    const outcomes = await Promise.allSettled([1, 2].map(() => buyer.host().issue(issue, buyer.call())))
    const found = await buyer.host().findIssue(issue.key, buyer.call())

    expect(found).toBeDefined()
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') expect(outcome.value).toEqual(found)
      else expect(outcome.reason).toBeInstanceOf(SupplierUnavailable)
    }
  })

  it('finds an issuance whose answer was lost, and does not issue again', async ({ skip }) => {
    const lose = buyer.subject().loseNextAnswer ?? skip('no answer of this supplier gets lost')
    const issue = buyer.issueOrder((await sold()) ?? skip(noHold))
    lose()
    await expect(buyer.host().issue(issue, buyer.call())).rejects.toThrow(SupplierUnavailable)
    const found = await buyer.host().findIssue(issue.key, buyer.call())

    expect(found).toBeDefined()
    expect(await buyer.host().issue(issue, buyer.call())).toEqual(found)
  })

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

  it('issues to some of the travelers, the others later', async ({ skip }) => {
    const sale = (await sold('partTicketing')) ?? skip('no offer can be held and ticketed in parts')
    const parts = sale.travelers.map(({ id }) => {
      const issue = buyer.issueOrder(sale)
      return { ...issue, tickets: issue.tickets.filter(({ travelerId }) => travelerId === id) }
    })
    for (const part of parts) {
      const issued = await buyer.host().issue(part, buyer.call())
      expect(issued.map(({ travelerId }) => travelerId)).toEqual(
        part.tickets.map(({ travelerId }) => travelerId),
      )
    }
  })

  it('voids what was never issued without complaint, which forbids a late issuance', async ({ skip }) => {
    const issue = buyer.issueOrder((await sold('void')) ?? skip(noVoid))
    for (const _ of [1, 2]) await buyer.host().voidIssue(issue, buyer.call())

    expect(await refusal(buyer.host().issue(issue, buyer.call()))).toBe('issuanceFailed')
    expect(await buyer.host().findIssue(issue.key, buyer.call())).toBeUndefined()
  })

  it('voids an issuance once and for all, and holds the seats as before', async ({ skip }) => {
    const sale = (await sold('void')) ?? skip(noVoid)
    const issue = buyer.issueOrder(sale)
    await buyer.host().issue(issue, buyer.call())
    for (const _ of [1, 2]) await buyer.host().voidIssue(issue, buyer.call())

    expect(await buyer.host().findIssue(issue.key, buyer.call())).toBeUndefined()
    expect(await refusal(buyer.host().issue(issue, buyer.call()))).toBe('issuanceFailed')
    expect(await buyer.subject().ordersOf(sale.key)).toHaveLength(1)
    expect(await refusal(buyer.host().issue(buyer.issueOrder(sale), buyer.call()))).toBe('done')
  })

  it('voids single documents under the same settlement code however often', async ({ skip }) => {
    const sale = (await sold('void')) ?? skip(noVoid)
    const issue = buyer.issueOrder(sale)
    const [ticket] = await buyer.host().issue(issue, buyer.call())
    if (!ticket || ticket.numbers.length === 0) return skip('its sales have no documents')
    const documents = ticket.numbers.map((number) => ({ number, surname: 'MARROW' }))
    const voidFirst = () => buyer.host().voidIssue({ ...issue, documents }, buyer.call())

    expect(await voidFirst()).toBe(await voidFirst())
  })

  it('voids no documents of another issuance', async ({ skip }) => {
    const sale = (await sold('void')) ?? skip(noVoid)
    const issue = buyer.issueOrder(sale)
    const [ticket] = await buyer.host().issue(issue, buyer.call())
    if (!ticket || ticket.numbers.length === 0) return skip('its sales have no documents')
    const documents = ticket.numbers.map((number) => ({ number, surname: 'MARROW' }))
    const other = { ...buyer.issueOrder(sale), documents }

    expect(await refusal(buyer.host().voidIssue(other, buyer.call()))).toBe('voidRefused')
    expect(await buyer.host().findIssue(issue.key, buyer.call())).toBeDefined()
  })
}
