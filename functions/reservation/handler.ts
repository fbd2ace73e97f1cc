import { commitMachine } from '../../lib/runtime/live/commit-machine.ts'
import { livePlatform } from '../../lib/runtime/live/live-platform.ts'
import { liveStore } from '../../lib/runtime/live/live-store.ts'
import { reservationFamily } from './family.ts'

export const handler = reservationFamily(() => ({ ...livePlatform(liveStore()), commitWorkflow: commitMachine() }))
