import { expect, it } from 'vitest'
import { segmentsOf } from '../../../lib/pricing/fare.ts'
import { refusal } from '../refusal.ts'
import type { Buyer } from './buyer.ts'
import { closedWorld } from './closed-world.ts'
import { documentsOf } from './ticketing.ts'

/** Tickets of a closed world, numbered by the carriers' own stock. */
export function closedTicketingContract(buyer: Buyer): void {
  const { at, itinerary, sell } = closedWorld(buyer)
  const sold = async () => {
    const sale = buyer.order(await itinerary())
    await buyer.host().sell(sale, buyer.call())
    return sale
  }

  it('numbers tickets with 13 digits, one document for every four coupons', async () => {
    const sale = await sold()
    const tickets = await buyer.host().issue(buyer.issueOrder(sale), buyer.call())

    expect(tickets).toHaveLength(sale.travelers.length)
    for (const { numbers } of tickets) {
      expect(numbers).toHaveLength(Math.ceil(segmentsOf(sale.itinerary).length / 4))
      for (const number of numbers) expect(number).toMatch(/^\d{13}$/)
    }
  })

  it('keeps ticketed seats after the time limit', async () => {
    const sale = await sold()
    await buyer.host().issue(buyer.issueOrder(sale), buyer.call())

    expect(await sell(sale, sale.ticketingTimeLimit + 1)).toBe('done')
    expect(await buyer.host().findSale(sale.key, at(sale.ticketingTimeLimit + 1))).toBeDefined()
    expect(await buyer.subject().ordersOf(sale.key)).toMatchObject([{ seats: sale.travelers.length }])
  })

  it('issues several times for one sale, and voids the documents of one issuance only', async () => {
    const sale = await sold()
    const issues = [buyer.issueOrder(sale), buyer.issueOrder(sale)] as const
    const [ticket] = await buyer.host().issue(issues[0], buyer.call())
    const others = await buyer.host().issue(issues[1], buyer.call())
    const documents = ticket ? documentsOf(ticket) : []
    const { settlementCode } = await buyer.host().voidIssue({ ...issues[0], documents }, buyer.call())

    expect(settlementCode).toMatch(/^[A-Z0-9]{13}$/)
    expect(await refusal(buyer.host().voidIssue({ ...issues[1], documents }, buyer.call()))).toBe(
      'voidRefused',
    )
    expect(await buyer.host().findIssue(issues[1].key, buyer.call())).toEqual(others)
  })
}
