import { describe } from 'vitest'
import { buyerOf } from './air-host/buyer.ts'
import { closedChangingContract } from './air-host/closed-changing.ts'
import { closedDividingContract } from './air-host/closed-dividing.ts'
import { closedSellingContract } from './air-host/closed-selling.ts'
import { closedShoppingContract } from './air-host/closed-shopping.ts'
import { closedTicketingContract } from './air-host/closed-ticketing.ts'
import type { HostUnderTest } from './air-host/host-under-test.ts'

/**
 * What only a closed world can show, whose clock is the moment of the call and whose seats nobody else buys: the same
 * answer to the same request, seats that run out and come back, time limits to the millisecond, several issuances for
 * one sale. It comes on top of the contract of every air host.
 */
export function closedAirHostContract(name: string, start: () => Promise<HostUnderTest>): void {
  describe(`${name} as a closed world`, { shuffle: true }, () => {
    const buyer = buyerOf('closed', start)
    closedShoppingContract(buyer)
    closedSellingContract(buyer)
    closedTicketingContract(buyer)
    closedDividingContract(buyer)
    closedChangingContract(buyer)
  })
}
