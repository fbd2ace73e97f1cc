import * as z from 'zod'
import { cancelVehicleQuery, vehicleAddition, vehicleBooking } from '../../car/wire/car-booking.ts'
import { vehicleSearchRequest } from '../../car/wire/car-search.ts'
import { routesOf } from '../route.ts'
import type { carDocs } from '../route-docs/car.ts'

/**
 * Cars: the smallest set that makes the interface's promise of car content inside one reservation true. No
 * car endpoint of the interface was ever published; these are our own, modelled on the hotel ones. Served by
 * functions/car.
 */
export const carRoutes = routesOf<typeof carDocs>()({
  searchVehicles: {
    method: 'POST',
    path: '/car/availability/catalogofferingsvehicle',
    envelope: 'CatalogOfferingsVehicleResponse',
    content: 'any',
    errors: 'hotel',
    wrappers: ['CatalogOfferingsQueryRequest'],
    member: 'CatalogOfferingsRequest',
    body: vehicleSearchRequest,
  },
  moreVehicles: {
    method: 'GET',
    path: '/car/availability/catalogofferingsvehicle/{Identifier}',
    envelope: 'CatalogOfferingsVehicleResponse',
    content: 'any',
    errors: 'hotel',
    query: z.object({ pageNumber: z.int().min(1).optional().meta({ description: 'Absent: 1.' }) }),
  },
  bookVehicle: {
    method: 'POST',
    path: '/car/book/reservations/build',
    envelope: 'ReservationResponse',
    content: 'any',
    errors: 'hotel',
    wrappers: ['ReservationQueryBuild'],
    member: 'ReservationBuild',
    body: vehicleBooking,
    changes: true,
  },
  addVehicle: {
    method: 'PUT',
    path: '/car/book/reservations/{Identifier}',
    envelope: 'ReservationResponse',
    content: 'any',
    errors: 'hotel',
    wrappers: ['ReservationQueryBuild'],
    member: 'ReservationBuild',
    body: vehicleAddition,
    changes: true,
  },
  cancelVehicle: {
    method: 'PUT',
    path: '/car/book/reservations/{Identifier}/canceloffer',
    envelope: 'ReservationResponse',
    content: 'any',
    errors: 'hotel',
    query: cancelVehicleQuery,
    changes: true,
  },
})
