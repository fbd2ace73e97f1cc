import type { AttributeValue, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  BatchGetItemCommand,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { sizes } from '../../kernel/limits.ts'
import type { Key, Store, StoredItem, TableName, WriteOptions } from '../../kernel/store.ts'
import { ItemTooLarge, StaleItem } from '../../kernel/store.ts'
import { packJson, unpackJson } from './pack.ts'

type Item = Record<string, AttributeValue>

const keyOf = (key: Key): Item =>
  typeof key === 'string' ? { pk: { S: key } } : { pk: { S: key.partition }, sk: { S: key.sort } }

/**
 * Longer than any key that was ever written, and than the database can look up: names in requests may be
 * anything.
 */
const longestKey = 1000
const canExist = (key: Key): boolean =>
  (typeof key === 'string' ? key : key.partition + key.sort).length <= longestKey

/** @throws ItemTooLarge */
function itemOf(key: Key, value: unknown, version: number, { deleteAfterEpochSec }: WriteOptions): Item {
  const packed = packJson(value)
  if ((packed.zip?.B?.length ?? 0) > sizes.itemBytes) throw new ItemTooLarge(JSON.stringify(key))
  return {
    ...keyOf(key),
    version: { N: String(version) },
    ...packed,
    ...(deleteAfterEpochSec !== undefined && { ttl: { N: String(deleteAfterEpochSec) } }),
  }
}

const storedOf = <T>(item: Item): StoredItem<T> => ({
  value: unpackJson(item) as T,
  version: Number(item.version?.N ?? 0),
})

const staleOr = (key: Key) => (error: unknown) => {
  throw error instanceof ConditionalCheckFailedException
    ? new StaleItem(JSON.stringify(key), { cause: error })
    : error
}

/** The store over DynamoDB, or anything that speaks its protocol. SDK exceptions stop here. */
export function dynamoStore(client: DynamoDBClient, tables: Readonly<Record<TableName, string>>): Store {
  return {
    async read<T>(table: TableName, key: Key) {
      if (!canExist(key)) return undefined
      const { Item } = await client.send(
        new GetItemCommand({ TableName: tables[table], Key: keyOf(key), ConsistentRead: true }),
      )
      return Item && storedOf<T>(Item)
    },

    async readMany<T>(table: TableName, keys: readonly string[]) {
      const found: StoredItem<T>[] = []
      for (let wanted = [...new Set(keys)].filter(canExist).map(keyOf); wanted.length > 0; ) {
        const request = { [tables[table]]: { Keys: wanted.slice(0, 100), ConsistentRead: true } }
        const { Responses = {}, UnprocessedKeys = {} } = await client.send(
          new BatchGetItemCommand({ RequestItems: request }),
        )
        found.push(...(Responses[tables[table]] ?? []).map((item) => storedOf<T>(item)))
        wanted = [...wanted.slice(100), ...(UnprocessedKeys[tables[table]]?.Keys ?? [])]
      }
      return found
    },

    async list<T>(table: TableName, partition: string) {
      const found: { sort: string; value: T }[] = []
      let from: Item | undefined
      do {
        const page = await client.send(
          new QueryCommand({
            TableName: tables[table],
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': { S: partition } },
            ConsistentRead: true,
            ...(from && { ExclusiveStartKey: from }),
          }),
        )
        found.push(
          ...(page.Items ?? []).map((item) => ({ sort: item.sk?.S ?? '', value: unpackJson(item) as T })),
        )
        from = page.LastEvaluatedKey
      } while (from)
      return found
    },

    async create(table, key, value, options = {}) {
      const Item = itemOf(key, value, 1, options)
      const put = new PutItemCommand({
        TableName: tables[table],
        Item,
        ConditionExpression: 'attribute_not_exists(pk)',
      })
      await client.send(put).catch(staleOr(key))
    },

    async replace(table, key, value, readVersion, options = {}) {
      const put = new PutItemCommand({
        TableName: tables[table],
        Item: itemOf(key, value, readVersion + 1, options),
        ConditionExpression: 'version = :read',
        ExpressionAttributeValues: { ':read': { N: String(readVersion) } },
      })
      await client.send(put).catch(staleOr(key))
    },

    async put(table, key, value, options = {}) {
      await client.send(
        new PutItemCommand({ TableName: tables[table], Item: itemOf(key, value, 1, options) }),
      )
    },

    async remove(table, key, readVersion) {
      const condition = readVersion !== undefined && {
        ConditionExpression: 'version = :read',
        ExpressionAttributeValues: { ':read': { N: String(readVersion) } },
      }
      await client
        .send(new DeleteItemCommand({ TableName: tables[table], Key: keyOf(key), ...condition }))
        .catch(staleOr(key))
    },

    async increment(table, key, by) {
      const { Attributes } = await client.send(
        new UpdateItemCommand({
          TableName: tables[table],
          Key: keyOf(key),
          UpdateExpression: 'ADD #count :by',
          ExpressionAttributeNames: { '#count': 'count' },
          ExpressionAttributeValues: { ':by': { N: String(by) } },
          ReturnValues: 'UPDATED_NEW',
        }),
      )
      return Number(Attributes?.count?.N ?? by)
    },
  }
}
