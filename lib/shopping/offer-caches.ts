import type { VehicleRental } from '../car/vehicle.ts'
import type { VehicleSearch } from '../car/vehicle-search.ts'
import { epochSeconds } from '../kernel/instant.ts'
import { putWithList, readWithList } from '../kernel/item-with-list.ts'
import type { Store } from '../kernel/store.ts'
import { updateItem } from '../kernel/update-item.ts'
import type { FareDisplayDigest } from '../pricing/fare-display.ts'
import type { PriceRecord, PriceRecords } from '../pricing/price-record.ts'
import type { SearchDigest } from './search-digest.ts'

/**
 * Prices stored per price identifier, upsells included; a client that prices more offers of one search is
 * unlikely to use the first.
 */
const pricesPerIdentifier = 60

export type OfferCaches = ReturnType<typeof offerCachesOf>

/**
 * Digests of searches and prices of one tenant. Expired ones may still be found: the caller decides by its
 * clock.
 */
export const offerCachesOf = (store: Store, tenantId: string) => {
  const searchKey = (id: string) => `${tenantId}#search#${id}`
  const priceKey = (id: string) => `${tenantId}#price#${id}`
  const fareDisplayKey = (id: string) => `${tenantId}#faredisplay#${id}`
  const vehicleKey = (id: string) => `${tenantId}#vehicles#${id}`
  const transactionKey = (id: string) => `${tenantId}#transaction#${id}`

  return {
    /** References of suppliers make groups long: those without room in the item have items of their own. */
    async saveSearch({ groups, ...head }: SearchDigest): Promise<void> {
      await putWithList(
        store,
        {
          table: 'offerCaches',
          key: searchKey(head.id),
          deleteAfterEpochSec: epochSeconds(head.expiresAt),
        },
        { head, list: groups },
      )
    },

    async findSearch(id: string): Promise<SearchDigest | undefined> {
      const found = await readWithList<Omit<SearchDigest, 'groups'>, SearchDigest['groups'][number]>(store, {
        table: 'offerCaches',
        key: searchKey(id),
      })
      return found && { ...found.head, groups: found.list }
    },

    async saveFareDisplay(digest: FareDisplayDigest): Promise<void> {
      await store.put('offerCaches', fareDisplayKey(digest.id), digest, {
        deleteAfterEpochSec: epochSeconds(digest.expiresAt),
      })
    },

    async findFareDisplay(id: string): Promise<FareDisplayDigest | undefined> {
      return (await store.read<FareDisplayDigest>('offerCaches', fareDisplayKey(id)))?.value
    },

    async saveVehicleSearch({ offered, ...head }: VehicleSearch): Promise<void> {
      await putWithList(
        store,
        {
          table: 'offerCaches',
          key: vehicleKey(head.id),
          deleteAfterEpochSec: epochSeconds(head.expiresAt),
        },
        { head, list: offered },
      )
    },

    async findVehicleSearch(id: string): Promise<VehicleSearch | undefined> {
      const found = await readWithList<Omit<VehicleSearch, 'offered'>, VehicleRental>(store, {
        table: 'offerCaches',
        key: vehicleKey(id),
      })
      return found && { ...found.head, offered: found.list }
    },

    /**
     * Stores the prices of one answer under their price identifier, and each under the identifier of its
     * offer. The first counts as the latest.
     */
    async addPrices(id: string, records: readonly PriceRecord[]): Promise<void> {
      await updateItem<PriceRecords>(store, {
        table: 'offerCaches',
        key: priceKey(id),
        change: (kept) => ({
          records: [...records, ...(kept?.records ?? [])].slice(0, pricesPerIdentifier),
        }),
        options: {
          deleteAfterEpochSec: epochSeconds(Math.max(...records.map(({ expiresAt }) => expiresAt))),
        },
      })
      for (const { transactionId, expiresAt } of records) {
        await store.put(
          'offerCaches',
          transactionKey(transactionId),
          { id },
          { deleteAfterEpochSec: epochSeconds(expiresAt) },
        )
      }
    },

    async findPrices(id: string): Promise<readonly PriceRecord[]> {
      return (await store.read<PriceRecords>('offerCaches', priceKey(id)))?.value.records ?? []
    },

    async findPriceOfTransaction(transactionId: string): Promise<PriceRecord | undefined> {
      const pointer = await store.read<{ id: string }>('offerCaches', transactionKey(transactionId))
      const records = pointer ? await this.findPrices(pointer.value.id) : []
      return records.find((record) => record.transactionId === transactionId)
    },
  }
}
