import { createHash } from 'node:crypto'
import type { EpochMs } from '../kernel/instant.ts'
import { counts, lifetimes } from '../kernel/limits.ts'
import type { RentalSearch, VehicleRental } from './vehicle.ts'

/** Stored data of a car search: enough to return its pages again, and to book from it at its prices. */
export interface VehicleSearch {
  readonly id: string
  readonly at: EpochMs
  readonly expiresAt: EpochMs
  readonly request: RentalSearch
  /** In the order of the answer. */
  readonly offered: readonly VehicleRental[]
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
  offered: rentals.slice(0, counts.offeringsPerPage * counts.offeringPages),
})

/** `<search>:<32 hexadecimal digits>`: two identifiers joined by a colon, as hotel offers have them. */
export const offerIdOf = (
  searchId: string,
  { supplier, ref }: Pick<VehicleRental, 'supplier' | 'ref'>,
): string => `${searchId}:${createHash('sha256').update(`${supplier}#${ref}`).digest('hex').slice(0, 32)}`

export const searchIdOf = (offerId: string): string => offerId.split(':')[0] ?? ''

/** The rental of an offer id of the search. */
export const findOffered = (search: VehicleSearch, offerId: string): VehicleRental | undefined =>
  search.offered.find((rental) => offerIdOf(search.id, rental) === offerId)

/** The offers of a page; page 1 is the first. */
export const offeredOnPage = ({ offered }: VehicleSearch, page: number): VehicleSearch['offered'] =>
  offered.slice((page - 1) * counts.offeringsPerPage, page * counts.offeringsPerPage)

/** An offer lives as long as its search, but not longer than its supplier knows it. */
export const expiryOf = (search: VehicleSearch, { expiresAt = search.expiresAt }: VehicleRental): EpochMs =>
  Math.min(search.expiresAt, expiresAt)
