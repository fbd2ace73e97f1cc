import { hotelBookingRoutes } from '../../lib/contract/routes/hotel-booking.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { addPassiveHotel } from './add-passive-hotel.ts'
import { buildHotelReservation } from './build-hotel-reservation.ts'
import { cancelHotelOffer } from './cancel-hotel-offer.ts'
import { changeHotelReservation } from './change-hotel-reservation.ts'
import { createHotelReservation } from './create-hotel-reservation.ts'
import { createPassiveReservation } from './create-passive-reservation.ts'
import { retrieveHotelReservation } from './retrieve-hotel-reservation.ts'
import { updatePassiveHotel } from './update-passive-hotel.ts'

export const hotelBookingFamily = serveFamily(hotelBookingRoutes, {
  createHotelReservation,
  buildHotelReservation,
  retrieveHotelReservation,
  changeHotelReservation,
  cancelHotelOffer,
  createPassiveReservation,
  addPassiveHotel,
  updatePassiveHotel,
})
