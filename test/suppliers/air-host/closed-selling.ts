import { expect, it } from 'vitest'
import { countSeats } from '../../../lib/kernel/passengers.ts'
import { segmentsOf } from '../../../lib/pricing/fare.ts'
import type { Buyer } from './buyer.ts'
import { closedWorld } from './closed-world.ts'

/** Sales of a closed world. */
export function closedSellingContract(buyer: Buyer): void {
  const { itinerary, sell, sellOut, offeredAt } = closedWorld(buyer)

  it('runs out of seats, and never sells one more', async () => {
    const priced = await itinerary()
    const { sold, ended } = await sellOut(priced)

    expect(ended).toBe('segmentsCannotBeBooked')
    expect(sold.length).toBeGreaterThan(0)
    expect(await sell(buyer.order(priced))).toBe('segmentsCannotBeBooked')
  })

  it('sells the seats again that were released', async () => {
    const priced = await itinerary()
    const { sold } = await sellOut(priced)
    const [first] = sold
    if (!first) throw new Error('no seat at all')
    await buyer.host().release(first.key, priced, buyer.call())

    expect(await sell(buyer.order(priced))).toBe('done')
    expect(await sell(buyer.order(priced))).toBe('segmentsCannotBeBooked')
  })

  it('sells the seats again that were not ticketed in time, and not a millisecond earlier', async () => {
    const priced = await itinerary()
    const { sold } = await sellOut(priced)
    const limit = sold[0]?.ticketingTimeLimit
    if (limit === undefined) throw new Error('no seat at all')
    const sameFlightsLater = offeredAt(priced, limit)

    expect(await sell(buyer.order(sameFlightsLater), limit - 1)).toBe('segmentsCannotBeBooked')
    expect(await sell(buyer.order(sameFlightsLater), limit)).toBe('done')
  })

  it('sells an offer the seats that sales without a price hold; an undo returns them', async ({ skip }) => {
    const host = buyer.host()
    if (!host.sellUnquotedSeats || !host.undoSale) return skip('sells priced journeys only')
    const priced = await itinerary()
    const holds = segmentsOf(priced).map(({ flight, bookingClass }) => ({
      ...buyer.order(priced),
      itinerary: { legs: [{ segments: [{ flight, bookingClass }] }], passengers: priced.passengers },
    }))
    for (const hold of holds) await host.sellUnquotedSeats(hold, buyer.call())
    await sellOut(priced)
    const replacesSegments = holds.flatMap(({ key: saleKey, itinerary: { legs } }) =>
      legs.flatMap(({ segments }) =>
        segments.map((segment) => ({ ...segment, saleKey, seats: countSeats(priced.passengers) })),
      ),
    )
    const [failing, offer] = [
      { ...buyer.order(priced), replacesSegments },
      { ...buyer.order(priced), replacesSegments },
    ]

    expect(await sell(buyer.order(priced))).toBe('segmentsCannotBeBooked')
    expect(await sell(failing)).toBe('done')
    for (const _ of [1, 2]) await host.undoSale(failing, buyer.call())
    expect(await sell(failing)).toBe('segmentsCannotBeBooked')
    expect(await sell(buyer.order(priced))).toBe('segmentsCannotBeBooked')
    expect(await sell(offer)).toBe('done')
    for (const { key, itinerary: seats } of holds) await host.release(key, seats, buyer.call())
    expect(await sell(buyer.order(priced))).toBe('segmentsCannotBeBooked')
    expect(await host.findSale(offer.key, buyer.call())).toBeDefined()
  })
}
