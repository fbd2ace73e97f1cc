import { livePlatform } from '../../lib/runtime/live/live-platform.ts'
import { liveStore } from '../../lib/runtime/live/live-store.ts'
import { detailsFamily } from './family.ts'

export const handler = detailsFamily(() => livePlatform(liveStore()))
