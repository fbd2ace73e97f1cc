import type { Store } from '../../repositories/store.ts'
import type { HotelAggregator, HotelSales } from '../../suppliers/hotel-aggregator.ts'
import { withFaultsByGuest } from '../../suppliers/sandbox/hotel/faults.ts'
import { sandboxHotels } from '../../suppliers/sandbox/hotel/host.ts'
import { sandboxHotelSales } from '../../suppliers/sandbox/hotel/selling.ts'

/** The supplier of hotel content of this deployment: the built-in world. An adapter to a real supplier takes its place here. */
export const liveHotels = (store: Store): HotelAggregator => withFaultsByGuest(sandboxHotels(store))

/** The same supplier, for functions that only sell what was found before and give it back. */
export const liveHotelSales = (store: Store): HotelSales => withFaultsByGuest(sandboxHotelSales(store))
