import type { EpochMs } from '../kernel/instant.ts'
import { epochSeconds } from '../kernel/instant.ts'
import type { Store } from '../kernel/store.ts'
import { updateItem } from '../kernel/update-item.ts'
import type { PropertyKey, RateSource } from './hotel.ts'
import type { AvailabilityDigest, CachedRate } from './hotel-availability.ts'

/** Availabilities stored per property and dates, for requests that name no offer. */
const rememberedPerStay = 5

/** Stored data of a property search: the order and the figures of every page. */
export interface PropertySearchDigest {
  readonly id: string
  readonly expiresAt: EpochMs
  readonly requestedCurrency?: string | undefined
  readonly inMiles: boolean
  readonly found: readonly {
    readonly key: PropertyKey
    readonly km?: number | undefined
    readonly rates?:
      | {
          readonly source: RateSource
          readonly lowestMinor: number
          readonly highestMinor: number
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
  const stayName = (
    { chainCode, propertyCode }: PropertyKey,
    stay: { readonly checkIn: string; readonly checkOut: string },
  ) => `${chainCode}-${propertyCode}#${stay.checkIn}#${stay.checkOut}`

  /** Adds an availability to the list; of two concurrent ones both are kept. */
  const remember = (name: string, id: string, expiresAt: EpochMs) =>
    updateItem<{ ids: string[] }>(store, {
      table: 'offerCaches',
      key: keyOf('hotelStay', name),
      change: (remembered) => ({ ids: [id, ...(remembered?.ids ?? [])].slice(0, rememberedPerStay) }),
      options: { deleteAfterEpochSec: epochSeconds(expiresAt) },
    })

  return {
    saveSearch: (digest: PropertySearchDigest) => put('hotelSearch', digest.id, digest, digest.expiresAt),
    findSearch: (id: string) => read<PropertySearchDigest>('hotelSearch', id),

    /** Saves it, also under each property and the dates. */
    async saveAvailability(digest: AvailabilityDigest): Promise<void> {
      await put('hotelAvailability', digest.id, digest, digest.expiresAt)
      const names = new Set(digest.rates.map(({ property }) => stayName(property, digest.stay)))
      await Promise.all([...names].map((name) => remember(name, digest.id, digest.expiresAt)))
    },

    findAvailability: (id: string) => read<AvailabilityDigest>('hotelAvailability', id),

    /** Availabilities of a property and dates, the latest first. */
    async findAvailabilitiesOf(
      property: PropertyKey,
      stay: { readonly checkIn: string; readonly checkOut: string },
    ) {
      const ids = (await read<{ ids: string[] }>('hotelStay', stayName(property, stay)))?.ids ?? []
      const found = await Promise.all(ids.map((id) => read<AvailabilityDigest>('hotelAvailability', id)))
      return found.filter((digest) => digest !== undefined)
    },

    /** Price and guarantee of all requested rooms, as returned with the rules of the offer. */
    saveRules: (offerId: string, rate: CachedRate, expiresAt: EpochMs) =>
      put('hotelRules', offerId, rate, expiresAt),
    findRules: (offerId: string) => read<CachedRate>('hotelRules', offerId),
  }
}
