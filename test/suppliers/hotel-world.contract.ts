import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../lib/kernel/instant.ts'
import type { Stay, SupplierRate } from '../../lib/suppliers/hotel-aggregator.ts'
import { type BoughtRooms, type HotelsUnderTest, hotelBuyer } from './hotel-aggregator.contract.ts'
import { purchasesOf } from './purchases.ts'

/** Rooms cost nothing in a closed world. */
const enough = Number.MAX_SAFE_INTEGER

/**
 * What only a supplier can show that has no other customers: the same answer to the same question, rooms that run out
 * and come back. It tells how many rooms are left.
 */
export function hotelWorldContract(name: string, start: () => Promise<HotelsUnderTest>): void {
  describe(`${name} as a closed world of hotels`, () => {
    let subject: HotelsUnderTest
    let buyer: ReturnType<typeof hotelBuyer>
    const purchases = purchasesOf<BoughtRooms>(enough, (bought) => buyer.giveBack(bought))
    beforeAll(async () => {
      subject = await start()
      buyer = hotelBuyer({ run: 'world', ...subject })
    })

    const later = (days: number, nights: number, rooms = subject.stay.rooms): Stay => ({
      checkIn: addDays(subject.stay.checkIn, days),
      checkOut: addDays(subject.stay.checkIn, days + nights),
      rooms,
    })
    const leftOf = async (rate: SupplierRate, stay: Stay): Promise<number> => {
      const { roomsLeft } = await buyer.quoteOf(rate, stay)
      if (roomsLeft === undefined) throw new Error('a closed world tells how many rooms are left')
      return roomsLeft
    }

    it('gives the same answer to the same question', async () => {
      const search = () => subject.hotels.search(subject.around, subject.stay, subject.filter, buyer.call)
      const keys = await buyer.openKeys()
      const rates = () => subject.hotels.rates(keys, subject.stay, subject.filter, buyer.call)

      expect(await search()).toEqual(await search())
      expect(await rates()).toEqual(await rates())
    })

    it('takes one room for one key', async ({ skip }) => {
      const rate = await buyer.aRate()
      const before = await leftOf(rate, subject.stay)
      const { order } = await purchases.buy(skip, () => buyer.sell(buyer.orderFor(rate)))
      await subject.hotels.sell(order, buyer.call)

      expect(await leftOf(rate, subject.stay)).toBe(before - 1)
    })

    it('sells fewer rooms when there are fewer, none when there is none, and has them again after a cancellation', async ({
      skip,
    }) => {
      const stay = later(45, 3)
      const rate = await buyer.aRate(stay)
      const left = await leftOf(rate, stay)
      const tooMany = Array.from({ length: left + 2 }, () => rate.rooms).flat()
      const { order, sale } = await purchases.buy(skip, () => buyer.sell(buyer.orderFor(rate, tooMany)))

      expect(sale.confirmations).toHaveLength(left)
      await expect(buyer.quoteOf(rate, stay)).rejects.toMatchObject({ code: 'hotelNotAvailable' })
      await expect(subject.hotels.sell(buyer.orderFor(rate), buyer.call)).rejects.toMatchObject({
        code: 'hotelNotAvailable',
      })

      await subject.hotels.cancel({ key: order.key, room: 0, isMoved: false }, buyer.call)
      expect(await leftOf(rate, stay)).toBe(1)
    })

    it('counts a stay over the end of a month once, in the rates of the hotel and in a search', async ({
      skip,
    }) => {
      const checkIn = `${addDays(subject.stay.checkIn, 100).slice(0, 7)}-28`
      const stay: Stay = { checkIn, checkOut: addDays(checkIn, 6), rooms: [1] }
      const rate = await buyer.aRate(stay)
      const before = await leftOf(rate, stay)
      await purchases.buy(skip, () => buyer.sell(buyer.orderFor(rate)))
      expect(await leftOf(rate, stay)).toBe(before - 1)

      const key = [rate.property.key]
      const plan = {
        ...subject.filter,
        plans: rate.plan.code === undefined ? [] : [{ code: rate.plan.code }],
      }
      const offers = await subject.hotels.rates(key, stay, plan, buyer.call)
      const seen = async () => (await subject.hotels.lookUp(key, stay, plan, buyer.call))[0]?.rates
      for (const offer of offers) {
        const rooms = Array.from({ length: (offer.roomsLeft ?? 0) - 1 }, () => offer.rooms).flat()
        if (rooms.length > 0) await purchases.buy(skip, () => buyer.sell(buyer.orderFor(offer, rooms)))
      }
      expect(await seen()).toBeDefined()
      for (const offer of offers) await purchases.buy(skip, () => buyer.sell(buyer.orderFor(offer)))
      expect(await seen()).toBeUndefined()
    })

    it('of many buyers at once each gets a room of its own, and no room is sold twice', async ({ skip }) => {
      const stay = later(80, 1, [1])
      const rate = await buyer.aRate(stay)
      const left = await leftOf(rate, stay)
      const outcomes = await Promise.allSettled(
        Array.from({ length: left + 10 }, () => purchases.buy(skip, () => buyer.sell(buyer.orderFor(rate)))),
      )
      const sold = outcomes.flatMap((outcome) =>
        outcome.status === 'fulfilled' ? outcome.value.sale.confirmations : [],
      )

      expect(sold).toHaveLength(left)
      expect(new Set(sold).size).toBe(left)
    })
  })
}
