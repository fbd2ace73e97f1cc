import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { detailsFamily } from './family.ts'

export const handler = detailsFamily(() => livePlatform(liveStore()))
