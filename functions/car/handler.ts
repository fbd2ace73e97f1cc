import { liveCarHost } from '../../lib/runtime/live/car-host.ts'
import { commitMachine } from '../../lib/runtime/live/commit-machine.ts'
import { livePlatform } from '../../lib/runtime/live/live-platform.ts'
import { liveStore } from '../../lib/runtime/live/live-store.ts'
import { carFamily } from './family.ts'

export const handler = carFamily(() => {
  const store = liveStore()
  return { ...livePlatform(store), carHost: liveCarHost(store), commitWorkflow: commitMachine() }
})
