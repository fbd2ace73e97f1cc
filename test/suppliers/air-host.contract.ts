import { describe } from 'vitest'
import { ancillariesContract } from './air-host/ancillaries.ts'
import { buyerOf } from './air-host/buyer.ts'
import { cancellingContract } from './air-host/cancelling.ts'
import { changingContract } from './air-host/changing.ts'
import { dividingContract } from './air-host/dividing.ts'
import type { HostUnderTest } from './air-host/host-under-test.ts'
import { refundingContract } from './air-host/refunding.ts'
import { seatsContract } from './air-host/seats.ts'
import { sellingContract } from './air-host/selling.ts'
import { shoppingContract } from './air-host/shopping.ts'
import { ticketingContract } from './air-host/ticketing.ts'

/**
 * The contract of every supplier of air content: what holds for a remote one with a clock, prices and orders of its own
 * as well. An adapter calls this with itself; nothing here knows the sandbox.
 *
 * Each test stands alone, in any order, buys within the budget and gives back what it bought. What a host does not say
 * that it can do is skipped, with the reason.
 */
export function airHostContract(name: string, start: () => Promise<HostUnderTest>): void {
  describe(`${name} as an air host`, { shuffle: true }, () => {
    const buyer = buyerOf('any', start)
    shoppingContract(buyer)
    sellingContract(buyer)
    ticketingContract(buyer)
    cancellingContract(buyer)
    refundingContract(buyer)
    ancillariesContract(buyer)
    changingContract(buyer)
    seatsContract(buyer)
    dividingContract(buyer)
  })
}
