import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveSuppliers } from '../../lib/platform/aws/aws-suppliers.ts'
import { liveVault } from '../../lib/platform/aws/aws-vault.ts'
import { commitMachine } from '../../lib/platform/aws/commit-machine.ts'
import { chooseEmdRefunds } from '../../lib/suppliers/registry.ts'
import { ticketingFamily } from './family.ts'

export const handler = ticketingFamily(() => {
  const store = liveStore()
  return {
    ...livePlatform(store),
    vault: liveVault(store),
    airHosts: chooseEmdRefunds(liveSuppliers(store)),
    commitWorkflow: commitMachine(),
  }
})
