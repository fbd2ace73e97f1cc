import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { Key, StoredItem, TableName, WriteOptions } from '../../kernel/store.ts'
import { writable } from './keys.ts'
import { packItem, unpackJson } from './pack.ts'
import type { Schemas } from './schemas.ts'

/** An item of a table, as DynamoDB has it. */
export type Item = Record<string, AttributeValue>

export const keyOf = (key: Key): Item =>
  typeof key === 'string' ? { pk: { S: key } } : { pk: { S: key.partition }, sk: { S: key.sort } }

/** @throws ItemTooLarge */
export function itemOf(
  key: Key,
  { value, version, schema }: StoredItem<unknown> & { readonly schema: number },
  { deleteAfterEpochSec }: WriteOptions,
): Item {
  const packed = packItem(key, value)
  return {
    ...keyOf(writable(key)),
    version: { N: String(version) },
    s: { N: String(schema) },
    ...(typeof packed === 'string' ? { json: { S: packed } } : { zip: { B: packed } }),
    ...(deleteAfterEpochSec !== undefined && { ttl: { N: String(deleteAfterEpochSec) } }),
  }
}

/** The value of an item. @throws Error when it has none, as a counter */
function contentOf({ json, zip }: Item): unknown {
  const packed = json?.S ?? zip?.B
  if (packed === undefined) throw new Error('the item has no content')
  return unpackJson(packed)
}

/** The value of an item of a table, in the form that this release writes. @throws Error when it cannot be read */
export const contentIn = (table: TableName, item: Item, schemas: Schemas): unknown =>
  schemas.upcast(table, { schema: Number(item.s?.N ?? 1), value: contentOf(item) })
