import type { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import type {
  Counts,
  Key,
  SortRange,
  Store,
  StoredItem,
  TableName,
  WriteOptions,
} from '../../kernel/store.ts'
import { StaleItem, StoreUnavailable } from '../../kernel/store.ts'
import { added } from './counts.ts'
import { canExist, writable } from './keys.ts'
import { packItem, unpackJson } from './pack.ts'
import { schemas as schemasOfRelease } from './schemas.ts'
import { orUnavailable } from './sqlite-errors.ts'
import { type StoredRow, statementsOver } from './sqlite-statements.ts'

/**
 * Tables whose writes wait for no disk: what a lost second would only cost a client another search, and what is never
 * the last that a request writes. The log keeps the order of writes, so that these are on the disk when the next one
 * of another table is.
 */
const notAwaited: ReadonlySet<TableName> = new Set([
  'offerCaches',
  'recents',
  'openCommits',
  'inventory',
  'supplierOrders',
])

/** What is written, and whether its writer waits for the disk: as its table does, if it does not say. */
interface WrittenItem {
  readonly table: TableName
  readonly pk: string
  readonly isAwaited?: boolean
}

interface ItemToWrite extends Pick<WriteOptions, 'isAwaited'> {
  readonly table: TableName
  readonly key: Key
}

type Place = readonly [pk: string, sk: string]

const placeOf = (key: Key): Place => (typeof key === 'string' ? [key, ''] : [key.partition, key.sort])

const afterOneDaySec = 86_400

/**
 * When the sweep may delete an item. What a request at an earlier time wrote has expired already: its client
 * goes on in that time, so it stays for a day.
 */
const deletableAt = ({ deleteAfterEpochSec }: WriteOptions): number | null => {
  const now = Math.floor(Date.now() / 1000)
  if (deleteAfterEpochSec === undefined) return null
  return deleteAfterEpochSec > now ? deleteAfterEpochSec : now + afterOneDaySec
}

const packedOf = (key: Key, value: unknown, options: WriteOptions) => {
  const packed = packItem(key, value)
  return [packed, crc32(packed), deletableAt(options)] as const
}

/** @throws StoreUnavailable when bytes of the item have changed on the disk */
function readContent({ content, checksum, pk }: StoredRow): unknown {
  if (content === null) throw new Error('the item has no content')
  if (crc32(content) !== checksum) throw new StoreUnavailable(`the item ${pk} is damaged`)
  return unpackJson(content)
}

const countsIn = (row: StoredRow): Counts => readContent(row) as Counts

/**
 * The store over one SQLite database, whose statements run in this process. Writes are durable when they are
 * acknowledged, those of a few tables with the next write of another.
 *
 * @param flush ends when all that was written is on the disk
 */
export function sqliteStore(
  database: DatabaseSync,
  flush: () => Promise<void>,
  schemas = schemasOfRelease,
): Store {
  const contentIn = <T>(table: TableName, row: StoredRow): T =>
    schemas.upcast(table, { schema: row.schema, value: readContent(row) }) as T
  const contentOf = (table: TableName, key: Key, value: unknown, options: WriteOptions) =>
    [...packedOf(key, value, options), schemas.current(table)] as const
  const statementsOf = statementsOver(database)
  /** Flushes under way, by partition: what may still be lost is not shown to anyone. */
  const underWay = new Map<string, Promise<void>>()
  const nameOf = (table: TableName, pk: string): string => `${table}#${pk}`

  async function shown(table: TableName, pk: string): Promise<void> {
    // Of a flush that failed its writer is told; reads go on.
    await underWay.get(nameOf(table, pk))?.catch(() => undefined)
  }

  async function written<T>(
    { table, pk, isAwaited = !notAwaited.has(table) }: WrittenItem,
    write: () => T,
  ): Promise<T> {
    const result = orUnavailable(write)
    if (!isAwaited) return result
    const name = nameOf(table, pk)
    const flushed = flush()
    underWay.set(name, flushed)
    try {
      await flushed
      return result
    } catch (cause) {
      throw new StoreUnavailable('the disk did not confirm what was written', { cause })
    } finally {
      if (underWay.get(name) === flushed) underWay.delete(name)
    }
  }

  /** A write of one item if a condition holds. @throws StaleItem when it does not, and so nothing changed */
  async function conditional(
    { table, key, isAwaited }: ItemToWrite,
    write: (place: Place) => number,
  ): Promise<void> {
    const place = placeOf(writable(key))
    const item = { table, pk: place[0], ...(isAwaited && { isAwaited }) }
    const changes = await written(item, () => write(place))
    if (changes === 0) throw new StaleItem(JSON.stringify(key))
  }

  async function read<T>(table: TableName, key: Key): Promise<StoredItem<T> | undefined> {
    if (!canExist(key)) return undefined
    const place = placeOf(key)
    await shown(table, place[0])
    const row = orUnavailable(() => statementsOf(table).read(...place))
    return row && { value: contentIn<T>(table, row), version: row.version }
  }

  return {
    read,

    async readMany<T>(table: TableName, keys: readonly string[]) {
      const found = await Promise.all([...new Set(keys)].map((key) => read<T>(table, key)))
      return found.filter((item) => item !== undefined)
    },

    async list<T>(table: TableName, partition: string) {
      if (!canExist(partition)) return []
      await shown(table, partition)
      const rows = orUnavailable(() => statementsOf(table).list(partition))
      return rows.map((row) => ({ sort: row.sk, value: contentIn<T>(table, row) }))
    },

    async listLast<T>(table: TableName, partition: string, { upTo, count }: { upTo: string; count: number }) {
      if (!canExist(partition)) return []
      await shown(table, partition)
      const rows = orUnavailable(() => statementsOf(table).listLast(partition, upTo, count))
      return rows.map((row) => ({ sort: row.sk, value: contentIn<T>(table, row) }))
    },

    async listFirst<T>(table: TableName, partition: string, { after, upTo, count }: SortRange) {
      if (!canExist(partition)) return []
      await shown(table, partition)
      const rows = orUnavailable(() => statementsOf(table).listFirst(partition, after, upTo, count))
      return rows.map((row) => ({ sort: row.sk, value: contentIn<T>(table, row) }))
    },

    async create(table, key, value, options = {}) {
      const content = contentOf(table, key, value, options)
      await conditional({ table, key, ...options }, (place) =>
        statementsOf(table).create(...place, ...content),
      )
    },

    async replace(table, key, value, readVersion, options = {}) {
      const content = contentOf(table, key, value, options)
      await conditional({ table, key, ...options }, (place) =>
        statementsOf(table).replace(...content, ...place, readVersion),
      )
    },

    async put(table, key, value, options = {}) {
      const content = contentOf(table, key, value, options)
      await conditional({ table, key, ...options }, (place) => statementsOf(table).put(...place, ...content))
    },

    async remove(table, key, readVersion) {
      const { remove, removeVersion } = statementsOf(table)
      if (readVersion !== undefined)
        return conditional({ table, key }, (place) => removeVersion(...place, readVersion))
      const place = placeOf(writable(key))
      await written({ table, pk: place[0] }, () => remove(...place))
    },

    async increment(table, key, by, options = {}) {
      const [place, ttl] = [placeOf(writable(key)), deletableAt(options)]
      return written({ table, pk: place[0] }, () => statementsOf(table).increment(...place, by, ttl))
    },

    async addIf(table, key, addition, options = {}) {
      const place = placeOf(writable(key))
      const { read: find, create, replace } = statementsOf(table)
      // Between reading and writing this process does nothing else, and no other one writes to its file.
      return written({ table, pk: place[0] }, () => {
        const row = find(...place)
        const next = added(row && countsIn(row), addition)
        if (!next) return false
        const content = contentOf(table, key, next, options)
        return (row ? replace(...content, ...place, row.version) : create(...place, ...content)) > 0
      })
    },

    readCounts: (table, keys) =>
      Promise.all(
        keys.map(async (key) => {
          if (!canExist(key)) return undefined
          const place = placeOf(key)
          await shown(table, place[0])
          const row = orUnavailable(() => statementsOf(table).read(...place))
          return row && countsIn(row)
        }),
      ),
  }
}
