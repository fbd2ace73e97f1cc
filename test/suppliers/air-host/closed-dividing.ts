import { expect, it, type TestContext } from 'vitest'
import type { PricedItinerary } from '../../../lib/pricing/fare.ts'
import type { Buyer } from './buyer.ts'
import { closedWorld } from './closed-world.ts'
import { soldForTwo, withPassengers } from './dividing.ts'
import { documentsOf } from './ticketing.ts'

/** Seats and tickets of divided sales, by how many more can be sold. */
export function closedDividingContract(buyer: Buyer): void {
  const { offeredAt, scarceOffer, sellOut } = closedWorld(buyer)
  /** How often the journey of a sale can be sold to one more traveler. */
  async function seatsLeft(priced: PricedItinerary, now = buyer.call().now): Promise<number> {
    const forOne = offeredAt(withPassengers(priced, 1), now)
    const { sold } = await sellOut(forOne, now)
    for (const sale of sold) await buyer.host().release(sale.key, forOne, buyer.call())
    return sold.length
  }
  async function dividable(skip: TestContext['skip']) {
    const parts = await soldForTwo(buyer, skip, scarceOffer)
    const host = buyer.host()
    return {
      ...parts,
      divide: (issueKeys: readonly string[] = []) =>
        host.divide?.({ ...parts.divided, issueKeys }, buyer.call()),
    }
  }

  it('sells and releases no seat by dividing; each part releases its own', async ({ skip }) => {
    const { sale, divided, divide } = await dividable(skip)
    const before = await seatsLeft(sale.itinerary)
    await divide()

    expect(await seatsLeft(sale.itinerary)).toBe(before)
    await buyer.host().release(divided.key, divided.itinerary, buyer.call())
    await divide()
    expect(await seatsLeft(sale.itinerary)).toBe(before + 1)
    await buyer.host().release(sale.key, sale.itinerary, buyer.call())
    expect(await seatsLeft(sale.itinerary)).toBe(before + 2)
  })

  it('gets no seat by dividing a sale that was released', async ({ skip }) => {
    const { sale, divide } = await dividable(skip)
    await buyer.host().release(sale.key, sale.itinerary, buyer.call())
    const before = await seatsLeft(sale.itinerary)
    await divide()

    expect(await seatsLeft(sale.itinerary)).toBe(before)
  })

  it('keeps divided seats firm as long as a ticket of their own part is left', async ({ skip }) => {
    const { sale, stays, leaves, divided, divide } = await dividable(skip)
    const issuance = buyer.issueOrder(sale)
    const tickets = await buyer.host().issue(issuance, buyer.call())
    // The host knows whose seats they are, for every caller.
    const voidTickets = (traveler: string) => {
      const documents = tickets.filter(({ travelerId }) => travelerId === traveler).flatMap(documentsOf)
      return buyer.host().voidIssue({ ...issuance, saleKey: divided.key, documents }, buyer.call())
    }
    const after = sale.ticketingTimeLimit + 1
    const before = await seatsLeft(sale.itinerary, after)
    await divide([issuance.key])

    expect(await seatsLeft(sale.itinerary, after)).toBe(before)
    await voidTickets(leaves)
    expect(await seatsLeft(sale.itinerary, after)).toBe(before + 1)
    await voidTickets(stays)
    expect(await seatsLeft(sale.itinerary, after)).toBe(before + 2)
  })

  it('takes no seats of the other part by ticketing one later', async ({ skip }) => {
    const { sale, stays, divided, divide } = await dividable(skip)
    await divide()
    const before = await seatsLeft(sale.itinerary)
    const issuance = buyer.issueOrder(sale)
    const tickets = issuance.tickets.filter(({ travelerId }) => travelerId === stays)
    await buyer.host().issue({ ...issuance, tickets }, buyer.call())
    await buyer.host().voidIssue(issuance, buyer.call())

    expect(await seatsLeft(sale.itinerary)).toBe(before)
    await buyer.host().release(divided.key, divided.itinerary, buyer.call())
    expect(await seatsLeft(sale.itinerary)).toBe(before + 1)
  })
}
