import { Refusal } from '../kernel/refusals.ts'
import type { Store, StoredItem } from '../kernel/store.ts'
import { createOnce, updateItem } from '../kernel/update-item.ts'

/**
 * What a host keeps of a sale. A released one stays on file, so that a late repetition cannot sell it again.
 */
export type SaleRecord<Sold> =
  | (Sold & { readonly status: 'sold' })
  /** `former`: what was sold; absent: nothing. */
  | { readonly status: 'released'; readonly former?: Sold }

/** A sale to make, once for its key. */
export interface NewSale<Sold> {
  readonly key: string
  readonly sold: Sold
  /** Takes what is sold out of the inventory. @throws Refusal when there is not enough of it */
  readonly hold: () => Promise<void>
  /** Puts back into the inventory what the sale holds of it. */
  readonly releaseHold: () => Promise<void>
  /** The refusal of a sale that was released before. */
  readonly refusal: () => Refusal
}

/** The sales that a sandbox host keeps on file, by their key. */
export interface SaleRecords<Sold> {
  read(key: string): Promise<StoredItem<SaleRecord<Sold>> | undefined>
  /** The sale; undefined when nothing was sold under the key, or it was released. */
  find(key: string): Promise<Sold | undefined>
  /** The sale, also when it was released since; undefined: nothing was ever sold under the key. */
  findEver(key: string): Promise<Sold | undefined>
  /** @returns false when the key has a record already */
  create(key: string, record: SaleRecord<Sold>): Promise<boolean>
  /**
   * Changes a sale. @param next undefined: it stays as it is
   *
   * @returns the sale as it is now; undefined when nothing was sold under the key, or it was released
   */
  change(key: string, next: (sale: Sold) => Sold | undefined): Promise<Sold | undefined>
  /** From then on nothing can be sold under the key. */
  release(key: string): Promise<void>
  /**
   * Makes a sale, or finds the one that was made. The inventory first, then the record: a sale on file has
   * what it sold.
   */
  sellOnce(sale: NewSale<Sold>): Promise<Sold>
}

/** @param prefix of the keys in the table of orders */
export function saleRecordsOver<Sold extends object>(store: Store, prefix: string): SaleRecords<Sold> {
  const tableKey = (key: string): string => `${prefix}${key}`
  const read = (key: string) => store.read<SaleRecord<Sold>>('supplierOrders', tableKey(key))
  const soldIn = (record: SaleRecord<Sold> | undefined): Sold | undefined =>
    record?.status === 'sold' ? record : undefined
  const create = (key: string, record: SaleRecord<Sold>): Promise<boolean> =>
    createOnce(() => store.create('supplierOrders', tableKey(key), record))

  return {
    read,
    create,
    find: async (key) => soldIn((await read(key))?.value),

    async findEver(key) {
      const record = (await read(key))?.value
      return record?.status === 'released' ? record.former : record
    },

    async change(key, next) {
      const record = await updateItem<SaleRecord<Sold>>(store, {
        table: 'supplierOrders',
        key: tableKey(key),
        change: (current) => {
          const sale = soldIn(current)
          const changed = sale && next(sale)
          return changed && { ...changed, status: 'sold' }
        },
      })
      return soldIn(record)
    },

    async release(key) {
      await updateItem<SaleRecord<Sold>>(store, {
        table: 'supplierOrders',
        key: tableKey(key),
        change: (current) =>
          current?.status === 'released'
            ? undefined
            : { status: 'released', ...(current && { former: current }) },
      })
    },

    async sellOnce({ key, sold, hold, releaseHold, refusal }) {
      const known = (await read(key))?.value
      if (known?.status === 'released') throw refusal()
      if (known) return known
      try {
        await hold()
      } catch (error) {
        if (error instanceof Refusal) await releaseHold()
        throw error
      }
      const record = { ...sold, status: 'sold' as const }
      if (await create(key, record)) return record
      // The same sale was made, or released, while this call was at work.
      const meanwhile = soldIn((await read(key))?.value)
      if (meanwhile) return meanwhile
      await releaseHold()
      throw refusal()
    },
  }
}
