import { stayRoutes } from '../../lib/contract/routes/stays.ts'
import { serveFamily } from '../../lib/http/serve-family.ts'
import { addPassiveStay } from './add-passive-stay.ts'
import { buildHotelReservation } from './build-hotel-reservation.ts'
import { cancelHotelOffer } from './cancel-hotel-offer.ts'
import { changeHotelReservation } from './change-hotel-reservation.ts'
import { createHotelReservation } from './create-hotel-reservation.ts'
import { createPassiveReservation } from './create-passive-reservation.ts'
import { retrieveHotelReservation } from './retrieve-hotel-reservation.ts'
import { updatePassiveStay } from './update-passive-stay.ts'

export const staysFamily = serveFamily(stayRoutes, {
  createHotelReservation,
  buildHotelReservation,
  retrieveHotelReservation,
  changeHotelReservation,
  cancelHotelOffer,
  createPassiveReservation,
  addPassiveStay,
  updatePassiveStay,
})
