import { setTimeout } from 'node:timers/promises'
import type { Key, Store, TableName, WriteOptions } from './store.ts'
import { StaleItem } from './store.ts'

export interface RetryOptions {
  /** How often it is tried in all; an item that many requests write at once needs more. */
  readonly attempts?: number | undefined
}

/** Enough for some 200 writers of one item, each of which takes a few milliseconds. */
const longestPauseMs = 1000

/**
 * Runs a read, a decision and a write again when another request wrote in between, each time after a random
 * pause, the longer the more often: writers that met once do not meet again at the same moment.
 *
 * @throws StaleItem when every attempt met another write
 */
export async function retryOnConflict<T>(
  readDecideWrite: () => Promise<T>,
  { attempts = 25 }: RetryOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await readDecideWrite()
    } catch (error) {
      if (!(error instanceof StaleItem) || attempt >= attempts) throw error
    }
    await setTimeout(Math.random() * Math.min(longestPauseMs, 2 ** attempt))
  }
}

/** What a write gives or, when another request wrote the item first, what `otherwise` gives. */
export async function orIfStale<T>(
  write: () => Promise<T>,
  otherwise: (conflict: StaleItem) => T | Promise<T>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof StaleItem) return await otherwise(error)
    throw error
  }
}

/** What a write gives, or undefined when another request wrote the item first. */
export const unlessStale = <T>(write: () => Promise<T>): Promise<T | undefined> =>
  orIfStale<T | undefined>(write, () => undefined)

/**
 * Creates an item. @returns false when the key is taken: another request, or an earlier attempt, was first
 */
export const createOnce = (create: () => Promise<void>): Promise<boolean> =>
  orIfStale(
    async () => {
      await create()
      return true
    },
    () => false,
  )

/**
 * Reads an aggregate, decides and saves, again when another request wrote in between.
 *
 * @param change the next state; the same object: nothing is written
 * @returns the aggregate as it is stored now; undefined: it is not there
 * @throws StaleItem when every attempt met another write; whatever `change` throws
 */
export const updateFound = <T>(
  find: () => Promise<T | undefined>,
  save: (next: T) => Promise<T>,
  change: (current: T) => T | Promise<T>,
): Promise<T | undefined> =>
  retryOnConflict(async () => {
    const found = await find()
    const next = found && (await change(found))
    return next === undefined || next === found ? found : save(next)
  })

export interface ItemUpdate<T> extends RetryOptions {
  readonly table: TableName
  readonly key: Key
  /** The next value of the item, given the present one; undefined: no change. */
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
    { attempts },
  )
