import { updateItem } from '../../../../lib/kernel/update-item.ts'
import type { HostContext } from '../../../../lib/suppliers/host-context.ts'

/** What the adapter knows of a key: written before anything is asked for under it. */
export interface KeyRecord {
  /** Of a sale: the offer that is ordered. Of an issuance: the key of its sale. */
  readonly subject?: string
  /** Nothing begins under the key any more. */
  readonly isOver?: true
}

/** The adapter's own records of one kind of key. */
export function keyRecords({ name, store }: Pick<HostContext, 'name' | 'store'>, kind: string) {
  const keyOf = (key: string): string => `${name}#${kind}#${key}`
  const update = async (key: string, change: (record: KeyRecord | undefined) => KeyRecord | undefined) =>
    (await updateItem<KeyRecord>(store, { table: 'supplierOrders', key: keyOf(key), change })) ?? {}
  return {
    find: async (key: string): Promise<KeyRecord | undefined> =>
      (await store.read<KeyRecord>('supplierOrders', keyOf(key)))?.value,
    /** @returns the record that the key has from now on: this one, or that of an earlier attempt */
    begin: (key: string, subject: string): Promise<KeyRecord> =>
      update(key, (record) => (record ? undefined : { subject })),
    /** Forbids the key. */
    end: (key: string): Promise<KeyRecord> =>
      update(key, (record) => (record?.isOver ? undefined : { ...record, isOver: true })),
  }
}
