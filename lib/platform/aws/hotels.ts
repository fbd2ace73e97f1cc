import type { Store } from '../../kernel/store.ts'
import { withFaultsByGuest } from '../../sandbox/hotel/faults.ts'
import { sandboxHotels } from '../../sandbox/hotel/host.ts'
import { sandboxHotelSales } from '../../sandbox/hotel/selling.ts'
import type { HotelAggregator, HotelSales } from '../../suppliers/hotel-aggregator.ts'

/**
 * The supplier of hotel content of this deployment: the built-in world. An adapter to a real supplier takes
 * its place here.
 */
export const liveHotels = (store: Store): HotelAggregator => withFaultsByGuest(sandboxHotels(store))

/** The same supplier, for functions that only sell what was found before and give it back. */
export const liveHotelSales = (store: Store): HotelSales => withFaultsByGuest(sandboxHotelSales(store))
