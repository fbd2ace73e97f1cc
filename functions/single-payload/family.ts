import { singlePayloadRoutes } from '../../lib/contract/routes/single-payload.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { bookSinglePayload } from './book-single-payload.ts'
import { createReservation } from './create-reservation.ts'

export const singlePayloadFamily = serveFamily(singlePayloadRoutes, { bookSinglePayload, createReservation })
