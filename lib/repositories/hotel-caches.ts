import type { PropertyKey, RateSource } from '../domain/hotel.ts'
import type { EpochMs } from '../domain/instant.ts'
import { epochSeconds } from '../domain/instant.ts'
import type { Store } from './store.ts'

/** What is kept of a property search: the order and the figures of every page. */
export interface PropertySearchDigest {
  readonly id: string
  readonly expiresAt: EpochMs
  readonly requestedCurrency?: string | undefined
  readonly inMiles: boolean
  readonly found: readonly {
    readonly key: PropertyKey
    readonly km?: number | undefined
    readonly rates?:
      | { readonly source: RateSource; readonly lowestMinor: number; readonly highestMinor: number; readonly currency: string }
      | undefined
  }[]
}

export type HotelCaches = ReturnType<typeof hotelCachesOf>

/** Hotel searches of one tenant. Expired ones may still be found: the caller decides by its clock. */
export const hotelCachesOf = (store: Store, tenantId: string) => {
  const keyOf = (kind: string, id: string) => `${tenantId}#${kind}#${id}`
  const read = async <T>(kind: string, id: string) => (await store.read<T>('offerCaches', keyOf(kind, id)))?.value
  const put = (kind: string, id: string, value: unknown, expiresAt: EpochMs) =>
    store.put('offerCaches', keyOf(kind, id), value, { deleteAfterEpochSec: epochSeconds(expiresAt) })

  return {
    saveSearch: (digest: PropertySearchDigest) => put('hotelSearch', digest.id, digest, digest.expiresAt),
    findSearch: (id: string) => read<PropertySearchDigest>('hotelSearch', id),
  }
}
