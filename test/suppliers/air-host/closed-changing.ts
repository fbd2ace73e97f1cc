import { expect, it } from 'vitest'
import { segmentsOf } from '../../../lib/pricing/fare.ts'
import type { Buyer } from './buyer.ts'
import { closedWorld } from './closed-world.ts'
import { isChangeable, keptSeats, ordersToChange, stays } from './orders-to-change.ts'

/** Seats of changed orders, by what is left to sell. */
export function closedChangingContract(buyer: Buyer): void {
  const { offeredAt, scarceOffer, sell, sellOut } = closedWorld(buyer)
  const orders = ordersToChange(buyer, () => scarceOffer(isChangeable))

  it('changes to what it holds itself, also when nothing else is left there', async ({ skip }) => {
    const order = await orders.held(skip)
    const { sold } = await sellOut(order.sale.itinerary)
    const { journey } = buyer.subject()
    const legs = journey.legs.map((leg, index) => ({ ...leg, locked: stays(order.sale.itinerary, index) }))
    const change = await orders.firstChange({ ...order, request: { ...order.request, legs } })
    const sale = orders.orderOf(order, change)
    await buyer.host().sell(sale, buyer.call())

    expect(sale.replacesSegments).toHaveLength(segmentsOf(sale.itinerary).length)
    for (const other of sold) await buyer.host().release(other.key, other.itinerary, buyer.call())
    await buyer.host().release(order.sale.key, order.sale.itinerary, buyer.call())
    expect((await buyer.subject().ordersOf(sale.key))[0]?.flights).toHaveLength(
      segmentsOf(sale.itinerary).length,
    )
  })

  it('gives back seats for good to a ticketed sale whose change is undone', async ({ skip }) => {
    const order = await orders.ticketed(skip)
    const { undoSale } = buyer.host()
    if (!undoSale) return skip('this supplier does not let sales inherit seats')
    const before = await buyer.subject().ordersOf(order.sale.key)
    const change = await orders.firstChange(order)
    const sale = orders.orderOf(order, change)
    await buyer.host().sell(sale, buyer.call())
    const { key, itinerary } = sale
    await undoSale({ key, itinerary, replacesSegments: keptSeats(order.sale, itinerary) }, buyer.call())
    // A later sale on the same flights clears what is past its time limit.
    const late = order.sale.ticketingTimeLimit + 1

    expect(await sell(buyer.order(offeredAt(order.sale.itinerary, late)), late)).toBe('done')
    expect(await buyer.subject().ordersOf(order.sale.key)).toEqual(before)
  })
}
