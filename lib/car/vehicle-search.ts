import { derivedId } from '../kernel/derived-id.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { counts, lifetimes } from '../kernel/limits.ts'
import type { RentalChoice, RentalSearch, VehicleRental } from './vehicle.ts'
import { choiceOf } from './vehicle.ts'

/** Stored data of a car search: enough to return its pages again, and to book from it at its prices. */
export interface VehicleSearch {
  readonly id: string
  readonly at: EpochMs
  readonly expiresAt: EpochMs
  readonly request: RentalSearch
  /** In the order of the answer. */
  readonly offered: readonly (RentalChoice & { readonly isClosed?: true })[]
}

/** Keeps at most the offers of all pages of an answer. */
export const vehicleSearchOf = (
  id: string,
  request: RentalSearch,
  rentals: readonly VehicleRental[],
  now: EpochMs,
): VehicleSearch => ({
  id,
  at: now,
  expiresAt: now + lifetimes.carOffersMs,
  request,
  offered: rentals
    .slice(0, counts.offeringsPerPage * counts.offeringPages)
    .map((rental) => ({ ...choiceOf(rental), ...(!rental.isAvailable && { isClosed: true as const }) })),
})

/** `<search>:<32 hexadecimal digits>`: two identifiers joined by a colon, as hotel offers have them. */
export const offerIdOf = (
  searchId: string,
  { vendor, pickUpNumber, dropOffNumber, vehicleClass, rateCode }: RentalChoice,
): string =>
  `${searchId}:${derivedId([vendor, pickUpNumber, dropOffNumber, vehicleClass, rateCode].join('|')).replaceAll('-', '')}`

export const searchIdOf = (offerId: string): string => offerId.split(':')[0] ?? ''

/** The rental of an offer id of the search. */
export const findOffered = (search: VehicleSearch, offerId: string): RentalChoice | undefined =>
  search.offered.find((choice) => offerIdOf(search.id, choice) === offerId)

/** The offers of a page; page 1 is the first. */
export const offeredOnPage = ({ offered }: VehicleSearch, page: number): VehicleSearch['offered'] =>
  offered.slice((page - 1) * counts.offeringsPerPage, page * counts.offeringsPerPage)
