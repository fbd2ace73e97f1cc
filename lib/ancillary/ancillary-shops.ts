import { epochSeconds } from '../kernel/instant.ts'
import type { Store } from '../kernel/store.ts'
import type { AncillaryPriceRecord, AncillaryShop } from './ancillary-shop.ts'

export type AncillaryShops = ReturnType<typeof ancillaryShopsOf>

/**
 * The results of ancillary shops of one tenant. Expired ones may still be found: the caller decides by its
 * clock.
 */
export const ancillaryShopsOf = (store: Store, tenantId: string) => {
  const shopKey = (id: string) => `${tenantId}#ancillaries#${id}`
  const workbenchKey = (workbenchId: string) => `${tenantId}#ancillariesof#${workbenchId}`
  const priceKey = (shopId: string, offering: number) => `${tenantId}#ancillaryprice#${shopId}#${offering}`

  return {
    /** Stores it under its own id, and as the latest one of its workbench. */
    async save(shop: AncillaryShop): Promise<void> {
      const options = { deleteAfterEpochSec: epochSeconds(shop.expiresAt) }
      await store.put('offerCaches', shopKey(shop.id), shop, options)
      await store.put('offerCaches', workbenchKey(shop.workbenchId), { id: shop.id }, options)
    },

    async find(id: string): Promise<AncillaryShop | undefined> {
      return (await store.read<AncillaryShop>('offerCaches', shopKey(id)))?.value
    },

    async findLastOf(workbenchId: string): Promise<AncillaryShop | undefined> {
      const last = await store.read<{ readonly id: string }>('offerCaches', workbenchKey(workbenchId))
      return last && this.find(last.value.id)
    },

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
