import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { queueFamily } from './family.ts'

export const handler = queueFamily(() => livePlatform(liveStore()))
