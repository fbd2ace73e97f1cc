import { stayRoutes } from '../../lib/contract/routes/stays.ts'
import { serveFamily } from '../../lib/http/serve-family.ts'
import { buildHotelReservation } from './build-hotel-reservation.ts'
import { cancelHotelOffer } from './cancel-hotel-offer.ts'
import { createHotelReservation } from './create-hotel-reservation.ts'
import { retrieveHotelReservation } from './retrieve-hotel-reservation.ts'

export const staysFamily = serveFamily(stayRoutes, {
  createHotelReservation,
  buildHotelReservation,
  retrieveHotelReservation,
  cancelHotelOffer,
})
