import { existsSync } from 'node:fs'
import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb'
import type { Store } from '../lib/kernel/store.ts'
import { liveStore } from '../lib/platform/aws/aws-store.ts'
import { clientSettings } from '../lib/platform/aws/client-settings.ts'
import { requireSetting, settings } from '../lib/platform/aws/settings.ts'
import { filesOf } from '../lib/platform/local/data-folder.ts'
import { startDatabase } from '../lib/platform/local/database.ts'

/** The store of a deployment, for tools that an operator runs. */
export interface DeploymentStore {
  readonly store: Store
  /** Keys of all items of the table of reservations. */
  keysOfReservations(): AsyncIterable<string>
  close(): Promise<void>
}

/**
 * With DATA_DIR that of the embedded service, which must not be running; otherwise on AWS, with the names of the tables in
 * TABLE_<table> and credentials in the environment.
 *
 * @throws Error that says in one line what is missing
 */
export async function openDeploymentStore(folder = process.env.DATA_DIR): Promise<DeploymentStore> {
  if (folder === undefined) {
    if (process.env[settings.table('reservations')] === undefined)
      throw new Error('Set DATA_DIR, or TABLE_reservations and the other tables (docs/operate.md).')
    return {
      store: liveStore(),
      keysOfReservations: scannedKeys,
      close: async () => undefined,
    }
  }
  if (!existsSync(filesOf(folder).data)) throw new Error(`${folder} is not a folder of data.`)
  const database = await startDatabase(folder)
  return {
    store: database.store,
    async *keysOfReservations() {
      for (const { pk } of await database.rows('reservations')) yield pk
    },
    close: () => database.close(),
  }
}

async function* scannedKeys(): AsyncGenerator<string> {
  const pages = paginateScan(
    { client: new DynamoDBClient(clientSettings) },
    { TableName: requireSetting(settings.table('reservations')), ProjectionExpression: 'pk' },
  )
  for await (const { Items = [] } of pages) for (const { pk } of Items) yield pk?.S ?? ''
}
