import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib'
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Schedule } from 'aws-cdk-lib/aws-events'
import { Construct } from 'constructs'
import type { TableName } from '../../lib/kernel/store.ts'
import type { ServiceKeys } from './service-keys.ts'

/** What cannot be had from anywhere else. Cards are left out: deleted security codes must not come back. */
const backedUp: readonly TableName[] = ['reservations', 'documents', 'supplierOrders']

export interface DailyBackupsProps {
  readonly keys: ServiceKeys
  readonly tables: readonly [TableName, ITable][]
}

/** A backup a day of the books, kept for 35 days apart from the tables: it outlives them, and a mistake in them. */
export class DailyBackups extends Construct {
  constructor(scope: Construct, id: string, { keys, tables }: DailyBackupsProps) {
    super(scope, id)
    const vault = new BackupVault(this, 'Vault', {
      encryptionKey: keys.data,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    const plan = new BackupPlan(this, 'Plan', {
      backupVault: vault,
      backupPlanRules: [
        new BackupPlanRule({
          scheduleExpression: Schedule.cron({ hour: '3', minute: '0' }),
          startWindow: Duration.hours(1),
          completionWindow: Duration.hours(8),
          deleteAfter: Duration.days(35),
        }),
      ],
    })
    const selection = plan.addSelection('Books', {
      resources: tables
        .filter(([name]) => backedUp.includes(name))
        .map(([, table]) => BackupResource.fromDynamoDbTable(table)),
    })
    Validations.of(selection).acknowledge({
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSBackupServiceRolePolicyForBackup]',
      reason:
        'The policy that AWS Backup has for its own role: it names what a backup of a table needs, and changes with it.',
    })
  }
}
