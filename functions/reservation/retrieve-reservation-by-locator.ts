import type { reservationRoutes } from '../../lib/contract/routes/reservation.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'
import { retrieveReservation } from './retrieve-reservation.ts'

export const retrieveReservationByLocator: Operation<
  typeof reservationRoutes.retrieveReservationByLocator
> = ({ query }, context) =>
  retrieveReservation({ path: { Identifier: query.Locator }, query, body: undefined }, context, undefined)
