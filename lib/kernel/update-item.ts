import pRetry from 'p-retry'
import type { Key, Store, TableName, WriteOptions } from './store.ts'
import { StaleItem } from './store.ts'

export interface RetryOptions {
  /** How often it is tried in all; an item that many requests write at once needs more. */
  readonly attempts?: number
}

/**
 * Runs a read, a decision and a write again when another request wrote in between, each time after a short random
 * pause.
 *
 * @throws StaleItem when every attempt met another write
 */
export const retryOnConflict = <T>(
  readDecideWrite: () => Promise<T>,
  { attempts = 25 }: RetryOptions = {},
): Promise<T> =>
  pRetry(readDecideWrite, {
    retries: attempts - 1,
    minTimeout: 2,
    maxTimeout: 50,
    factor: 1.5,
    randomize: true,
    shouldRetry: ({ error }) => error instanceof StaleItem,
  })

/** What a write gives, or undefined when another request wrote the item first. */
export async function unlessStale<T>(write: () => Promise<T>): Promise<T | undefined> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof StaleItem) return undefined
    throw error
  }
}

/** Creates an item. @returns false when the key is taken: another request, or an earlier attempt, was first */
export const createOnce = async (create: () => Promise<void>): Promise<boolean> =>
  (await unlessStale(async () => {
    await create()
    return true
  })) ?? false

export interface ItemUpdate<T> extends RetryOptions {
  readonly table: TableName
  readonly key: Key
  /** The next value of the item, given the present one; undefined: it stays as it is. */
  readonly change: (current: T | undefined) => T | undefined
  readonly options?: WriteOptions
}

/**
 * Reads an item, decides and writes, again when another request wrote in between.
 *
 * @returns the value that is stored now
 * @throws StaleItem when every attempt met another write; whatever `change` throws
 */
export const updateItem = <T>(
  store: Store,
  { table, key, change, options, attempts }: ItemUpdate<T>,
): Promise<T | undefined> =>
  retryOnConflict(
    async () => {
      const found = await store.read<T>(table, key)
      const next = change(found?.value)
      if (next === undefined) return found?.value
      if (found) await store.replace(table, key, next, found.version, options)
      else await store.create(table, key, next, options)
      return next
    },
    attempts === undefined ? {} : { attempts },
  )
