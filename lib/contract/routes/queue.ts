import {
  queueDone,
  queueListQuery,
  queueListResponse,
  queuePlacement,
  queueRemoval,
  queueSelection,
} from '../../queue/wire/agency-queue.ts'
import { route } from '../route.ts'

const wrappers = ['AgencyQueueSummary', 'AgencyQueue'] as const
const ReservationIdentifier = { value: 'QK7W2M' }

/**
 * Queues of an agency's offices: reservations that wait for an agent. Served by functions/queue; not in the
 * interface's specification, known from its vendor's public reference.
 */
export const queueRoutes = {
  placeOnQueue: route({
    method: 'POST',
    path: '/air/queue/queue',
    envelope: 'BaseResponse',
    content: 'any',
    summary: 'Put a reservation on queues of the agency, now or from a date on.',
    source: 'docs',
    wrappers,
    body: queuePlacement,
    response: queueDone,
    changes: true,
    example: { body: { AgencyQueue: { ReservationIdentifier, Queue: [{ value: 67, category: 'AR' }] } } },
  }),
  removeFromQueue: route({
    method: 'POST',
    path: '/air/queue/queue/remove',
    envelope: 'BaseResponse',
    content: 'any',
    summary: 'Take a reservation, or one item, off queues of the agency.',
    source: 'docs',
    wrappers,
    body: queueRemoval,
    response: queueDone,
    changes: true,
    example: { body: { '@type': 'AgencyQueueSummary', ReservationIdentifier, Queue: [{ value: 67 }] } },
  }),
  listQueue: route({
    method: 'POST',
    path: '/air/queue/queue/list',
    envelope: 'AgencyQueueResponse',
    content: 'any',
    summary: 'What waits on queues of the agency, the longest waiting first, and how many there are.',
    source: 'docs',
    wrappers,
    member: 'Queue',
    query: queueListQuery,
    body: queueSelection,
    response: queueListResponse,
    example: { body: { '@type': 'AgencyQueueSummary', Queue: [{ value: 67 }] } },
  }),
}
