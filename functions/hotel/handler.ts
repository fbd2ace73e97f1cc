import { liveHotels } from '../../lib/runtime/live/hotels.ts'
import { livePlatform } from '../../lib/runtime/live/live-platform.ts'
import { liveStore } from '../../lib/runtime/live/live-store.ts'
import { hotelFamily } from './family.ts'

export const handler = hotelFamily(() => {
  const store = liveStore()
  return { ...livePlatform(store), hotels: liveHotels(store) }
})
