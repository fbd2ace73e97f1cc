import { vehicleSearchResponse } from '../../car/wire/car-search.ts'
import { reservationResponse } from '../../reservation/wire/reservation-schema.ts'
import type { FamilyDocs } from '../route.ts'

const vendorLocation = { '@type': 'VendorLocation', code: 'LIS' }

const exampleCriteria = {
  DriverInfo: { age: 41, countryOfDocIssue: 'PT' },
  VehicleDateLocation: {
    RentalPickup: { date: '{date}', time: '10:00:00', VendorLocation: vendorLocation },
    RentalReturn: { date: '{dateAfter}', time: '16:00:00', VendorLocation: vendorLocation },
  },
}

const vehicleOf = (offer: string) => ({
  '@type': 'ReservationBuildVehicle',
  BuildFromCatalogOfferingVehicle: { CatalogOfferingIdentifier: { value: offer } },
})

const exampleTraveler = {
  '@type': 'Traveler',
  PersonName: { '@type': 'PersonNameDetail', Given: 'Tessa', Surname: 'Quillon' },
}

export const carDocs = {
  searchVehicles: {
    summary:
      'Cars of all vendors at an airport or in a city, the cheapest first; offers can be booked for 30 minutes.',
    source: 'own',
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
    gives: {
      'car search identifier': '/CatalogOfferingsVehicleResponse/CatalogOfferings/Identifier/value',
      'car offer identifier':
        '/CatalogOfferingsVehicleResponse/CatalogOfferings/CatalogOffering/0/Identifier/value',
    },
  },
  moreVehicles: {
    summary: 'A further page of a car search.',
    source: 'own',
    response: vehicleSearchResponse,
    example: { query: { pageNumber: '2' } },
  },
  bookVehicle: {
    summary:
      'Book a car in a new reservation: an offer of a car search, or by criteria. The first adult is the driver.',
    source: 'own',
    response: reservationResponse,
    example: {
      body: {
        ReservationQueryBuild: {
          ReservationBuild: { ...vehicleOf('{car offer identifier}'), Traveler: [exampleTraveler] },
        },
      },
    },
    gives: {
      locator: '/ReservationResponse/Reservation/Receipt/0/Confirmation/Locator/value',
      'car confirmation': '/ReservationResponse/Reservation/Receipt/1/Confirmation/Locator/value',
    },
  },
  addVehicle: {
    summary:
      'Book a car in an existing reservation of flights, hotels or cars; its first adult is the driver.',
    source: 'own',
    response: reservationResponse,
    example: {
      body: { ReservationQueryBuild: { ReservationBuild: vehicleOf('{car offer identifier}') } },
    },
  },
  cancelVehicle: {
    summary: 'Cancel a car segment; the rest of the reservation is kept.',
    source: 'own',
    response: reservationResponse,
    example: { query: { supplierLocator: '{car confirmation}' } },
  },
} satisfies FamilyDocs
