import type { Key } from '../../kernel/store.ts'

/** Bytes of UTF-8 that DynamoDB has in a key at most; it has no empty one. */
const longestKey = { partition: 2_048, sort: 1_024 } as const

const fits = (part: string, bytes: number): boolean => part !== '' && Buffer.byteLength(part) <= bytes

/**
 * Whether there can be an item of this key in any store: names in requests may be anything. What is longer is
 * not looked up.
 */
export const canExist = (key: Key): boolean =>
  typeof key === 'string'
    ? fits(key, longestKey.partition)
    : fits(key.partition, longestKey.partition) && fits(key.sort, longestKey.sort)

/** The key of an item that is to be written. @throws RangeError when there cannot be such an item */
export function writable(key: Key): Key {
  if (!canExist(key)) throw new RangeError('the key of the item is empty or too long')
  return key
}
