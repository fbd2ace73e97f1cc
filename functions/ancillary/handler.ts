import { liveAncillaries } from '../../lib/platform/aws/air-hosts.ts'
import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { ancillaryFamily } from './family.ts'

export const handler = ancillaryFamily(() => {
  const store = liveStore()
  return { ...livePlatform(store), airHosts: liveAncillaries(store) }
})
