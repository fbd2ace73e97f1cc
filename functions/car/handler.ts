import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveSuppliers } from '../../lib/platform/aws/aws-suppliers.ts'
import { commitMachine } from '../../lib/platform/aws/commit-machine.ts'
import { chooseCarHosts } from '../../lib/suppliers/registry.ts'
import { carFamily } from './family.ts'

export const handler = carFamily(() => {
  const store = liveStore()
  return {
    ...livePlatform(store),
    carHosts: chooseCarHosts(liveSuppliers(store)),
    commitWorkflow: commitMachine(),
  }
})
