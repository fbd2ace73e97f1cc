import type { ContentSource } from '../kernel/flight.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { AncillaryPrice, AncillaryQuote, AncillaryService } from './ancillary.ts'

/** An ancillary that a shop found for one traveler. */
export interface ShoppedAncillary extends Omit<AncillaryQuote, 'segments'> {
  /** Keys of the flights that it covers. */
  readonly flights: readonly string[]
  /** Of the air offer in the workbench. */
  readonly offerId: string
  readonly source: ContentSource
  readonly supplier: string
  readonly carrier: string
}

/** Stored data of an ancillary shop: enough to price and book its results. */
export interface AncillaryShop {
  readonly id: string
  readonly workbenchId: string
  readonly expiresAt: EpochMs
  /** One for each traveler; offerings count over all of them, in the order of the groups. */
  readonly groups: readonly { readonly travelerId: string; readonly offerings: readonly ShoppedAncillary[] }[]
}

/** The latest quote of an offering from an NDC carrier, under whose reference it is sold. */
export interface AncillaryPriceRecord {
  readonly service: AncillaryService
  readonly price: AncillaryPrice
  readonly expiresAt: EpochMs
}

/** The position of an offering in its shop. */
export interface OfferingPlace {
  /** From 1. */
  readonly group: number
  /** From 1, over all groups. */
  readonly number: number
}

const tail = 8
const zeros = '0'.repeat(tail)
const hex = (value: number, length: number): string => value.toString(16).padStart(length, '0')

/**
 * The id of a shop, from a new UUID or from the id of one of its offerings. The last digits are the position
 * of the offering; zeros mean the shop itself.
 */
export const shopIdOf = (uuid: string): string => `${uuid.slice(0, -tail)}${zeros}`

export const groupIdentifier = (shopId: string, group: number): string =>
  `${shopId.slice(0, -tail)}${hex(group, 4)}0000`

export const offeringIdentifier = (shopId: string, { group, number }: OfferingPlace): string =>
  `${shopId.slice(0, -tail)}${hex(group, 4)}${hex(number, 4)}`

/** All offerings of a shop with their positions. */
export function placedOfferings({
  groups,
}: AncillaryShop): { readonly place: OfferingPlace; readonly offering: ShoppedAncillary }[] {
  let number = 0
  return groups.flatMap(({ offerings }, index) =>
    offerings.map((offering) => ({ place: { group: index + 1, number: ++number }, offering })),
  )
}
