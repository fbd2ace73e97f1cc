import { Validations } from 'aws-cdk-lib'
import {
  AttributeType,
  BillingMode,
  type ITable,
  StreamViewType,
  Table,
  TableEncryption,
} from 'aws-cdk-lib/aws-dynamodb'
import { Construct } from 'constructs'
import { type TableName, tableKeys, tableNames } from '../../lib/kernel/store.ts'
import { protectedFromDeletion } from '../protection.ts'
import type { ServiceKeys } from './service-keys.ts'

/** Names of restored tables, to be used in place of the stack's own. */
export type RestoredTables = Partial<Readonly<Record<TableName, string>>>

export interface ServiceTablesProps {
  readonly keys: ServiceKeys
  /** Tables are protected from deletion by mistake. */
  readonly isProtected: boolean
  readonly restoredTables: RestoredTables
  /** ARN of the stream of restored reservations. */
  readonly reservationStream: string | undefined
}

/** Why a table cannot be restored to a point in time. */
const notRecovered: Partial<Readonly<Record<TableName, string>>> = {
  cards: 'Security codes that were deleted must not come back from a backup.',
  offerCaches: 'Searches and prices live for minutes: a client searches again.',
  idempotency: 'Answers to repeated requests live for a day, and belong to the time that is given up.',
  dueHolds:
    'Every reservation has its time limits, by which it is read; entries are made anew at its next commit.',
  queueItems: 'Reminders of agents, who place them again.',
  filings:
    'Rows without a reservation lead nowhere, and `npm run export -- --backfill` writes those that are missing.',
  recents: 'What was booked lately, as hashes, for the time of a repetition.',
}

/** One table for each kind of aggregate. Items expire by `ttl`; those without it are kept. */
export class ServiceTables extends Construct {
  readonly #own: ReadonlyMap<TableName, Table>
  readonly #used: ReadonlyMap<TableName, ITable>
  /** ARN of the stream of the table of reservations. */
  readonly reservationStream: string

  constructor(scope: Construct, id: string, props: ServiceTablesProps) {
    super(scope, id)
    const { keys, isProtected, restoredTables } = props
    const make = (name: TableName): Table => {
      const [partition = 'pk', sort] = tableKeys(name)
      const table = new Table(this, name, {
        partitionKey: { name: partition, type: AttributeType.STRING },
        ...(sort !== undefined && { sortKey: { name: sort, type: AttributeType.STRING } }),
        billingMode: BillingMode.PAY_PER_REQUEST,
        timeToLiveAttribute: 'ttl',
        // What was there before tells which events are new.
        ...(name === 'reservations' && { stream: StreamViewType.NEW_AND_OLD_IMAGES }),
        pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: !(name in notRecovered) },
        encryption: TableEncryption.CUSTOMER_MANAGED,
        encryptionKey: keys.data,
        ...protectedFromDeletion(isProtected),
      })
      const reason = notRecovered[name]
      if (reason !== undefined) Validations.of(table).acknowledge({ id: 'AwsSolutions-DDB3', reason })
      return table
    }
    this.#own = new Map(tableNames.map((name) => [name, make(name)]))
    const used = (name: TableName, own: Table): ITable => {
      const restored = restoredTables[name]
      return restored === undefined ? own : Table.fromTableName(this, `${name}Restored`, restored)
    }
    this.#used = new Map([...this.#own].map(([name, own]) => [name, used(name, own)]))
    const stream = props.reservationStream ?? this.#own.get('reservations')?.tableStreamArn
    if (stream === undefined) throw new Error('the table of reservations has no stream')
    this.reservationStream = stream
  }

  /** The tables that functions use: the restored ones where there are. */
  all(): [TableName, ITable][] {
    return [...this.#used]
  }
}
