import type { EpochMs } from '../../../lib/kernel/instant.ts'
import type { PricedItinerary } from '../../../lib/pricing/fare.ts'
import type { SellOrder } from '../../../lib/suppliers/seat-orders.ts'
import type { SupplierCall } from '../../../lib/suppliers/supplier-call.ts'
import { refusal, sellOut } from '../refusal.ts'
import type { Buyer } from './buyer.ts'

/** The buyer of a closed world, which can call at any moment and buy all that there is. */
export function closedWorld(buyer: Buyer) {
  const at = (now: EpochMs): SupplierCall => ({ ...buyer.call(), now })
  const sell = (order: SellOrder, now = buyer.call().now): Promise<string> =>
    refusal(buyer.host().sell(order, at(now)))

  /**
   * The priced offer as wanted that runs out first, with seats for two parties; undefined: there is none. How many
   * seats a class has is reported up to nine.
   */
  async function scarceOffer(
    isWanted: (priced: PricedItinerary) => boolean = () => true,
  ): Promise<PricedItinerary | undefined> {
    const groups = await buyer.shop()
    const fares = groups.flatMap((group) =>
      group.fares.map((_, fare) => {
        const seats = group.legs.map(({ options: [option] }) => option?.classes[fare]?.seatsLeft ?? 9)
        return { group, fare, seats: Math.min(...seats) }
      }),
    )
    const scarce = fares.filter(({ seats }) => seats >= 4 && seats < 9).sort((a, b) => a.seats - b.seats)
    for (const { group, fare } of scarce) {
      const priced = await buyer.priceOf(group, fare)
      if (isWanted(priced)) return priced
    }
    return undefined
  }

  return {
    at,
    /** @returns `done`, or the code of the refusal */
    sell,

    scarceOffer,

    async itinerary(): Promise<PricedItinerary> {
      const priced = await scarceOffer()
      if (!priced) throw new Error('the host sells nothing on the journey that runs out soon')
      return priced
    },

    /** Buys the journey until there are no seats any more. */
    sellOut: (priced: PricedItinerary, now = buyer.call().now) =>
      sellOut(
        () => buyer.order(priced),
        (order) => buyer.host().sell(order, at(now)),
      ),

    /** The journey, with time limits after a moment. */
    offeredAt: (priced: PricedItinerary, now: EpochMs): PricedItinerary => ({
      ...priced,
      guaranteedUntil: now + 60_000,
      ticketingTimeLimit: now + 60_000,
    }),
  }
}
