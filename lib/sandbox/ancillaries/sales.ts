import { Refusal } from '../../kernel/refusals.ts'
import type { Store } from '../../kernel/store.ts'
import { StaleItem } from '../../kernel/store.ts'
import type { AncillarySellOrder } from '../../suppliers/air-ancillaries.ts'
import type { AncillaryStock } from './stock.ts'

/**
 * What the host keeps of a sale. A released one stays on file, so that a late repetition cannot sell it
 * again.
 */
interface Sale {
  readonly status: 'sold' | 'released'
}

const keyOf = (key: string): string => `ANC#${key}`

/** Selling services and taking them back, once for each key. */
export function ancillarySalesOver(store: Store, stock: AncillaryStock) {
  const find = async (key: string): Promise<Sale['status'] | undefined> =>
    (await store.read<Sale>('supplierOrders', keyOf(key)))?.value.status

  return {
    isSold: async (key: string): Promise<boolean> => (await find(key)) === 'sold',

    /** The pieces first, then the sale itself: a sale that is on file has its pieces. */
    async sell({ key, ancillary }: AncillarySellOrder): Promise<void> {
      const soldOut = () => new Refusal('ancillarySoldOut', { service: ancillary.service.name })
      const known = await find(key)
      if (known === 'sold') return
      if (known) throw soldOut()
      if (!(await stock.take(key, ancillary))) {
        await stock.giveBack(key, ancillary)
        throw soldOut()
      }
      try {
        await store.create('supplierOrders', keyOf(key), { status: 'sold' } satisfies Sale)
      } catch (error) {
        if (!(error instanceof StaleItem)) throw error
        // The same sale was made, or released, while this call was at work.
        if ((await find(key)) === 'sold') return
        await stock.giveBack(key, ancillary)
        throw soldOut()
      }
    },

    async release(key: string, ancillary: AncillarySellOrder['ancillary']): Promise<void> {
      await store.put('supplierOrders', keyOf(key), { status: 'released' } satisfies Sale)
      await stock.giveBack(key, ancillary)
    },
  }
}
