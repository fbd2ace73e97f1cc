import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { retrieveReservation } from './retrieve-reservation.ts'

export const retrieveReservationByLocator: Operation<typeof bookingRoutes.retrieveReservationByLocator> = ({ query }, context) =>
  retrieveReservation({ path: { Identifier: query.Locator }, query, body: undefined }, context, undefined)
