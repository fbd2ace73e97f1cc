import { livePlatform } from '../../lib/runtime/live/live-platform.ts'
import { liveStore } from '../../lib/runtime/live/live-store.ts'
import { queueFamily } from './family.ts'

export const handler = queueFamily(() => livePlatform(liveStore()))
