import type { Counts, Key, ReadOptions, SortRange, Store, TableName } from '../../lib/kernel/store.ts'
import { StaleItem } from '../../lib/kernel/store.ts'
import { added } from '../../lib/platform/store/counts.ts'
import { packJson } from '../../lib/platform/store/pack.ts'

interface Kept {
  readonly text: string
  readonly version: number
}

const nameOf = (key: Key): string => (typeof key === 'string' ? key : `${key.partition}\n${key.sort}`)

/** A store in plain memory: what the service costs without a database. */
export function memoryStore(): Store {
  const tables = new Map<TableName, Map<string, Kept>>()
  const counters = new Map<string, number>()
  const table = (name: TableName): Map<string, Kept> => {
    const known = tables.get(name) ?? new Map()
    tables.set(name, known)
    return known
  }
  const write = (name: TableName, key: Key, value: unknown, version: number): void => {
    table(name).set(nameOf(key), { text: JSON.stringify(value), version })
  }
  return {
    async read<T>(name: TableName, key: Key) {
      const kept = table(name).get(nameOf(key))
      return kept && { value: JSON.parse(kept.text) as T, version: kept.version }
    },
    async readMany<T>(name: TableName, keys: readonly string[]) {
      return keys.flatMap((key) => {
        const kept = table(name).get(key)
        return kept ? [{ value: JSON.parse(kept.text) as T, version: kept.version }] : []
      })
    },
    async list<T>(name: TableName, partition: string) {
      return [...table(name)]
        .filter(([key]) => key.startsWith(`${partition}\n`))
        .map(([key, { text }]) => ({ sort: key.slice(partition.length + 1), value: JSON.parse(text) as T }))
    },
    async listLast<T>(name: TableName, partition: string, { upTo, count }: { upTo: string; count: number }) {
      const items = await this.list<T>(name, partition)
      return items
        .filter(({ sort }) => sort <= upTo)
        .toSorted((a, b) => (a.sort < b.sort ? 1 : -1))
        .slice(0, count)
    },
    async listFirst<T>(name: TableName, partition: string, { after, upTo, count }: SortRange) {
      const items = await this.list<T>(name, partition)
      return items
        .filter(({ sort }) => after < sort && sort <= upTo)
        .toSorted((a, b) => (a.sort < b.sort ? -1 : 1))
        .slice(0, count)
    },
    async create(name, key, value) {
      if (table(name).has(nameOf(key))) throw new StaleItem(nameOf(key))
      write(name, key, value, 1)
    },
    async replace(name, key, value, readVersion) {
      if (table(name).get(nameOf(key))?.version !== readVersion) throw new StaleItem(nameOf(key))
      write(name, key, value, readVersion + 1)
    },
    async put(name, key, value) {
      write(name, key, value, 1)
    },
    async remove(name, key, readVersion) {
      if (readVersion !== undefined && table(name).get(nameOf(key))?.version !== readVersion)
        throw new StaleItem(nameOf(key))
      table(name).delete(nameOf(key))
    },
    async increment(name, key, by) {
      const next = (counters.get(`${name}\n${nameOf(key)}`) ?? 0) + by
      counters.set(`${name}\n${nameOf(key)}`, next)
      return next
    },
    async addIf(name, key, addition) {
      const kept = table(name).get(nameOf(key))
      const current: Counts | undefined = kept && JSON.parse(kept.text)
      const next = added(current, addition)
      if (next) write(name, key, next, (kept?.version ?? 0) + 1)
      return next !== undefined
    },
    async readCounts(name, keys) {
      return keys.map((key) => {
        const kept = table(name).get(nameOf(key))
        return kept && JSON.parse(kept.text)
      })
    },
  }
}

export interface Units {
  write: number
  read: number
  writtenBytes: number
  /** Calls of the store, however many items each is for. */
  calls: number
  readonly byTable: Record<string, { write: number; read: number }>
}

/** Bytes of an item as DynamoDB counts them, closely enough: key, version and content. */
const bytesOf = (key: Key, value: unknown): number => nameOf(key).length + 20 + packJson(value).length

/** Counts write units (1 KB) and consistent read units (4 KB) at the store port. */
export function countingStore(store: Store): { readonly store: Store; readonly units: Units; reset(): void } {
  const units: Units = { write: 0, read: 0, writtenBytes: 0, calls: 0, byTable: {} }
  const charge = (table: TableName, kind: 'write' | 'read', bytes: number, unit = 1): void => {
    const count = unit * Math.max(1, Math.ceil(bytes / (kind === 'write' ? 1024 : 4096)))
    units[kind] += count
    if (kind === 'write') units.writtenBytes += bytes
    const ofTable = units.byTable[table] ?? { write: 0, read: 0 }
    ofTable[kind] += count
    units.byTable[table] = ofTable
  }
  const charged: Store = {
    async read<T>(table: TableName, key: Key) {
      const found = await store.read<T>(table, key)
      charge(table, 'read', found ? bytesOf(key, found.value) : 0)
      return found
    },
    async readMany<T>(table: TableName, keys: readonly string[]) {
      const found = await store.readMany<T>(table, keys)
      for (const { value } of found) charge(table, 'read', bytesOf('', value))
      return found
    },
    async list<T>(table: TableName, partition: string, options?: ReadOptions) {
      const found = await store.list<T>(table, partition, options)
      charge(
        table,
        'read',
        found.reduce((sum, { sort, value }) => sum + bytesOf(sort, value), 0),
        options?.consistent === false ? 0.5 : 1,
      )
      return found
    },
    async listLast<T>(table: TableName, partition: string, wanted: { upTo: string; count: number }) {
      const found = await store.listLast<T>(table, partition, wanted)
      charge(
        table,
        'read',
        found.reduce((sum, { sort, value }) => sum + bytesOf(sort, value), 0),
      )
      return found
    },
    async listFirst<T>(table: TableName, partition: string, range: SortRange) {
      const found = await store.listFirst<T>(table, partition, range)
      charge(
        table,
        'read',
        found.reduce((sum, { sort, value }) => sum + bytesOf(sort, value), 0),
      )
      return found
    },
    async create(table, key, value, options) {
      charge(table, 'write', bytesOf(key, value))
      await store.create(table, key, value, options)
    },
    async replace(table, key, value, version, options) {
      charge(table, 'write', bytesOf(key, value))
      await store.replace(table, key, value, version, options)
    },
    async put(table, key, value, options) {
      charge(table, 'write', bytesOf(key, value))
      await store.put(table, key, value, options)
    },
    async remove(table, key, version) {
      charge(table, 'write', 0)
      await store.remove(table, key, version)
    },
    async increment(table, key, by) {
      charge(table, 'write', 0)
      return store.increment(table, key, by)
    },
    async addIf(table, key, addition, options) {
      const isAdded = await store.addIf(table, key, addition, options)
      const [counts] = await store.readCounts(table, [key], { consistent: true })
      charge(table, 'write', bytesOf(key, counts ?? {}))
      return isAdded
    },
    async readCounts(table, keys, options) {
      const found = await store.readCounts(table, keys, options)
      for (const [index, key] of keys.entries())
        charge(table, 'read', bytesOf(key, found[index] ?? {}), options.consistent ? 1 : 0.5)
      return found
    },
  }
  return {
    units,
    reset() {
      units.write = 0
      units.read = 0
      units.writtenBytes = 0
      units.calls = 0
      for (const table of Object.keys(units.byTable)) delete units.byTable[table]
    },
    store: new Proxy(charged, {
      get(target, verb) {
        units.calls++
        return Reflect.get(target, verb)
      },
    }),
  }
}
