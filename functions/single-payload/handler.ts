import { liveAirPricing } from '../../lib/platform/aws/air-hosts.ts'
import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveVault } from '../../lib/platform/aws/aws-vault.ts'
import { liveCarHost } from '../../lib/platform/aws/car-host.ts'
import { commitMachine } from '../../lib/platform/aws/commit-machine.ts'
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
