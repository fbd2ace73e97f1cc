import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveVault } from '../../lib/platform/aws/aws-vault.ts'
import { commitMachine } from '../../lib/platform/aws/commit-machine.ts'
import { chooseAirPricing, chooseCarHosts } from '../../lib/suppliers/registry.ts'
import { singlePayloadFamily } from './family.ts'

export const handler = singlePayloadFamily(() => {
  const store = liveStore()
  return {
    ...livePlatform(store),
    carHosts: chooseCarHosts(store),
    vault: liveVault(store),
    airHosts: chooseAirPricing(store),
    commitWorkflow: commitMachine(),
  }
})
