import { expect, it } from 'vitest'
import { segmentsOf } from '../../../lib/pricing/fare.ts'
import { priceTotals } from '../../../lib/pricing/itinerary-price.ts'
import type { Buyer } from './buyer.ts'
import { closedWorld } from './closed-world.ts'

/** Searches and prices of a closed world. */
export function closedShoppingContract(buyer: Buyer): void {
  const { at, itinerary } = closedWorld(buyer)

  it('returns the same answer to the same request at the same time', async () => {
    expect(await buyer.shop()).toEqual(await buyer.shop())
  })

  it('prices every fare that it shows at the price that it shows', async () => {
    for (const group of (await buyer.shop()).slice(0, 10)) {
      for (const [index, fare] of group.fares.entries()) {
        const priced = await buyer.priceOf(group, index)
        expect(priceTotals(priced.price)).toEqual(priceTotals(fare.price))
      }
    }
  })

  it('keeps a price until its guarantee is over', async () => {
    const [group] = await buyer.shop()
    const priced = await buyer.priceOf(group)

    expect(priceTotals((await buyer.priceOf(group, 0, at(priced.guaranteedUntil - 1))).price)).toEqual(
      priceTotals(priced.price),
    )
  })

  it('offers the same services to the same question', async () => {
    const priced = await itinerary()
    const shop = () =>
      buyer
        .host()
        .ancillaries.shop(
          { itinerary: priced, saleKey: undefined, travelers: buyer.travelers(priced) },
          buyer.call(),
        )

    expect(segmentsOf(priced).length).toBeGreaterThan(0)
    expect(await shop()).not.toEqual([])
    expect(await shop()).toEqual(await shop())
  })
}
