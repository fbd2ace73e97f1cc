import { Refusal } from '../../kernel/refusals.ts'
import type { HotelSales } from '../../suppliers/hotel-aggregator.ts'
import { forcesFaults, type SandboxContext } from '../sandbox-context.ts'
import { withFaultsByGuest } from './faults.ts'
import { roomInventoryOver } from './inventory.ts'
import { findProperty } from './properties.ts'
import { rateByCode, roomsLeftOn } from './rates.ts'
import { roomSalesOver } from './sales.ts'

/**
 * Selling selected rates and cancelling their rooms, with the faults that the names of guests force, where that is
 * switched on.
 */
export function sandboxHotelSales(context: SandboxContext): HotelSales {
  const { store } = context
  const inventory = roomInventoryOver(store, roomsLeftOn)
  const { sell, find, cancel } = roomSalesOver(store, inventory)
  const sales: HotelSales = {
    async rate({ property: key, bookingCode, stay, replaces }, { now }) {
      const property = findProperty(key)
      const found = property
        ? rateByCode(
            { property, stay, sold: await inventory.soldAt(property, stay, replaces), now },
            bookingCode,
          )
        : 'unknown'
      if (found === 'unknown') throw new Refusal('hotelBookingCodeUnknown')
      if (found === 'full') throw new Refusal('hotelNotAvailable')
      return found
    },

    sell,
    findSale: ({ key }) => find(key),
    cancel: (key, room, { now }, isMoved) => cancel(key, room, now, isMoved),
  }
  return forcesFaults(context) ? withFaultsByGuest(sales) : sales
}
