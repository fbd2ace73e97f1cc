import { liveAirSearch } from '../../lib/runtime/live/air-hosts.ts'
import { livePlatform } from '../../lib/runtime/live/live-platform.ts'
import { liveStore } from '../../lib/runtime/live/live-store.ts'
import { searchFamily } from './family.ts'

export const handler = searchFamily(() => {
  const store = liveStore()
  return { ...livePlatform(store), airHosts: liveAirSearch(store) }
})
