import { type CatalogOfferingVehicle, readReservation } from '../../../../../client/index.ts'
import type { Person } from './booking.ts'
import { trip } from './trip-client.ts'

export interface RentalRequest {
  /** Airport. */
  readonly at: string
  readonly pickUpDate: string
  readonly pickUpTime: string
  readonly returnDate: string
  readonly returnTime: string
  readonly age: number
}

/** Cars of all vendors at an airport, the cheapest first. */
export async function findCars(request: RentalRequest): Promise<readonly CatalogOfferingVehicle[]> {
  const { at, pickUpDate, pickUpTime, returnDate, returnTime, age } = request
  const moment = (date: string, time: string) => ({
    date,
    time: `${time}:00`,
    VendorLocation: { '@type': 'VendorLocation' as const, code: at },
  })
  const { CatalogOfferings } = await trip.searchVehicles({
    CatalogOfferingsRequest: [
      {
        VehicleTravelCriteria: {
          DriverInfo: { age, countryOfDocIssue: 'GB' },
          VehicleDateLocation: {
            RentalPickup: moment(pickUpDate, pickUpTime),
            RentalReturn: moment(returnDate, returnTime),
          },
        },
      },
    ],
  })
  return CatalogOfferings?.CatalogOffering ?? []
}

const chosen = (id: string) => ({
  BuildFromCatalogOfferingVehicle: { CatalogOfferingIdentifier: { value: id } },
})

/** A car in a reservation of its own. @returns the locator */
export async function bookCar(id: string, driver: Person): Promise<string> {
  const { locator } = readReservation(
    await trip.bookVehicle({
      ReservationBuild: {
        ...chosen(id),
        Traveler: [{ PersonName: { Given: driver.given, Surname: driver.surname } }],
      },
    }),
  )
  if (locator === undefined) throw new Error('The reservation has no locator.')
  return locator
}

/** A car in a reservation that there is; its first adult drives. */
export async function addCar(locator: string, id: string): Promise<void> {
  await trip.addVehicle(locator, { ReservationBuild: chosen(id) })
}
