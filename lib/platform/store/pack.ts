import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { sizes } from '../../kernel/limits.ts'
import type { Key } from '../../kernel/store.ts'
import { ItemTooLarge } from '../../kernel/store.ts'

/** Below this many characters the readable text is kept: compressing would save less than one write unit. */
const compressFrom = 900

/** JSON of a value: the text while small, its raw deflate when large. Write units are what storing costs. */
export type PackedJson = string | Uint8Array

export function packJson(value: unknown): PackedJson {
  const text = JSON.stringify(value)
  return text.length < compressFrom ? text : deflateRawSync(text)
}

export const unpackJson = (packed: PackedJson): unknown =>
  JSON.parse(typeof packed === 'string' ? packed : inflateRawSync(packed).toString('utf8'))

/**
 * A value as every store keeps it, so that what one keeps the others keep too. @throws ItemTooLarge
 */
export function packItem(key: Key, value: unknown): PackedJson {
  const packed = packJson(value)
  if (packed.length > sizes.itemBytes) throw new ItemTooLarge(JSON.stringify(key))
  return packed
}
