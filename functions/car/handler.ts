import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { liveCarHost } from '../../lib/platform/aws/car-host.ts'
import { commitMachine } from '../../lib/platform/aws/commit-machine.ts'
import { carFamily } from './family.ts'

export const handler = carFamily(() => {
  const store = liveStore()
  return { ...livePlatform(store), carHost: liveCarHost(store), commitWorkflow: commitMachine() }
})
