import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { Store, TableName } from '../../kernel/store.ts'
import { dynamoStore } from '../store/dynamo-store.ts'
import { withCapacityErrors } from './capacity.ts'
import { clientSettings } from './client-settings.ts'
import { settings } from './settings.ts'

/**
 * A table without a permission of this function has a name that says so: the name appears in the error of
 * an access to it.
 */
const tableOf = (name: TableName): string => process.env[settings.table(name)] ?? `${name}-not-granted`

/** The store over the deployment's tables. */
export const liveStore = (): Store =>
  dynamoStore(withCapacityErrors(new DynamoDBClient(clientSettings)), {
    workbenches: tableOf('workbenches'),
    reservations: tableOf('reservations'),
    filings: tableOf('filings'),
    documents: tableOf('documents'),
    offerCaches: tableOf('offerCaches'),
    idempotency: tableOf('idempotency'),
    cards: tableOf('cards'),
    inventory: tableOf('inventory'),
    supplierOrders: tableOf('supplierOrders'),
    dueHolds: tableOf('dueHolds'),
    queueItems: tableOf('queueItems'),
    reportedOrders: tableOf('reportedOrders'),
    recents: tableOf('recents'),
    openCommits: tableOf('openCommits'),
  })
