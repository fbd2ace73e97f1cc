import { liveAncillaries } from '../../lib/runtime/live/air-hosts.ts'
import { livePlatform } from '../../lib/runtime/live/live-platform.ts'
import { liveStore } from '../../lib/runtime/live/live-store.ts'
import { ancillaryFamily } from './family.ts'

export const handler = ancillaryFamily(() => {
  const store = liveStore()
  return { ...livePlatform(store), airHosts: liveAncillaries(store) }
})
