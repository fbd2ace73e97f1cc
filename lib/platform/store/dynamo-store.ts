import { randomBytes } from 'node:crypto'
import type { DynamoDBClient, PutItemCommandInput, QueryCommandOutput } from '@aws-sdk/client-dynamodb'
import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import type {
  Key,
  ReadOptions,
  SortRange,
  Store,
  StoredItem,
  TableName,
  WriteOptions,
} from '../../kernel/store.ts'
import { StaleItem } from '../../kernel/store.ts'
import { addUnderConditions, batchGet, countsOf } from './dynamo-counts.ts'
import { contentIn, type Item, itemOf, keyOf } from './dynamo-items.ts'
import { canExist, writable } from './keys.ts'
import { schemas as schemasOfRelease } from './schemas.ts'

const staleOr = (key: Key) => (error: unknown) => {
  throw error instanceof ConditionalCheckFailedException
    ? new StaleItem(JSON.stringify(key), { cause: error })
    : error
}

/**
 * Puts an item under a condition. When the answer is lost, the SDK puts it again, and the second time it
 * meets itself: that is known by the name of the write, which the item has.
 *
 * @throws StaleItem another write was first
 */
async function putUnderCondition(
  client: DynamoDBClient,
  key: Key,
  { Item, ...put }: PutItemCommandInput & { readonly ConditionExpression: string },
): Promise<void> {
  const write = randomBytes(9).toString('base64url')
  try {
    await client.send(
      new PutItemCommand({
        ...put,
        Item: { ...Item, write: { S: write } },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    )
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException && error.Item?.write?.S === write) return
    staleOr(key)(error)
  }
}

/** The store over DynamoDB, or anything that speaks its protocol. SDK exceptions stop here. */
export function dynamoStore(
  client: DynamoDBClient,
  tables: Readonly<Record<TableName, string>>,
  schemas = schemasOfRelease,
): Store {
  const readIn = <T>(table: TableName, item: Item): T => contentIn(table, item, schemas) as T
  const storedOf = <T>(table: TableName, item: Item): StoredItem<T> => ({
    value: readIn<T>(table, item),
    version: Number(item.version?.N ?? 0),
  })
  const listedOf = <T>(table: TableName, item: Item): { readonly sort: string; readonly value: T } => ({
    sort: item.sk?.S ?? '',
    value: readIn<T>(table, item),
  })
  const itemFor = (table: TableName, key: Key, stored: StoredItem<unknown>, options: WriteOptions): Item =>
    itemOf(key, { ...stored, schema: schemas.current(table) }, options)

  return {
    async read<T>(table: TableName, key: Key) {
      if (!canExist(key)) return undefined
      const { Item } = await client.send(
        new GetItemCommand({ TableName: tables[table], Key: keyOf(key), ConsistentRead: true }),
      )
      return Item && storedOf<T>(table, Item)
    },

    async readMany<T>(table: TableName, keys: readonly string[]) {
      const wanted = [...new Set(keys)].filter(canExist).map(keyOf)
      const found = await batchGet(client, tables[table], { keys: wanted, consistent: true })
      return found.map((item) => storedOf<T>(table, item))
    },

    async list<T>(table: TableName, partition: string, { consistent }: ReadOptions = { consistent: true }) {
      if (!canExist(partition)) return []
      const found: { sort: string; value: T }[] = []
      let from: Item | undefined
      do {
        const page = await client.send(
          new QueryCommand({
            TableName: tables[table],
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': { S: partition } },
            ConsistentRead: consistent,
            ...(from && { ExclusiveStartKey: from }),
          }),
        )
        found.push(...(page.Items ?? []).map((item) => listedOf<T>(table, item)))
        from = page.LastEvaluatedKey
      } while (from)
      return found
    },

    async listLast<T>(table: TableName, partition: string, { upTo, count }: { upTo: string; count: number }) {
      if (!canExist(partition)) return []
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: tables[table],
          KeyConditionExpression: 'pk = :pk AND sk <= :upTo',
          ExpressionAttributeValues: { ':pk': { S: partition }, ':upTo': { S: upTo } },
          ScanIndexForward: false,
          Limit: count,
          ConsistentRead: true,
        }),
      )
      return Items.map((item) => listedOf<T>(table, item))
    },

    async listFirst<T>(table: TableName, partition: string, { after, upTo, count }: SortRange) {
      if (!canExist({ partition, sort: after }) || Buffer.compare(Buffer.from(after), Buffer.from(upTo)) >= 0)
        return []
      const found: Item[] = []
      let from: Item | undefined = keyOf({ partition, sort: after })
      while (from && found.length < count) {
        const page: QueryCommandOutput = await client.send(
          new QueryCommand({
            TableName: tables[table],
            KeyConditionExpression: 'pk = :pk AND sk BETWEEN :after AND :upTo',
            ExpressionAttributeValues: {
              ':pk': { S: partition },
              ':after': { S: after },
              ':upTo': { S: upTo },
            },
            ExclusiveStartKey: from,
            Limit: count - found.length,
            ConsistentRead: true,
          }),
        )
        found.push(...(page.Items ?? []))
        from = page.LastEvaluatedKey
      }
      return found.map((item) => listedOf<T>(table, item))
    },

    async create(table, key, value, options = {}) {
      const Item = itemFor(table, key, { value, version: 1 }, options)
      await putUnderCondition(client, key, {
        TableName: tables[table],
        Item,
        ConditionExpression: 'attribute_not_exists(pk)',
      })
    },

    async replace(table, key, value, readVersion, options = {}) {
      await putUnderCondition(client, key, {
        TableName: tables[table],
        Item: itemFor(table, key, { value, version: readVersion + 1 }, options),
        ConditionExpression: 'version = :read',
        ExpressionAttributeValues: { ':read': { N: String(readVersion) } },
      })
    },

    async put(table, key, value, options = {}) {
      await client.send(
        new PutItemCommand({
          TableName: tables[table],
          Item: itemFor(table, key, { value, version: 1 }, options),
        }),
      )
    },

    async remove(table, key, readVersion) {
      const condition = readVersion !== undefined && {
        ConditionExpression: 'version = :read',
        ExpressionAttributeValues: { ':read': { N: String(readVersion) } },
      }
      await client
        .send(new DeleteItemCommand({ TableName: tables[table], Key: keyOf(writable(key)), ...condition }))
        .catch(staleOr(key))
    },

    async increment(table, key, by, { deleteAfterEpochSec } = {}) {
      const expires = deleteAfterEpochSec !== undefined
      const { Attributes } = await client.send(
        new UpdateItemCommand({
          TableName: tables[table],
          Key: keyOf(writable(key)),
          UpdateExpression: expires ? 'ADD #count :by SET #ttl = :ttl' : 'ADD #count :by',
          ExpressionAttributeNames: { '#count': 'count', ...(expires && { '#ttl': 'ttl' }) },
          ExpressionAttributeValues: {
            ':by': { N: String(by) },
            ...(expires && { ':ttl': { N: String(deleteAfterEpochSec) } }),
          },
          ReturnValues: 'UPDATED_NEW',
        }),
      )
      return Number(Attributes?.count?.N ?? by)
    },

    async addIf(table, key, addition, options = {}) {
      const place = { TableName: tables[table], Key: keyOf(writable(key)) }
      return addUnderConditions(client, place, { addition, options })
    },

    async readCounts(table, keys, { consistent }) {
      const nameOf = ({ pk, sk }: Item): string => JSON.stringify([pk?.S, sk?.S])
      const wanted = new Map(keys.filter(canExist).map((key) => [nameOf(keyOf(key)), keyOf(key)]))
      const found = await batchGet(client, tables[table], { keys: [...wanted.values()], consistent })
      const byName = new Map(found.map((item) => [nameOf(item), countsOf(item)]))
      return keys.map((key) => byName.get(nameOf(keyOf(key))))
    },
  }
}
