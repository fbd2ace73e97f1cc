import * as z from 'zod'
import { cancelVehicleQuery, vehicleAddition, vehicleBooking } from '../../car/wire/car-booking.ts'
import { vehicleSearchRequest, vehicleSearchResponse } from '../../car/wire/car-search.ts'
import { reservationResponse } from '../../reservation/wire/reservation.ts'
import { route } from '../route.ts'

const vendorLocation = { '@type': 'VendorLocation', code: 'LIS' }

const exampleCriteria = {
  DriverInfo: { age: 41, countryOfDocIssue: 'PT' },
  VehicleDateLocation: {
    RentalPickup: { date: '2027-05-04', time: '10:00:00', VendorLocation: vendorLocation },
    RentalReturn: { date: '2027-05-06', time: '16:00:00', VendorLocation: vendorLocation },
  },
}

const exampleVehicle = {
  '@type': 'ReservationBuildVehicle',
  VehicleTravelCriteria: {
    ...exampleCriteria,
    VehicleMakeModel: [{ code: 'CDMR', vendorCode: 'ZE' }],
    RateCodeInfo: [{ value: 'STD7' }],
  },
}
const exampleTraveler = {
  '@type': 'Traveler',
  PersonName: { '@type': 'PersonNameDetail', Given: 'Tessa', Surname: 'Quillon' },
}

/**
 * Cars: the smallest set that makes the interface's promise of car content inside one reservation true. No
 * car endpoint of the interface was ever published; these are our own, modelled on the hotel ones. Served by
 * functions/car.
 */
export const carRoutes = {
  searchVehicles: route({
    method: 'POST',
    path: '/car/availability/catalogofferingsvehicle',
    envelope: 'CatalogOfferingsVehicleResponse',
    content: 'any',
    summary:
      'Cars of all vendors at an airport or in a city, the cheapest first; offers can be booked for 30 minutes.',
    source: 'own',
    errors: 'hotel',
    wrappers: ['CatalogOfferingsQueryRequest'],
    member: 'CatalogOfferingsRequest',
    body: vehicleSearchRequest,
    response: vehicleSearchResponse,
    example: {
      body: {
        CatalogOfferingsQueryRequest: {
          CatalogOfferingsRequest: [
            { '@type': 'CatalogOfferingsRequestVehicle', VehicleTravelCriteria: exampleCriteria },
          ],
        },
      },
    },
  }),
  moreVehicles: route({
    method: 'GET',
    path: '/car/availability/catalogofferingsvehicle/{Identifier}',
    envelope: 'CatalogOfferingsVehicleResponse',
    content: 'any',
    summary: 'A further page of a car search.',
    source: 'own',
    errors: 'hotel',
    query: z.object({ pageNumber: z.int().min(1).optional() }),
    response: vehicleSearchResponse,
    example: { query: { pageNumber: '2' } },
  }),
  bookVehicle: route({
    method: 'POST',
    path: '/car/book/reservations/build',
    envelope: 'ReservationResponse',
    content: 'any',
    summary:
      'Book a car in a new reservation: an offer of a car search, or the car that the criteria describe. The first adult drives.',
    source: 'own',
    errors: 'hotel',
    wrappers: ['ReservationQueryBuild'],
    member: 'ReservationBuild',
    body: vehicleBooking,
    response: reservationResponse,
    changes: true,
    example: {
      body: {
        ReservationQueryBuild: { ReservationBuild: { ...exampleVehicle, Traveler: [exampleTraveler] } },
      },
    },
  }),
  addVehicle: route({
    method: 'PUT',
    path: '/car/book/reservations/{Identifier}',
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'Book a car in an existing reservation of flights, stays or cars; its first adult drives.',
    source: 'own',
    errors: 'hotel',
    wrappers: ['ReservationQueryBuild'],
    member: 'ReservationBuild',
    body: vehicleAddition,
    response: reservationResponse,
    changes: true,
    example: { body: { ReservationQueryBuild: { ReservationBuild: exampleVehicle } } },
  }),
  cancelVehicle: route({
    method: 'PUT',
    path: '/car/book/reservations/{Identifier}/canceloffer',
    envelope: 'ReservationResponse',
    content: 'any',
    summary: 'Cancel a car of a reservation; everything else stays.',
    source: 'own',
    errors: 'hotel',
    query: cancelVehicleQuery,
    response: reservationResponse,
    changes: true,
    example: { query: { supplierLocator: '40772931PT1' } },
  }),
}
