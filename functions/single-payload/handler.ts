import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveSuppliers } from '../../lib/platform/aws/aws-suppliers.ts'
import { liveVault } from '../../lib/platform/aws/aws-vault.ts'
import { commitMachine } from '../../lib/platform/aws/commit-machine.ts'
import { chooseAirPricing, chooseCarHosts } from '../../lib/suppliers/registry.ts'
import { singlePayloadFamily } from './family.ts'

export const handler = singlePayloadFamily(() => {
  const store = liveStore()
  const suppliers = liveSuppliers(store)
  return {
    ...livePlatform(store),
    carHosts: chooseCarHosts(suppliers),
    vault: liveVault(store),
    airHosts: chooseAirPricing(suppliers),
    commitWorkflow: commitMachine(),
  }
})
