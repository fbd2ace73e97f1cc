/**
 * The tables. Every key of a tenant's table begins with the tenant; `inventory` and `supplierOrders` belong
 * to the sandbox hosts, `dueHolds` to the expiry sweep, `openCommits` to who takes commits up,
 * `reportedOrders` to the reconciler.
 */
export const tableNames = [
  'workbenches',
  'reservations',
  'filings',
  'documents',
  'offerCaches',
  'idempotency',
  'cards',
  'inventory',
  'supplierOrders',
  'dueHolds',
  'queueItems',
  'reportedOrders',
  'recents',
  'openCommits',
] as const
export type TableName = (typeof tableNames)[number]

/** Tables whose items are listed by partition. */
const listedTables: ReadonlySet<TableName> = new Set([
  'filings',
  'inventory',
  'dueHolds',
  'queueItems',
  'reportedOrders',
  'recents',
  'openCommits',
])

/**
 * Names of a table's key attributes: the partition key, and the sort key where items are listed by partition.
 */
export const tableKeys = (table: TableName): readonly string[] =>
  listedTables.has(table) ? ['pk', 'sk'] : ['pk']

/** Partition key, and the sort key of a table whose items are also listed by partition. */
export type Key = string | { readonly partition: string; readonly sort: string }

export interface StoredItem<T> {
  readonly value: T
  readonly version: number
}

export interface WriteOptions {
  /** When the database may delete the item; readers decide by the clock, never by this. */
  readonly deleteAfterEpochSec?: number
  /** The write is on the disk when it ends, whatever its table: the next step is one that nothing here can undo. */
  readonly isAwaited?: true
}

export interface ReadOptions {
  /** Whether what was written last is read; otherwise it may be a moment old, and costs half as much. */
  readonly consistent: boolean
}

/** A part of a partition. */
export interface SortRange {
  /** Items behind this sort key, which need not be there. */
  readonly after: string
  /** No item behind this sort key. */
  readonly upTo: string
  /** At most so many. */
  readonly count: number
}

/** Numbers that many requests change at once, and what is under way with them. */
export interface Counts {
  readonly numbers: Readonly<Record<string, number>>
  /** Open marks, by name. */
  readonly marks: Readonly<Record<string, string>>
}

export interface Mark {
  readonly name: string
  readonly text: string
}

/**
 * A change of the numbers of an item, made as a whole or not at all. It is made once, since it opens a mark that the item does
 * not have, or closes one that it has.
 */
export type Addition = {
  /** By name; a number that the item does not have is 0. */
  readonly add: Readonly<Record<string, number>>
  /** What numbers are allowed to be afterwards, also such as are not added to. */
  readonly atMost?: Readonly<Record<string, number>>
} & ({ readonly opens: Mark } | { readonly closes: Mark })

/**
 * Where aggregates live: one aggregate is one item, every change one conditional write. There are no
 * transactions: what spans items is a sequence of idempotent steps. Numbers in an item of their own are changed by additions. A write that has ended survives the
 * process and the machine. Embedded, a write to the tables of offer caches, recents, open commits and of the
 * sandbox hosts does so with the next write to any other table.
 *
 * @throws StoreUnavailable, StoreFull from any call
 */
export interface Store {
  /** Reads what was written last. */
  read<T>(table: TableName, key: Key): Promise<StoredItem<T> | undefined>
  readMany<T>(table: TableName, keys: readonly string[]): Promise<StoredItem<T>[]>
  /** All items of a partition. */
  list<T>(
    table: TableName,
    partition: string,
    options?: ReadOptions,
  ): Promise<readonly { readonly sort: string; readonly value: T }[]>
  /**
   * The last items of a partition in the order of their sort keys, the last one first.
   *
   * @param upTo no item behind this sort key
   */
  listLast<T>(
    table: TableName,
    partition: string,
    wanted: { readonly upTo: string; readonly count: number },
  ): Promise<readonly { readonly sort: string; readonly value: T }[]>
  /** The first items of a partition within a range, in the order of their sort keys. */
  listFirst<T>(
    table: TableName,
    partition: string,
    range: SortRange,
  ): Promise<readonly { readonly sort: string; readonly value: T }[]>
  /** @throws StaleItem when the key is taken */
  create<T>(table: TableName, key: Key, value: T, options?: WriteOptions): Promise<void>
  /** Writes version + 1. @throws StaleItem when the item is no longer at the version that was read */
  replace<T>(table: TableName, key: Key, value: T, readVersion: number, options?: WriteOptions): Promise<void>
  /** Overwrites unconditionally: for items with a single writer. */
  put<T>(table: TableName, key: Key, value: T, options?: WriteOptions): Promise<void>
  /** @throws StaleItem when a version was given and the item is no longer at it */
  remove(table: TableName, key: Key, readVersion?: number): Promise<void>
  /** Adds to a counter that starts at 0. @returns the counter after the addition */
  increment(table: TableName, key: Key, by: number, options?: WriteOptions): Promise<number>
  /**
   * Adds to the numbers of an item, which begins without any.
   *
   * @returns false when a number would be too large, the mark to open is there already, or the one to close is not
   */
  addIf(table: TableName, key: Key, addition: Addition, options?: WriteOptions): Promise<boolean>
  /** The numbers of some items, in the order of their keys; undefined: nothing was ever added. */
  readCounts(
    table: TableName,
    keys: readonly Key[],
    options: ReadOptions,
  ): Promise<readonly (Counts | undefined)[]>
}

/** Another request wrote the item since this one read it. Read again and decide again. */
export class StaleItem extends Error {
  override readonly name = 'StaleItem'
}

/** More than the database keeps in one item. */
export class ItemTooLarge extends Error {
  override readonly name = 'ItemTooLarge'
}

/** The database could not do what it was asked to: its disk fails or its file is damaged. Nothing was written. */
export class StoreUnavailable extends Error {
  override readonly name: string = 'StoreUnavailable'
}

/** There is no space for what was to be written; reads go on. */
export class StoreFull extends StoreUnavailable {
  override readonly name = 'StoreFull'
}
