import { Refusal } from '../../kernel/refusals.ts'
import type { Store } from '../../kernel/store.ts'
import type { AirAncillaries } from '../../suppliers/air-ancillaries.ts'
import { saleRecordsOver } from '../sale-records.ts'
import type { AncillaryInventory } from './inventory.ts'

/** Selling and releasing ancillaries, once for each key. */
export function ancillarySalesOver(
  store: Store,
  inventory: AncillaryInventory,
): Pick<AirAncillaries, 'sell' | 'release'> & { isSold(key: string): Promise<boolean> } {
  const records = saleRecordsOver<object>(store, 'ANC#')
  return {
    isSold: async (key) => (await records.find(key)) !== undefined,

    async sell({ key, ancillary }) {
      const refusal = () => new Refusal('ancillarySoldOut', { service: ancillary.service.name })
      await records.sellOnce({
        key,
        sold: {},
        hold: async () => {
          if (!(await inventory.hold(key, ancillary))) throw refusal()
        },
        releaseHold: () => inventory.release(key, ancillary),
        refusal,
      })
    },

    async release(key, ancillary) {
      await records.release(key)
      await inventory.release(key, ancillary)
    },
  }
}
