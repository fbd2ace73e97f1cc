import { type AncillaryPrice, ancillaryTotalMinor } from '../ancillary/ancillary.ts'
import { groupIdentifier, offeringIdentifier } from '../ancillary/ancillary-shop.ts'
import { type Shop, type Shops, shopsOf } from '../ancillary/ancillary-shops.ts'
import type { ShopLookup } from '../ancillary/shopped-ancillary.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { Refusal } from '../kernel/refusals.ts'
import type { Store } from '../kernel/store.ts'
import type { SeatGroup } from './seat-map.ts'

/** A price at which seats were shown. The seats are asked for again when one is booked: others may have it by then. */
export interface ShownGroup {
  /** Code of the service; empty: a group that only lists what is not on sale. */
  readonly code: string
  readonly price: AncillaryPrice
}

/** Stored data of a seat map: enough to book a seat of it. */
export interface SeatShop extends Shop {
  /** In the order of the answer. */
  readonly flights: readonly { readonly key: string; readonly groups: readonly ShownGroup[] }[]
}

export const seatShopsOf = (store: Store, tenantId: string) => shopsOf<SeatShop>(store, tenantId, 'seats')

/** Ids of a flight and of a price group inside an answer; numbers count from 1. */
export const flightGroupId = (flight: number): string => `travflight_${flight}_0`
export const priceGroupId = (flight: number, group: number): string => `ancillaryID_${flight}_0_${group}`

/** How the seat maps of a workbench are looked for. Source: docs/contract/servicing.md 5. */
export const seatLookup = (
  { seatShops: shops }: { readonly seatShops: Shops<SeatShop> },
  now: EpochMs,
  workbenchId: string,
): ShopLookup<SeatShop> => ({
  ...{ shops, now, workbenchId },
  unknown: 'offerOrProductUnknown',
  expired: 'offerExpired',
})

/** What a client chose from: the seats of a flight, or those of one price. */
export interface ChosenGroup {
  /** Key of the flight. */
  readonly flight: string
  /** Absent: any price of the flight. */
  readonly group?: ShownGroup
}

/**
 * The flight and the price that a request means: by the offering, otherwise by the group that it names.
 *
 * @throws Refusal `offerOrProductUnknown`
 * Source: docs/contract/servicing.md 4 (`CatalogOfferingIdentifier`).
 */
export function requireGroup(
  seats: SeatShop,
  { offering, shop }: { readonly offering: readonly string[]; readonly shop: readonly string[] },
): ChosenGroup {
  const found = findGroup(seats, offering) ?? findGroup(seats, shop)
  if (!found) throw new Refusal('offerOrProductUnknown')
  return found
}

function findGroup({ id, flights }: SeatShop, names: readonly string[]): ChosenGroup | undefined {
  const isNamed = (...ids: readonly string[]): boolean => ids.some((one) => names.includes(one))
  for (const [at, { key, groups }] of flights.entries()) {
    const flight = at + 1
    const group = groups.find((_, index) => {
      const number = index + 1
      return isNamed(offeringIdentifier(id, { group: flight, number }), priceGroupId(flight, number))
    })
    if (group) return { flight: key, group }
    if (isNamed(groupIdentifier(id, flight), flightGroupId(flight))) return { flight: key }
  }
  return undefined
}

const totalMinor = (price: AncillaryPrice): number => ancillaryTotalMinor({ price, quantity: 1 })

/** Whether a price is still the one that was shown. */
export const isShownAs = (
  { service, price }: Pick<SeatGroup, 'service' | 'price'>,
  shown: ShownGroup | undefined,
): boolean =>
  shown === undefined ||
  (service.code === shown.code &&
    price.currency === shown.price.currency &&
    totalMinor(price) === totalMinor(shown.price))
