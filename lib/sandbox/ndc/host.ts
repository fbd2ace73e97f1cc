import type { Store } from '../../kernel/store.ts'
import type { AirHost } from '../../suppliers/air-host.ts'
import { ancillaryHost } from '../ancillaries/host.ts'
import { divideOver } from '../gds/divide.ts'
import { inventoryOver, soldSeatsOver } from '../gds/inventory.ts'
import { salesOver } from '../gds/sales.ts'
import { gdsShopping } from '../gds/shopping.ts'
import { ticketNumbers, ticketsOver } from '../gds/tickets.ts'
import { orderAt, requireOrderable } from './orders.ts'
import { ndcShopping } from './shopping.ts'

/**
 * The sandbox's NDC carriers: each makes offers of its own for the flights of the same world, which expire,
 * and takes orders for them. Seats are those of the flights: what the GDS sold is gone here, and the other
 * way round.
 */
export function ndcHost(store: Store): AirHost {
  const soldSeats = soldSeatsOver(store)
  const sales = salesOver(store, inventoryOver(store, gdsShopping({ soldSeats }).seatsLeft), orderAt)
  const tickets = ticketsOver(store, sales, ticketNumbers)
  return {
    ...ndcShopping({ soldSeats }),
    async sell(order, now) {
      if (!(await sales.find(order.key))) requireOrderable(order, now)
      return sales.sell(order, now)
    },
    findSale: sales.find,
    release: sales.release,
    divide: divideOver(sales, tickets),
    issue: tickets.issue,
    findIssue: tickets.find,
    voidIssue: tickets.void,
    ancillaries: ancillaryHost(store),
  }
}
