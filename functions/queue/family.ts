import { queueRoutes } from '../../lib/contract/routes/queue.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { listQueue } from './list-queue.ts'
import { placeOnQueue } from './place-on-queue.ts'
import { removeFromQueue } from './remove-from-queue.ts'

export const queueFamily = serveFamily(queueRoutes, { placeOnQueue, removeFromQueue, listQueue })
