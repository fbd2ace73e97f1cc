import { setTimeout as pause } from 'node:timers/promises'
import { CapacityExceeded } from '../../lib/kernel/capacity.ts'
import type { Key, SortRange, Store, TableName } from '../../lib/kernel/store.ts'
import { packJson } from '../../lib/platform/store/pack.ts'

/** Units a second that the database gives one partition key, and nothing saved up. Source: its documentation on partitions. */
const unitsPerSecond = { read: 3_000, write: 1_000 } as const
/** Seconds of which it gives the units at once. */
const burstSeconds = 0.1
/** As the database's client of the service is set up: three tries, after up to 100 milliseconds and twice that. */
const tries = 3
const retryMs = 100

const partitionOf = (key: Key): string => (typeof key === 'string' ? key : key.partition)

export interface Traffic {
  writeUnits: number
  readUnits: number
  throttled: number
  /** Conditional writes that did nothing. */
  lost: number
}

interface Limits {
  readonly now: () => number
  readonly random: () => number
}

/** A store that is as far away as the database, and takes as much of one partition key. */
export function limitedStore(store: Store, { now, random }: Limits) {
  const traffic: Traffic = { writeUnits: 0, readUnits: 0, throttled: 0, lost: 0 }
  const buckets = new Map<string, { left: number; at: number }>()

  function take(kind: 'read' | 'write', partition: string, units: number): boolean {
    const perMs = unitsPerSecond[kind] / 1000
    const most = unitsPerSecond[kind] * burstSeconds
    const name = `${kind} ${partition}`
    const { left, at } = buckets.get(name) ?? { left: most, at: now() }
    const filled = Math.min(most, left + (now() - at) * perMs)
    const isGiven = filled > 0
    // A call that was let in may take more than is left: the next ones wait for it.
    buckets.set(name, { left: isGiven ? filled - units : filled, at: now() })
    return isGiven
  }

  async function charged<T>(
    kind: 'read' | 'write',
    key: Key,
    call: () => Promise<{ result: T; bytes: number }>,
  ): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      await pause(3 + random() * 9)
      if (take(kind, partitionOf(key), 0)) break
      traffic.throttled++
      if (attempt === tries) throw new CapacityExceeded(`${kind} of ${partitionOf(key)}`)
      await pause(random() * retryMs * 2 ** (attempt - 1))
    }
    const { result, bytes } = await call()
    const units = Math.max(1, Math.ceil(bytes / (kind === 'read' ? 4096 : 1024)))
    traffic[kind === 'read' ? 'readUnits' : 'writeUnits'] += units
    take(kind, partitionOf(key), units)
    return result
  }

  const bytesOf = (value: unknown): number => 100 + packJson(value ?? {}).length
  const found = <T>(key: Key, read: () => Promise<T>): Promise<T> =>
    charged('read', key, async () => {
      const result = await read()
      return { result, bytes: bytesOf(result) }
    })
  const written = (key: Key, value: unknown, write: () => Promise<void>): Promise<void> =>
    charged('write', key, async () => ({
      result: await write().catch((error: unknown) => {
        traffic.lost++
        throw error
      }),
      bytes: bytesOf(value),
    }))

  const limited: Store = {
    ...store,
    read: <T>(table: TableName, key: Key) => found(key, () => store.read<T>(table, key)),
    list: <T>(table: TableName, partition: string) => found(partition, () => store.list<T>(table, partition)),
    listLast: <T>(table: TableName, partition: string, wanted: { upTo: string; count: number }) =>
      found(partition, () => store.listLast<T>(table, partition, wanted)),
    listFirst: <T>(table: TableName, partition: string, range: SortRange) =>
      found(partition, () => store.listFirst<T>(table, partition, range)),
    readCounts: (table, keys, options) => found(keys[0] ?? '', () => store.readCounts(table, keys, options)),
    create: (table, key, value, options) =>
      written(key, value, () => store.create(table, key, value, options)),
    replace: (table, key, value, version, options) =>
      written(key, value, () => store.replace(table, key, value, version, options)),
    put: (table, key, value, options) => written(key, value, () => store.put(table, key, value, options)),
    remove: (table, key, version) => written(key, {}, () => store.remove(table, key, version)),
    addIf: (table, key, addition, options) =>
      charged('write', key, async () => {
        const result = await store.addIf(table, key, addition, options)
        if (!result) traffic.lost++
        return { result, bytes: bytesOf(await store.readCounts(table, [key], { consistent: true })) }
      }),
  }
  return { store: limited, traffic }
}
