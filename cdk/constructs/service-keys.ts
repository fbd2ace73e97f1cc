import { Aws, type RemovalPolicy } from 'aws-cdk-lib'
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import { Construct } from 'constructs'

/** The two keys: one for everything at rest, one that only encrypts payment cards. */
export class ServiceKeys extends Construct {
  /** Tables, logs, alarm messages. */
  readonly data: Key
  /** Cards in the vault: ticketing may encrypt, the commit's steps may decrypt, no role may do both. */
  readonly vault: Key

  constructor(scope: Construct, id: string, { removalPolicy }: { readonly removalPolicy: RemovalPolicy }) {
    super(scope, id)
    this.data = new Key(this, 'Data', {
      description: 'Tables, logs and alarms',
      enableKeyRotation: true,
      removalPolicy,
    })
    this.vault = new Key(this, 'Vault', {
      description: 'Payment cards',
      enableKeyRotation: true,
      removalPolicy,
    })
    this.data.addToResourcePolicy(
      new PolicyStatement({
        sid: 'LogGroupsOfThisAccount',
        effect: Effect.ALLOW,
        principals: [new ServicePrincipal(`logs.${Aws.REGION}.${Aws.URL_SUFFIX}`)],
        actions: [
          'kms:Encrypt',
          'kms:Decrypt',
          'kms:ReEncryptFrom',
          'kms:ReEncryptTo',
          'kms:GenerateDataKey',
          'kms:GenerateDataKeyWithoutPlaintext',
          'kms:DescribeKey',
        ],
        resources: ['*'],
        conditions: {
          ArnLike: {
            'kms:EncryptionContext:aws:logs:arn': `arn:${Aws.PARTITION}:logs:${Aws.REGION}:${Aws.ACCOUNT_ID}:log-group:*`,
          },
        },
      }),
    )
    this.data.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AlarmsOfThisAccount',
        effect: Effect.ALLOW,
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['kms:Decrypt', 'kms:GenerateDataKey'],
        resources: ['*'],
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    )
  }
}
