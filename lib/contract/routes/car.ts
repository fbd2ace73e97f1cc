import * as z from 'zod'
import { route } from '../route.ts'
import { vehicleSearchRequest, vehicleSearchResponse } from '../wire/car-search.ts'

const vendorLocation = { '@type': 'VendorLocation', code: 'LIS' }

const exampleCriteria = {
  DriverInfo: { age: 41, countryOfDocIssue: 'PT' },
  VehicleDateLocation: {
    RentalPickup: { date: '2027-05-04', time: '10:00:00', VendorLocation: vendorLocation },
    RentalReturn: { date: '2027-05-06', time: '16:00:00', VendorLocation: vendorLocation },
  },
}

const availability = '/car/availability/catalogofferingsvehicle'

/**
 * Cars: the smallest set that makes the interface's promise of car content inside one reservation true. No car endpoint of the interface was
 * ever published; these are our own, modelled on the hotel ones. Served by functions/car.
 */
export const carRoutes = {
  searchVehicles: route({
    method: 'POST',
    path: availability,
    envelope: 'CatalogOfferingsVehicleResponse',
    content: 'any',
    summary: 'Cars of all vendors at an airport or in a city, the cheapest first; offers can be booked for 30 minutes.',
    source: 'own',
    wrappers: ['CatalogOfferingsQueryRequest'],
    member: 'CatalogOfferingsRequest',
    body: vehicleSearchRequest,
    response: vehicleSearchResponse,
    example: {
      body: {
        CatalogOfferingsQueryRequest: {
          CatalogOfferingsRequest: [{ '@type': 'CatalogOfferingsRequestVehicle', VehicleTravelCriteria: exampleCriteria }],
        },
      },
    },
  }),
  moreVehicles: route({
    method: 'GET',
    path: `${availability}/{Identifier}`,
    envelope: 'CatalogOfferingsVehicleResponse',
    content: 'any',
    summary: 'A further page of a car search.',
    source: 'own',
    query: z.object({ pageNumber: z.int().min(1).optional() }),
    response: vehicleSearchResponse,
    example: { query: { pageNumber: '2' } },
  }),
}
