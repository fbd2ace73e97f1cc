import { type EpochMs, epochSeconds } from '../kernel/instant.ts'
import type { Store } from '../kernel/store.ts'
import type { AncillaryPriceRecord, AncillaryShop } from './ancillary-shop.ts'

/** What every kind of shop has. */
export interface Shop {
  readonly id: string
  /** Absent: it was made without a workbench. */
  readonly workbenchId?: string
  readonly expiresAt: EpochMs
}

export type Shops<Kind extends Shop> = Pick<ReturnType<typeof shopsOf<Kind>>, 'find' | 'findLastOf'>

/**
 * The shops of one kind of one tenant. Expired ones may still be found: the caller decides by its clock.
 *
 * @param kind part of their keys
 */
export function shopsOf<Kind extends Shop>(store: Store, tenantId: string, kind: string) {
  const shopKey = (id: string) => `${tenantId}#${kind}#${id}`
  const workbenchKey = (workbenchId: string) => `${tenantId}#${kind}of#${workbenchId}`
  const find = async (id: string): Promise<Kind | undefined> =>
    (await store.read<Kind>('offerCaches', shopKey(id)))?.value

  return {
    /** Stores it under its own id, and as the latest one of its workbench. */
    async save(shop: Kind): Promise<void> {
      const options = { deleteAfterEpochSec: epochSeconds(shop.expiresAt) }
      await store.put('offerCaches', shopKey(shop.id), shop, options)
      if (shop.workbenchId !== undefined)
        await store.put('offerCaches', workbenchKey(shop.workbenchId), { id: shop.id }, options)
    },

    find,

    async findLastOf(workbenchId: string): Promise<Kind | undefined> {
      const last = await store.read<{ readonly id: string }>('offerCaches', workbenchKey(workbenchId))
      return last && find(last.value.id)
    },
  }
}

/** The results of ancillary shops of one tenant, and the prices that were quoted of them. */
export const ancillaryShopsOf = (store: Store, tenantId: string) => {
  const priceKey = (shopId: string, offering: number) => `${tenantId}#ancillaryprice#${shopId}#${offering}`

  return {
    ...shopsOf<AncillaryShop>(store, tenantId, 'ancillaries'),

    /** @param offering number in the shop */
    async savePrice(shopId: string, offering: number, price: AncillaryPriceRecord): Promise<void> {
      await store.put('offerCaches', priceKey(shopId, offering), price, {
        deleteAfterEpochSec: epochSeconds(price.expiresAt),
      })
    },

    async findPrice(shopId: string, offering: number): Promise<AncillaryPriceRecord | undefined> {
      return (await store.read<AncillaryPriceRecord>('offerCaches', priceKey(shopId, offering)))?.value
    },
  }
}
