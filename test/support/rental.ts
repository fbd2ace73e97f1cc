import type { SandboxAccount } from '../../lib/platform/local/accounts.ts'
import type { Api, Json } from './api.ts'

export interface RentalOptions {
  readonly from?: string
  readonly to?: string
  readonly pickUp?: readonly [date: string, time: string]
  readonly dropOff?: readonly [date: string, time: string]
  readonly as?: SandboxAccount
}

/** Criteria of a car search. @param more further members of the criteria */
export const criteria = (
  {
    from = 'LIS',
    to = from,
    pickUp = ['2027-05-12', '10:00:00'],
    dropOff = ['2027-05-15', '16:00:00'],
  }: RentalOptions = {},
  more: Json = {},
): Json => ({
  DriverInfo: { age: 41, countryOfDocIssue: 'PT' },
  VehicleDateLocation: {
    RentalPickup: {
      date: pickUp[0],
      time: pickUp[1],
      VendorLocation: { '@type': 'VendorLocation', code: from },
    },
    RentalReturn: {
      date: dropOff[0],
      time: dropOff[1],
      VendorLocation: { '@type': 'VendorLocation', code: to },
    },
  },
  ...more,
})

export const vehicleSearchBody = (options: RentalOptions = {}, more: Json = {}): Json => ({
  CatalogOfferingsQueryRequest: {
    CatalogOfferingsRequest: [
      { '@type': 'CatalogOfferingsRequestVehicle', VehicleTravelCriteria: criteria(options, more) },
    ],
  },
})

/** The answer's list of cars, with its totals. */
export async function searchVehicles(api: Api, options: RentalOptions = {}, more: Json = {}): Promise<Json> {
  const { status, body } = await api.call('searchVehicles', {
    body: vehicleSearchBody(options, more),
    ...(options.as && { as: options.as }),
  })
  if (status !== 200) throw new Error(`car search: ${status} ${JSON.stringify(body)}`)
  return body.CatalogOfferingsVehicleResponse.CatalogOfferings
}

export const vehicleOf = (offering: Json): Json =>
  (offering.Product ?? offering.ProductOptions[0].Product)[0].Vehicle

export const offerChoice = (id: string): Json => ({
  BuildFromCatalogOfferingVehicle: { CatalogOfferingIdentifier: { value: id } },
})

/** Where and when there are enough cars for all that the tests book. */
const usualRental = {
  from: 'MAD',
  pickUp: ['2027-05-18', '10:00:00'],
  dropOff: ['2027-05-21', '16:00:00'],
} as const

/** A Hertz Golf, named by the criteria. */
export const criteriaChoice = (options: RentalOptions = {}, more: Json = {}): Json => ({
  VehicleTravelCriteria: criteria(
    { ...usualRental, ...options },
    {
      VehicleMakeModel: [{ code: 'CDMR', vendorCode: 'ZE' }],
      RateCodeInfo: [{ value: 'STD7' }],
      ...more,
    },
  ),
})

export const driverBody = (more: Json = {}): Json => ({
  '@type': 'Traveler',
  PersonName: { '@type': 'PersonNameDetail', Given: 'Isolde', Surname: 'Fenwright', ...more },
})

export const vehicleBuild = (choice: Json, more: Json = {}): Json => ({
  ReservationQueryBuild: {
    '@type': 'ReservationQueryBuild',
    ReservationBuild: { '@type': 'ReservationBuildVehicle', ...choice, ...more },
  },
})

const reservationOf = (step: string, { status, body }: { status: number; body: Json }): Json => {
  if (status !== 200 || body.ReservationResponse.Result?.Error)
    throw new Error(`${step}: ${status} ${JSON.stringify(body)}`)
  return body.ReservationResponse.Reservation
}

/** A reservation with a car. */
export const bookVehicle = async (
  api: Api,
  choice: Json = criteriaChoice(),
  driver: Json = driverBody(),
): Promise<Json> =>
  reservationOf(
    'book car',
    await api.call('bookVehicle', { body: vehicleBuild(choice, { Traveler: [driver] }) }),
  )

export const addVehicle = async (api: Api, locator: string, choice: Json = criteriaChoice()): Promise<Json> =>
  reservationOf(
    'add car',
    await api.call('addVehicle', { path: { Identifier: locator }, body: vehicleBuild(choice) }),
  )

/** Offers of a reservation that are cars. */
export const carsOf = ({ Offer = [] }: Json): Json[] =>
  Offer.filter(({ Product: [product] }: Json) => product['@type'] === 'ProductVehicle')

/** The vendor's receipt of a car. */
export const rentalReceiptOf = ({ Receipt }: Json, { id }: Json): Json =>
  Receipt.find(
    (receipt: Json) =>
      receipt.OfferRef?.includes(id) && receipt.Confirmation?.OfferStatus['@type'] === 'OfferStatusVehicle',
  )?.Confirmation

export const confirmationOf = (reservation: Json): string =>
  rentalReceiptOf(reservation, carsOf(reservation)[0]).Locator.value
