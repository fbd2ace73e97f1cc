import { livePlatform } from '../../lib/platform/aws/aws-platform.ts'
import { liveStore } from '../../lib/platform/aws/aws-store.ts'
import { exchangeFamily } from './family.ts'

export const handler = exchangeFamily(() => livePlatform(liveStore()))
