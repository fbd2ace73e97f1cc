import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { commitMachine } from '../../lib/platform/aws/commit-machine.ts'
import { cardRemoval } from '../../lib/platform/vault/table-vault.ts'
import { workbenchFamily } from './family.ts'

export const handler = workbenchFamily(() => {
  const store = liveStore()
  return { ...livePlatform(store), cards: cardRemoval(store), commitWorkflow: commitMachine() }
})
