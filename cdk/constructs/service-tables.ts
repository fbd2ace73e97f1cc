import { Validations } from 'aws-cdk-lib'
import { AttributeType, BillingMode, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb'
import { Construct } from 'constructs'
import { type TableName, tableKeys, tableNames } from '../../lib/kernel/store.ts'
import { protectedFromDeletion } from '../protection.ts'
import type { ServiceKeys } from './service-keys.ts'

export interface ServiceTablesProps {
  readonly keys: ServiceKeys
  /** Tables are protected from deletion by mistake. */
  readonly isProtected: boolean
}

/** One table for each kind of aggregate. Items expire by `ttl`; those without it are kept. */
export class ServiceTables extends Construct {
  readonly #tables: ReadonlyMap<TableName, Table>

  constructor(scope: Construct, id: string, { keys, isProtected }: ServiceTablesProps) {
    super(scope, id)
    const make = (name: TableName): Table => {
      const [partition = 'pk', sort] = tableKeys(name)
      return new Table(this, name, {
        partitionKey: { name: partition, type: AttributeType.STRING },
        ...(sort !== undefined && { sortKey: { name: sort, type: AttributeType.STRING } }),
        billingMode: BillingMode.PAY_PER_REQUEST,
        timeToLiveAttribute: 'ttl',
        // Security codes that were deleted must not come back.
        pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: name !== 'cards' },
        encryption: TableEncryption.CUSTOMER_MANAGED,
        encryptionKey: keys.data,
        ...protectedFromDeletion(isProtected),
      })
    }
    this.#tables = new Map(tableNames.map((name) => [name, make(name)]))
    const cards = this.#tables.get('cards')
    if (cards)
      Validations.of(cards).acknowledge({
        id: 'AwsSolutions-DDB3',
        reason: 'Security codes that were deleted must not come back from a backup.',
      })
  }

  all(): [TableName, Table][] {
    return [...this.#tables]
  }
}
