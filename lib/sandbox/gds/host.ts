import type { Store } from '../../kernel/store.ts'
import type { AirHost } from '../../suppliers/air-host.ts'
import { ancillaryHost } from '../ancillaries/host.ts'
import { divideOver } from './divide.ts'
import { inventoryOver, soldSeatsOver } from './inventory.ts'
import { gdsFares } from './pricing.ts'
import { carriersBooking, salesOver } from './sales.ts'
import { gdsShopping } from './shopping.ts'
import { ticketNumbers, ticketsOver } from './tickets.ts'

/**
 * The sandbox's GDS: real airports and carriers, an invented timetable and fares, seats that run out, tickets
 * with numbers.
 */
export function gdsHost(store: Store): AirHost {
  const parts = { soldSeats: soldSeatsOver(store) }
  const { shop, price, options, availability, seatsLeft } = gdsShopping(parts)
  const { fareDisplay } = gdsFares(parts)
  const sales = salesOver(store, inventoryOver(store, seatsLeft), carriersBooking)
  const tickets = ticketsOver(store, sales, ticketNumbers)
  return {
    source: 'GDS',
    shop,
    price,
    options,
    availability,
    fareDisplay,
    sell: sales.sell,
    sellUnpriced: sales.sell,
    findSale: sales.find,
    release: sales.release,
    undoSale: sales.undo,
    releaseFlights: sales.releaseFlights,
    divide: divideOver(sales, tickets),
    issue: tickets.issue,
    findIssue: tickets.find,
    voidIssue: tickets.void,
    ancillaries: ancillaryHost(store),
  }
}
