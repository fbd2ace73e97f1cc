import { Refusal } from '../../kernel/refusals.ts'
import type { HotelSales } from '../../suppliers/hotel-aggregator.ts'
import { sandboxHotelsName } from '../host-names.ts'
import { forcesFaults, type SandboxContext } from '../sandbox-context.ts'
import { type SandboxHotelSales, withFaultsByGuest } from './faults.ts'
import { roomInventoryOver } from './inventory.ts'
import { findProperty } from './properties.ts'
import { rateByName, roomsLeftOn } from './rates.ts'
import { roomSalesOver } from './sales.ts'

/**
 * Selling selected rates and cancelling their rooms, with the faults that the names of guests force, where that is
 * switched on.
 */
export function sandboxHotelSales(context: SandboxContext): HotelSales {
  const { store } = context
  const inventory = roomInventoryOver(store, roomsLeftOn)
  const { sell, find, cancel } = roomSalesOver(store, inventory)
  const sales: SandboxHotelSales = {
    supplier: sandboxHotelsName,

    async rate({ property: key, name, stay, replaces }, { now }) {
      const property = findProperty(key)
      const found = property
        ? rateByName({ property, stay, sold: await inventory.soldAt(property, stay, replaces), now }, name)
        : 'unknown'
      if (found === 'unknown') throw new Refusal('hotelBookingCodeUnknown')
      if (found === 'full') throw new Refusal('hotelNotAvailable')
      return found
    },

    sell,
    findSale: ({ key }) => find(key),
    cancel: (room, { now }) => cancel(room, now),
  }
  return forcesFaults(context) ? withFaultsByGuest(sales) : sales
}
