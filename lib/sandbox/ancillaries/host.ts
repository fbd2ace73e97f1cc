import { Refusal } from '../../kernel/refusals.ts'
import type { Store } from '../../kernel/store.ts'
import type { AirAncillaries } from '../../suppliers/air-ancillaries.ts'
import { emdNumbers } from '../gds/selling/document-numbers.ts'
import { ticketsOver } from '../gds/selling/tickets.ts'
import { seatInventoryOver } from '../seats/inventory.ts'
import { ancillaryInventoryOver } from './inventory.ts'
import { ancillarySalesOver } from './sales.ts'
import { ancillaryShopping } from './shop.ts'

/**
 * The ancillaries of the sandbox's carriers: their prices and how many there are is invented, EMDs have a
 * number range of their own.
 */
export function ancillaryHost(store: Store): AirAncillaries {
  const inventory = ancillaryInventoryOver(store)
  const sales = ancillarySalesOver(store, { pieces: inventory, seats: seatInventoryOver(store) })
  // Unlike a ticket, an EMD does not change what the sale holds.
  const emds = ticketsOver(
    store,
    {
      async addIssue({ key }) {
        if (!(await sales.isSold(key))) throw new Refusal('issuanceFailed')
      },
      removeIssue: async () => undefined,
    },
    emdNumbers,
  )
  return {
    ...ancillaryShopping(inventory),
    ...sales,
    issue: (order, { now }) => emds.issue(order, now),
    findIssue: emds.find,
    voidIssue: (order, { now }) => emds.void(order, now),
  }
}
