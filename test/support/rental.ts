import type { SandboxAccount } from '../../lib/local/accounts.ts'
import type { Api, Json } from './api.ts'

export interface RentalOptions {
  readonly from?: string
  readonly to?: string
  readonly pickUp?: readonly [date: string, time: string]
  readonly dropOff?: readonly [date: string, time: string]
  readonly as?: SandboxAccount
}

/** What a client asks of a car search. @param more further members of the criteria */
export const criteria = (
  { from = 'LIS', to = from, pickUp = ['2027-05-12', '10:00:00'], dropOff = ['2027-05-15', '16:00:00'] }: RentalOptions = {},
  more: Json = {},
): Json => ({
  DriverInfo: { age: 41, countryOfDocIssue: 'PT' },
  VehicleDateLocation: {
    RentalPickup: { date: pickUp[0], time: pickUp[1], VendorLocation: { '@type': 'VendorLocation', code: from } },
    RentalReturn: { date: dropOff[0], time: dropOff[1], VendorLocation: { '@type': 'VendorLocation', code: to } },
  },
  ...more,
})

export const vehicleSearchBody = (options: RentalOptions = {}, more: Json = {}): Json => ({
  CatalogOfferingsQueryRequest: {
    CatalogOfferingsRequest: [{ '@type': 'CatalogOfferingsRequestVehicle', VehicleTravelCriteria: criteria(options, more) }],
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

export const vehicleOf = (offering: Json): Json => (offering.Product ?? offering.ProductOptions[0].Product)[0].Vehicle
