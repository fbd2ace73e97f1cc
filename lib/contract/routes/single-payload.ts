import { commitQuery } from '../../commit/wire/commit.ts'
import { airCreateRequest } from '../../workbench/wire/air-create.ts'
import { singlePayloadRequest } from '../../workbench/wire/single-payload.ts'
import { routesOf } from '../route.ts'
import type { singlePayloadDocs } from '../route-docs/single-payload.ts'

/**
 * Heading "Booking" of the interface, as far as one request has everything that a reservation needs;
 * served by functions/single-payload.
 */
export const singlePayloadRoutes = routesOf<typeof singlePayloadDocs>()({
  bookSinglePayload: {
    method: 'POST',
    path: '/air/book/reservation/reservations/build',
    envelope: 'ReservationResponse',
    content: 'any',
    wrappers: ['ReservationQueryBuild'],
    member: 'ReservationBuild',
    query: commitQuery,
    body: singlePayloadRequest,
    changes: true,
    takesCards: true,
  },
  createReservation: {
    method: 'POST',
    path: '/air/book/reservation/reservations',
    envelope: 'ReservationResponse',
    content: 'GDS',
    deprecated: true,
    wrappers: ['ReservationDetail'],
    query: commitQuery,
    body: airCreateRequest,
    changes: true,
    takesCards: true,
  },
})
