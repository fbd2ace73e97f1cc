import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveSuppliers } from '../../lib/platform/aws/aws-suppliers.ts'
import { commitMachine } from '../../lib/platform/aws/commit-machine.ts'
import { chooseAirChanges } from '../../lib/suppliers/registry.ts'
import { ndcChangeFamily } from './family.ts'

export const handler = ndcChangeFamily(() => {
  const store = liveStore()
  return {
    ...livePlatform(store),
    airHosts: chooseAirChanges(liveSuppliers(store)),
    commitWorkflow: commitMachine(),
  }
})
