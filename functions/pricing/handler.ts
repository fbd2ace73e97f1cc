import { liveAirFares } from '../../lib/runtime/live/air-hosts.ts'
import { livePlatform } from '../../lib/runtime/live/live-platform.ts'
import { liveStore } from '../../lib/runtime/live/live-store.ts'
import { pricingFamily } from './family.ts'

export const handler = pricingFamily(() => {
  const store = liveStore()
  return { ...livePlatform(store), airHosts: liveAirFares(store) }
})
