import type { Store } from '../../kernel/store.ts'
import type { AirHost } from '../../suppliers/air-host.ts'
import { ancillaryHost } from '../ancillaries/host.ts'
import { worldsForChanges } from '../changes/worlds.ts'
import { seatInventoryOver } from '../seats/inventory.ts'
import { seatMapsOver } from '../seats/seat-maps.ts'
import { limitsOnSale } from './availability.ts'
import { gdsChanges } from './changes.ts'
import { gdsFares } from './pricing.ts'
import { gdsRefundQuotes } from './refund-quotes.ts'
import { gdsSearch } from './search.ts'
import { divideOver } from './selling/divide.ts'
import { ticketNumbers } from './selling/document-numbers.ts'
import { inventoryOver } from './selling/inventory.ts'
import { refundsOver } from './selling/refunds.ts'
import { carriersBooking, salesOver } from './selling/sales.ts'
import { seatSalesOver } from './selling/seat-sales.ts'
import { soldSeatsOver } from './selling/stored-sold-seats.ts'
import { ticketsOver } from './selling/tickets.ts'

/**
 * The sandbox's GDS: real airports and carriers, an invented timetable and fares, seats that run out, tickets
 * with numbers.
 */
export function gdsHost(store: Store): AirHost {
  const parts = { soldSeats: soldSeatsOver(store) }
  const seats = seatSalesOver(store, inventoryOver(store, limitsOnSale()))
  const sales = salesOver(seats, carriersBooking)
  const tickets = ticketsOver(store, sales, ticketNumbers)
  const divide = divideOver(seats, tickets, carriersBooking)
  return {
    ...gdsSearch(parts),
    ...gdsFares(parts),
    sell: (order, { now }) => sales.sell(order, now),
    sellUnquotedSeats: (order, { now }) => sales.sell(order, now),
    // The carriers confirm every special service.
    requestSpecialServices: async () => undefined,
    correctNames: async () => undefined,
    findSale: sales.find,
    release: sales.release,
    undoSale: (sale, { now }) => sales.undo(sale, now),
    releaseFlights: sales.releaseFlights,
    divide: (order, { now }) => divide(order, now),
    issue: (order, { now }) => tickets.issue(order, now),
    findIssue: tickets.find,
    voidIssue: (order, { now }) => tickets.void(order, now),
    ancillaries: ancillaryHost(store),
    changes: gdsChanges(worldsForChanges(store)),
    refunds: refundsOver(store, gdsRefundQuotes(parts)),
    seats: seatMapsOver(seatInventoryOver(store)),
  }
}
