import type { EpochMs } from '../kernel/instant.ts'
import { epochSeconds } from '../kernel/instant.ts'
import { putWithList, readWithList } from '../kernel/item-with-list.ts'
import { recentsOf } from '../kernel/recents.ts'
import type { Store } from '../kernel/store.ts'
import type { OfferedRate, RateSource } from './hotel.ts'
import type { AvailabilityDigest } from './hotel-availability.ts'
import type { RateTerms } from './hotel-terms.ts'
import { nameOfKey, type PropertyKey, type WantedImages } from './property.ts'

/** Availabilities stored per property and dates, for requests that name no offer. */
const rememberedPerStay = 5

/** Stored data of a property search: the order and the figures of every page. */
export interface PropertySearchDigest {
  readonly id: string
  readonly expiresAt: EpochMs
  readonly requestedCurrency?: string | undefined
  readonly inMiles: boolean
  readonly images: WantedImages
  readonly found: readonly {
    /** Name of the supplier that found it. */
    readonly supplier: string
    readonly key: PropertyKey
    readonly km?: number | undefined
    readonly rates?:
      | {
          readonly source: RateSource
          readonly lowestMinor: number
          readonly highestMinor?: number
          readonly currency: string
        }
      | undefined
  }[]
}

export type HotelCaches = ReturnType<typeof hotelCachesOf>

/**
 * Hotel searches, availabilities and rules of one tenant. Expired ones may still be found: the caller decides
 * by its clock.
 */
export const hotelCachesOf = (store: Store, tenantId: string) => {
  const keyOf = (kind: string, id: string) => `${tenantId}#${kind}#${id}`
  const read = async <T>(kind: string, id: string) =>
    (await store.read<T>('offerCaches', keyOf(kind, id)))?.value
  const put = (kind: string, id: string, value: unknown, expiresAt: EpochMs) =>
    store.put('offerCaches', keyOf(kind, id), value, { deleteAfterEpochSec: epochSeconds(expiresAt) })
  const stays = recentsOf(store, tenantId, 'hotelStay')
  /** Without letter case: whose code is meant is decided among the rates found. */
  const stayName = (property: PropertyKey, stay: { readonly checkIn: string; readonly checkOut: string }) =>
    `${nameOfKey(property).toUpperCase()}#${stay.checkIn}#${stay.checkOut}`

  async function findAvailability(id: string): Promise<AvailabilityDigest | undefined> {
    const found = await readWithList<Omit<AvailabilityDigest, 'rates'>, OfferedRate>(store, {
      table: 'offerCaches',
      key: keyOf('hotelAvailability', id),
    })
    return found && { ...found.head, rates: found.list }
  }

  return {
    saveSearch: (digest: PropertySearchDigest) => put('hotelSearch', digest.id, digest, digest.expiresAt),
    findSearch: (id: string) => read<PropertySearchDigest>('hotelSearch', id),

    /** Saves it, also under each property and the dates. */
    async saveAvailability({ rates, ...head }: AvailabilityDigest, now: EpochMs): Promise<void> {
      const { id, expiresAt, stay } = head
      await putWithList(
        store,
        {
          table: 'offerCaches',
          key: keyOf('hotelAvailability', id),
          deleteAfterEpochSec: epochSeconds(expiresAt),
        },
        { head, list: rates },
      )
      const names = new Set(rates.map(({ property }) => stayName(property.key, stay)))
      await Promise.all([...names].map((name) => stays.note(name, id, { at: now, until: expiresAt })))
    },

    findAvailability,

    /** Availabilities of a property and dates, the latest first. */
    async findAvailabilitiesOf(
      property: PropertyKey,
      stay: { readonly checkIn: string; readonly checkOut: string },
      now: EpochMs,
    ) {
      const ids = await stays.find(stayName(property, stay), now, rememberedPerStay)
      const found = await Promise.all(ids.map(findAvailability))
      return found.filter((digest) => digest !== undefined)
    },

    /** Price and guarantee of all requested rooms, as returned with the rules of the offer. */
    saveRules: (offerId: string, terms: RateTerms, expiresAt: EpochMs) =>
      put('hotelRules', offerId, terms, expiresAt),
    findRules: (offerId: string) => read<RateTerms>('hotelRules', offerId),
  }
}
