import {
  queueListQuery,
  queuePlacement,
  queueRemoval,
  queueSelection,
} from '../../queue/wire/agency-queue.ts'
import { routesOf } from '../route.ts'
import type { queueDocs } from '../route-docs/queue.ts'

const wrappers = ['AgencyQueueSummary', 'AgencyQueue'] as const

/**
 * Queues of an agency's offices: reservations that wait for an agent. Served by functions/queue; not in the
 * interface's specification, known from its vendor's public reference.
 */
export const queueRoutes = routesOf<typeof queueDocs>()({
  placeOnQueue: {
    method: 'POST',
    path: '/air/queue/queue',
    envelope: 'BaseResponse',
    content: 'any',
    wrappers,
    body: queuePlacement,
    changes: true,
  },
  removeFromQueue: {
    method: 'POST',
    path: '/air/queue/queue/remove',
    envelope: 'BaseResponse',
    content: 'any',
    wrappers,
    body: queueRemoval,
    changes: true,
  },
  listQueue: {
    method: 'POST',
    path: '/air/queue/queue/list',
    envelope: 'AgencyQueueResponse',
    content: 'any',
    wrappers,
    member: 'Queue',
    query: queueListQuery,
    body: queueSelection,
  },
})
