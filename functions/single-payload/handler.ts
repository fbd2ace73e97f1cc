import { liveAirPricing } from '../../lib/runtime/live/air-hosts.ts'
import { liveCarHost } from '../../lib/runtime/live/car-host.ts'
import { commitMachine } from '../../lib/runtime/live/commit-machine.ts'
import { livePlatform } from '../../lib/runtime/live/live-platform.ts'
import { liveStore } from '../../lib/runtime/live/live-store.ts'
import { liveVault } from '../../lib/runtime/live/live-vault.ts'
import { singlePayloadFamily } from './family.ts'

export const handler = singlePayloadFamily(() => {
  const store = liveStore()
  return {
    ...livePlatform(store),
    carHost: liveCarHost(store),
    vault: liveVault(store),
    airHosts: liveAirPricing(store),
    commitWorkflow: commitMachine(),
  }
})
