import { liveAirPricing } from '../../lib/runtime/live/air-hosts.ts'
import { livePlatform } from '../../lib/runtime/live/live-platform.ts'
import { liveStore } from '../../lib/runtime/live/live-store.ts'
import { bookingFamily } from './family.ts'

export const handler = bookingFamily(() => {
  const store = liveStore()
  return { ...livePlatform(store), airHosts: liveAirPricing(store) }
})
