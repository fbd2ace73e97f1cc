import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { commitMachine } from '../../lib/platform/aws/commit-machine.ts'
import { workbenchFamily } from './family.ts'

export const handler = workbenchFamily(() => ({
  ...livePlatform(liveStore()),
  commitWorkflow: commitMachine(),
}))
