import type { Store } from '../../../../lib/kernel/store.ts'
import { updateItem } from '../../../../lib/kernel/update-item.ts'

/** What the adapter knows of a key: written before anything is asked for under it. */
export interface KeyRecord {
  /** Of a sale: the offer that is ordered. Of an issuance: the key of its sale. */
  readonly subject?: string
  /** Nothing begins under the key any more. */
  readonly isOver?: true
}

/** The adapter's own records of one kind of key. */
export function keyRecords(store: Store, kind: string) {
  const update = async (key: string, change: (record: KeyRecord | undefined) => KeyRecord | undefined) =>
    (await updateItem<KeyRecord>(store, { table: 'supplierOrders', key: `strict#${kind}#${key}`, change })) ??
    {}
  return {
    find: async (key: string): Promise<KeyRecord | undefined> =>
      (await store.read<KeyRecord>('supplierOrders', `strict#${kind}#${key}`))?.value,
    /** @returns the record that the key has from now on: this one, or that of an earlier attempt */
    begin: (key: string, subject: string): Promise<KeyRecord> =>
      update(key, (record) => (record ? undefined : { subject })),
    /** Forbids the key. */
    end: (key: string): Promise<KeyRecord> =>
      update(key, (record) => (record?.isOver ? undefined : { ...record, isOver: true })),
  }
}
