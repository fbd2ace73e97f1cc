import type { Store } from '../../repositories/store.ts'
import type { HotelAggregator } from '../../suppliers/hotel-aggregator.ts'
import { withFaultsByGuest } from '../../suppliers/sandbox/hotel/faults.ts'
import { sandboxHotels } from '../../suppliers/sandbox/hotel/host.ts'

/** The supplier of hotel content of this deployment: the built-in world. An adapter to a real supplier takes its place here. */
export const liveHotels = (store: Store): HotelAggregator => withFaultsByGuest(sandboxHotels(store))
