import { reservationRoutes } from '../../lib/contract/routes/reservation.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { cancelReservation } from './cancel-reservation.ts'
import { divideReservation } from './divide-reservation.ts'
import { listReceipts } from './list-receipts.ts'
import { retrieveReservation } from './retrieve-reservation.ts'
import { retrieveReservationByLocator } from './retrieve-reservation-by-locator.ts'
import { retrieveReservationByQuery } from './retrieve-reservation-by-query.ts'

export const reservationFamily = serveFamily(reservationRoutes, {
  retrieveReservation,
  retrieveReservationByQuery,
  retrieveReservationByLocator,
  listReceipts,
  cancelReservation,
  divideReservation,
})
