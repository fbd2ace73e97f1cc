import { Refusal } from '../../kernel/refusals.ts'
import type { Store } from '../../kernel/store.ts'
import type { HotelSales } from '../../suppliers/hotel-aggregator.ts'
import { sandboxHotelsName } from '../host-names.ts'
import { withFaultsByGuest } from './faults.ts'
import { roomInventoryOver } from './inventory.ts'
import { findProperty } from './properties.ts'
import { rateByName, roomsLeftOn } from './rates.ts'
import { roomSalesOver } from './sales.ts'

/** Selling selected rates and cancelling their rooms, with the faults that the names of guests force. */
export function sandboxHotelSales(store: Store): HotelSales {
  const inventory = roomInventoryOver(store, roomsLeftOn)
  const { sell, find, cancel } = roomSalesOver(store, inventory)
  return withFaultsByGuest({
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
  })
}
