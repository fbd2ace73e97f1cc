import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { CreateTableCommand, DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb'
import dynalite from 'dynalite'
import type { TableName } from '../../../lib/kernel/store.ts'
import { tableKeys, tableNames } from '../../../lib/kernel/store.ts'
import type { LocalDatabase } from '../../../lib/platform/local/database.ts'
import { countsOf } from '../../../lib/platform/store/dynamo-counts.ts'
import { dynamoStore } from '../../../lib/platform/store/dynamo-store.ts'

/** The store that AWS runs, over a DynamoDB in this process: in the place of the embedded database. */
export async function startDynalite(): Promise<LocalDatabase & { readonly endpoint: string }> {
  const server = dynalite({ createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const client = new DynamoDBClient({
    endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  await Promise.all(tableNames.map((name) => createTable(client, name)))
  const tables = Object.fromEntries(tableNames.map((name) => [name, name])) as Record<TableName, string>
  return {
    endpoint,
    store: dynamoStore(client, tables),
    isEmpty: () => true,
    async rows(table) {
      const items = []
      for await (const { Items = [] } of paginateScan({ client }, { TableName: table })) items.push(...Items)
      return items.map((item) => {
        const { pk, sk, version, json, zip, count, s } = item
        const isCounter = count?.N !== undefined
        return {
          pk: pk?.S ?? '',
          sk: sk?.S ?? '',
          version: Number(version?.N ?? 0),
          content: json?.S ?? zip?.B ?? (isCounter ? null : JSON.stringify(countsOf(item))),
          checksum: null,
          schema: Number(s?.N ?? 1),
          count: isCounter ? Number(count.N) : null,
        }
      })
    },
    // It deletes nothing by itself, and no answer depends on it.
    sweep: async () => 0,
    async close() {
      client.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function createTable(client: DynamoDBClient, name: TableName): Promise<void> {
  const keys = tableKeys(name)
  await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: keys.map((key) => ({ AttributeName: key, AttributeType: 'S' as const })),
      KeySchema: keys.map((key, index) => ({
        AttributeName: key,
        KeyType: index === 0 ? ('HASH' as const) : ('RANGE' as const),
      })),
    }),
  )
}
