import type { Store } from '../../kernel/store.ts'
import type { AirHost } from '../../suppliers/air-host.ts'
import { ancillaryHost } from '../ancillaries/host.ts'
import { worldsForChanges } from '../changes/worlds.ts'
import { limitsOnSale } from '../gds/availability.ts'
import { divideOver } from '../gds/selling/divide.ts'
import { ticketNumbers } from '../gds/selling/document-numbers.ts'
import { inventoryOver } from '../gds/selling/inventory.ts'
import { salesOver } from '../gds/selling/sales.ts'
import { seatSalesOver } from '../gds/selling/seat-sales.ts'
import { soldSeatsOver } from '../gds/selling/stored-sold-seats.ts'
import { ticketsOver } from '../gds/selling/tickets.ts'
import { seatInventoryOver } from '../seats/inventory.ts'
import { seatMapsOver } from '../seats/seat-maps.ts'
import { ndcCancellationQuotes, ndcCancellationsOver } from './cancellations.ts'
import { ndcChanges } from './changes.ts'
import { bookingOfOrder, requireOrderable } from './orders.ts'
import { ndcShopping } from './shopping.ts'

/**
 * The sandbox's NDC carriers: each makes offers of its own for the flights of the same world, which expire,
 * and accepts orders for them. GDS and NDC sell the same seats.
 */
export function ndcHost(store: Store): AirHost {
  const seats = seatSalesOver(store, inventoryOver(store, limitsOnSale()))
  const sales = salesOver(seats, bookingOfOrder)
  const tickets = ticketsOver(store, sales, ticketNumbers)
  const divide = divideOver(seats, tickets, bookingOfOrder)
  const quotes = ndcCancellationQuotes(store, { soldSeats: soldSeatsOver(store) })
  const orders = ndcCancellationsOver(store, quotes, {
    release: ({ saleKey, itinerary }) => sales.release(saleKey, itinerary),
    releaseFlights: sales.releaseFlights,
  })
  return {
    ...ndcShopping({ soldSeats: soldSeatsOver(store) }),
    async sell(order, { now }) {
      if (!(await sales.find(order.key))) requireOrderable(order, now)
      return sales.sell(order, now)
    },
    // The carriers confirm every special service.
    requestSpecialServices: async () => undefined,
    correctNames: async () => undefined,
    findSale: sales.find,
    release: sales.release,
    undoSale: (sale, { now }) => sales.undo(sale, now),
    divide: (order, { now }) => divide(order, now),
    issue: (order, { now }) => tickets.issue(order, now),
    findIssue: tickets.find,
    // What was cancelled with its order has nothing left to void.
    voidIssue: async (order, call) =>
      (await orders.findCancellation({ ...order, documents: [] }, call)) ? {} : tickets.void(order, call.now),
    orders,
    ancillaries: ancillaryHost(store),
    changes: ndcChanges(worldsForChanges(store)),
    seats: seatMapsOver(seatInventoryOver(store)),
  }
}
