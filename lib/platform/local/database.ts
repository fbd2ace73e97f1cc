import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { CreateTableCommand, DynamoDBClient, ResourceInUseException } from '@aws-sdk/client-dynamodb'
import dynalite from 'dynalite'
import type { Store, TableName } from '../../kernel/store.ts'
import { tableKeys, tableNames } from '../../kernel/store.ts'
import { dynamoStore } from '../store/dynamo-store.ts'

export interface LocalDatabase {
  readonly store: Store
  readonly client: DynamoDBClient
  close(): Promise<void>
}

/**
 * A DynamoDB in this process: in memory, or in a folder that outlives it. @throws when the folder cannot be
 * written
 */
export async function startDatabase(folder?: string): Promise<LocalDatabase> {
  const server = dynalite({
    ...(folder !== undefined && { path: folder }),
    createTableMs: 0,
    deleteTableMs: 0,
    updateTableMs: 0,
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = new DynamoDBClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  await Promise.all(tableNames.map((name) => createTable(client, name)))
  const tables = Object.fromEntries(tableNames.map((name) => [name, name])) as Record<TableName, string>
  return {
    client,
    store: dynamoStore(client, tables),
    async close() {
      client.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function createTable(client: DynamoDBClient, name: TableName): Promise<void> {
  const keys = tableKeys(name)
  const command = new CreateTableCommand({
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: keys.map((key) => ({ AttributeName: key, AttributeType: 'S' as const })),
    KeySchema: keys.map((key, index) => ({
      AttributeName: key,
      KeyType: index === 0 ? ('HASH' as const) : ('RANGE' as const),
    })),
  })
  await client.send(command).catch((error: unknown) => {
    if (!(error instanceof ResourceInUseException)) throw error
  })
}
