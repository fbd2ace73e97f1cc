import type { reservationRoutes } from '../../lib/contract/routes/reservation.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { retrieveReservation } from './retrieve-reservation.ts'

/** The name of the query parameter is a guess. */
export const retrieveReservationByQuery: Operation<typeof reservationRoutes.retrieveReservationByQuery> = (
  { query: { Identifier = '', ...query } },
  context,
) => retrieveReservation({ path: { Identifier }, query, body: undefined }, context, undefined)
