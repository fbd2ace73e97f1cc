import { sizes } from './limits.ts'
import type { Store, TableName, WriteOptions } from './store.ts'

/** Where an item is whose list may have more entries than an item can hold. */
interface Place {
  readonly table: TableName
  readonly key: string
}

/** The item has the first entries of its list; further ones have items of their own. */
interface Stored<Head, Entry> {
  readonly head: Head
  readonly entries: readonly Entry[]
  readonly moreParts: number
}

const partKey = (key: string, index: number): string => `${key}#${index}`

/** Stores an item with its list; the item is written last, so that who finds it finds all of the list. */
export async function putWithList<Head, Entry>(
  store: Store,
  { table, key, ...options }: Place & WriteOptions,
  { head, list }: { readonly head: Head; readonly list: readonly Entry[] },
): Promise<void> {
  const [entries = [], ...more] = inParts(list, sizes.itemPart)
  await Promise.all(more.map((part, index) => store.put(table, partKey(key, index), part, options)))
  await store.put<Stored<Head, Entry>>(table, key, { head, entries, moreParts: more.length }, options)
}

export async function readWithList<Head, Entry>(
  store: Store,
  { table, key }: Place,
): Promise<{ readonly head: Head; readonly list: readonly Entry[] } | undefined> {
  const stored = (await store.read<Stored<Head, Entry>>(table, key))?.value
  if (!stored) return undefined
  const { head, entries, moreParts } = stored
  const parts = await Promise.all(
    Array.from({ length: moreParts }, (_, index) => store.read<readonly Entry[]>(table, partKey(key, index))),
  )
  return { head, list: [entries, ...parts.map((part) => part?.value ?? [])].flat() }
}

/** A list cut into parts of at most so many characters of JSON: one at least; a longer entry is alone in its part. */
export function inParts<T>(list: readonly T[], characters: number): T[][] {
  const parts: T[][] = [[]]
  let size = 0
  for (const entry of list) {
    const { length } = JSON.stringify(entry)
    if (size > 0 && size + length > characters) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(entry)
    size += length
  }
  return parts
}
