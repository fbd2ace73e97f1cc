import { queueDone, queueListResponse } from '../../queue/wire/agency-queue.ts'
import type { FamilyDocs } from '../route.ts'

const ReservationIdentifier = { value: '{locator}' }

export const queueDocs = {
  placeOnQueue: {
    summary: 'Place a reservation on queues of the agency, now or from a date on.',
    source: 'docs',
    response: queueDone,
    example: { body: { AgencyQueue: { ReservationIdentifier, Queue: [{ value: 67, category: 'AR' }] } } },
  },
  removeFromQueue: {
    summary: 'Remove a reservation, or one item, from queues of the agency.',
    source: 'docs',
    response: queueDone,
    example: { body: { '@type': 'AgencyQueueSummary', ReservationIdentifier, Queue: [{ value: 67 }] } },
  },
  listQueue: {
    summary: 'List and count the items on queues of the agency, the oldest first.',
    source: 'docs',
    response: queueListResponse,
    example: { body: { '@type': 'AgencyQueueSummary', Queue: [{ value: 67 }] } },
  },
} satisfies FamilyDocs
