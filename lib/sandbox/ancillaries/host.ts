import type { Store } from '../../kernel/store.ts'
import type { AirAncillaries } from '../../suppliers/air-ancillaries.ts'
import { emdNumbers, ticketsOver } from '../gds/tickets.ts'
import { ancillarySalesOver } from './sales.ts'
import { ancillaryShopping } from './shop.ts'
import { ancillaryStockOver } from './stock.ts'

/**
 * The services of the sandbox's carriers beside the seat: what they cost and how many there are is invented,
 * EMDs have numbers of their own.
 */
export function ancillaryHost(store: Store): AirAncillaries {
  const stock = ancillaryStockOver(store)
  const sales = ancillarySalesOver(store, stock)
  // An EMD makes nothing firm that the sale did not.
  const emds = ticketsOver(
    store,
    { isSold: sales.isSold, addIssue: async () => undefined, removeIssue: async () => undefined },
    emdNumbers,
  )
  return {
    ...ancillaryShopping(stock),
    ...sales,
    issue: emds.issue,
    findIssue: emds.find,
    voidIssue: emds.void,
  }
}
