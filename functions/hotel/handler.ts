import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveHotels } from '../../lib/platform/aws/hotels.ts'
import { hotelFamily } from './family.ts'

export const handler = hotelFamily(() => {
  const store = liveStore()
  return { ...livePlatform(store), hotels: liveHotels(store) }
})
