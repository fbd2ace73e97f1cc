import * as z from 'zod'
import { stayBuild, stayChange, stayDetail, stayQuery } from '../../hotel/wire/hotel-booking-request.ts'
import { passiveDetail } from '../../hotel/wire/passive-hotel.ts'
import { routesOf } from '../route.ts'
import type { hotelBookingDocs } from '../route-docs/hotel-booking.ts'

/**
 * Heading "Hotel reservation creation" of the interface, and what its clients do with such a reservation;
 * served by functions/hotel-booking.
 */
export const hotelBookingRoutes = routesOf<typeof hotelBookingDocs>()({
  createHotelReservation: {
    method: 'POST',
    path: '/hotel/book/reservations',
    envelope: 'ReservationResponse',
    content: 'any',
    wrappers: ['ReservationDetail'],
    query: stayQuery,
    body: stayDetail,
    errors: 'hotel',
    changes: true,
    takesCards: true,
  },
  buildHotelReservation: {
    method: 'POST',
    path: '/hotel/book/reservations/build',
    envelope: 'ReservationResponse',
    content: 'any',
    wrappers: ['ReservationQueryBuild'],
    member: 'ReservationBuild',
    query: stayQuery,
    body: stayBuild,
    errors: 'hotel',
    changes: true,
    takesCards: true,
  },
  retrieveHotelReservation: {
    method: 'GET',
    path: '/hotel/book/reservations/{Identifier}',
    envelope: 'ReservationResponse',
    content: 'any',
    query: z.object({
      identifierType: z
        .enum(['Locator', 'Reservation', 'SupplierLocator', 'DocumentNumber'])
        .optional()
        .meta({ description: 'Kind of the identifier; without it all kinds are tried.' }),
      detailViewInd: z.boolean().optional().meta({ description: 'true: with all details.' }),
    }),
    errors: 'hotel',
  },
  changeHotelReservation: {
    method: 'PUT',
    path: '/hotel/book/reservations/{Identifier}',
    envelope: 'ReservationResponse',
    content: 'any',
    wrappers: ['ReservationDetail', 'ReservationQueryBuild'],
    query: stayQuery,
    body: stayChange,
    errors: 'hotel',
    changes: true,
    takesCards: true,
  },
  cancelHotelOffer: {
    method: 'PUT',
    path: '/hotel/book/reservations/{Identifier}/canceloffer',
    envelope: 'ReservationResponse',
    content: 'any',
    query: z.object({
      supplierLocator: z.string().optional().meta({ description: 'Confirmation number of the hotel.' }),
      offerID: z
        .string()
        .optional()
        .meta({ description: 'Alternative to the confirmation number, when the offer has one segment.' }),
    }),
    errors: 'hotel',
    changes: true,
  },
  createPassiveReservation: {
    method: 'POST',
    path: '/hotel/book/reservations/passive',
    envelope: 'ReservationResponse',
    content: 'any',
    wrappers: ['ReservationDetail'],
    body: passiveDetail,
    errors: 'hotel',
    changes: true,
  },
  addPassiveHotel: {
    method: 'PUT',
    path: '/hotel/book/reservations/{Identifier}/passive',
    envelope: 'ReservationResponse',
    content: 'any',
    wrappers: ['ReservationDetail'],
    body: passiveDetail,
    errors: 'hotel',
    changes: true,
  },
  updatePassiveHotel: {
    method: 'PUT',
    path: '/hotel/book/reservations/{Identifier}/passiveupdate',
    envelope: 'ReservationResponse',
    content: 'any',
    wrappers: ['ReservationDetail'],
    body: passiveDetail,
    errors: 'hotel',
    changes: true,
  },
})
