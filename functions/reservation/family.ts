import { reservationRoutes } from '../../lib/contract/routes/reservation.ts'
import { serveFamily } from '../../lib/http/serve-family.ts'
import { cancelReservation } from './cancel-reservation.ts'

export const reservationFamily = serveFamily(reservationRoutes, { cancelReservation })
