import { commitMachine } from '../../lib/runtime/live/commit-machine.ts'
import { livePlatform } from '../../lib/runtime/live/live-platform.ts'
import { liveStore } from '../../lib/runtime/live/live-store.ts'
import { workbenchFamily } from './family.ts'

export const handler = workbenchFamily(() => ({ ...livePlatform(liveStore()), commitWorkflow: commitMachine() }))
