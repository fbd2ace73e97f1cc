import type { bookingRoutes } from '../../lib/contract/routes/booking.ts'
import { toReservationAnswer } from '../../lib/contract/wire/reservation.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { requireReservation } from '../../lib/runtime/require.ts'

export const retrieveReservation: Operation<typeof bookingRoutes.retrieveReservation> = async ({ path, query }, { stores, tenant }) => {
  const reservation = await requireReservation(stores, tenant.accessGroup, path.Identifier, query.identifierType)
  const tickets = await stores.documents.findMany(reservation.documentNumbers)
  return toReservationAnswer(reservation, tickets, { detail: query.detailViewInd ?? false })
}
