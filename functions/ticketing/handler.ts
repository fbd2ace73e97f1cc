import { commitMachine } from '../../lib/runtime/live/commit-machine.ts'
import { livePlatform } from '../../lib/runtime/live/live-platform.ts'
import { liveStore } from '../../lib/runtime/live/live-store.ts'
import { liveVault } from '../../lib/runtime/live/live-vault.ts'
import { ticketingFamily } from './family.ts'

export const handler = ticketingFamily(() => {
  const store = liveStore()
  return { ...livePlatform(store), vault: liveVault(store), commitWorkflow: commitMachine() }
})
