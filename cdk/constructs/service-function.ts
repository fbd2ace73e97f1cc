import { ArnFormat, Aws, type Duration, type RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { ManagedPolicy, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import {
  ApplicationLogLevel,
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { settings } from '../../lib/platform/aws/settings.ts'
import type { TransferMode } from '../api-definition.ts'
import { actionsOf, type FunctionPlan, memoryFor, plainPlan, type Verb, withGates } from '../function-plan.ts'
import { type SupplierSettings, settingsFor } from '../supplier-settings.ts'
import type { ServiceKeys } from './service-keys.ts'
import type { ServiceTables } from './service-tables.ts'

export interface ServiceFunctionProps {
  readonly description: string
  /** Folder of the bundled code. */
  readonly code: string
  readonly plan: FunctionPlan
  readonly timeout: Duration
  /** How many may run at a time, kept for it; undefined: what the functions share. */
  readonly reservedConcurrency: number | undefined
  readonly keys: ServiceKeys
  readonly tables: ServiceTables
  readonly suppliers: SupplierSettings
  readonly removalPolicy: RemovalPolicy
  readonly environment?: Record<string, string>
}

/**
 * A function with its own role, which allows what its plan lists and nothing else, and its own log
 * group.
 */
export class ServiceFunction extends Construct {
  readonly lambda: LambdaFunction
  readonly policy: ManagedPolicy
  readonly #data: IKey

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    super(scope, id)
    const { keys, tables } = props
    const plan = withGates(props.plan, props.suppliers.configuration)
    this.#data = keys.data
    const logs = new LogGroup(this, 'Logs', {
      retention: RetentionDays.THREE_MONTHS,
      encryptionKey: keys.data,
      removalPolicy: props.removalPolicy,
    })
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    this.policy = new ManagedPolicy(this, 'Policy', {
      roles: [role],
      statements: [writeLogs(logs), writeTraces()],
    })
    this.lambda = new LambdaFunction(this, 'Function', {
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(props.code),
      memorySize: memoryFor(plan, props.suppliers.configuration),
      timeout: props.timeout,
      ...(props.reservedConcurrency !== undefined && {
        reservedConcurrentExecutions: props.reservedConcurrency,
      }),
      tracing: Tracing.ACTIVE,
      logGroup: logs,
      // Without a start, an end and a report of every call, which were most of the lines.
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      systemLogLevelV2: SystemLogLevel.WARN,
      // What CDK would add by itself goes into inline policies; everything is in the policy above.
      role: role.withoutPolicyUpdates(),
      environment: {
        [settings.stack]: Aws.STACK_NAME,
        [settings.functionName]: id,
        ...props.environment,
      },
    })
    // Lambda checks at the creation that the role may write traces; without this, role and function are enough to begin.
    this.lambda.node.addDependency(this.policy)
    this.#acknowledge()
    this.#allowTables(plan, tables)
    if (plan.cards !== undefined) this.#allowCards(plan.cards, keys.vault)
    if (plan !== plainPlan) this.#addSuppliers(plan, props.suppliers)
  }

  /** Where API Gateway invokes it for a whole answer. */
  get invocationUri(): string {
    return this.uriOf('BUFFERED')
  }

  /** Where API Gateway invokes it. */
  uriOf(mode: TransferMode): string {
    const action = {
      BUFFERED: ['2015-03-31', 'invocations'],
      STREAM: ['2021-11-15', 'response-streaming-invocations'],
    } as const
    const [version, name] = action[mode]
    return `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}:lambda:path/${version}/functions/${this.lambda.functionArn}/${name}`
  }

  allow(...statements: PolicyStatement[]): void {
    this.policy.addStatements(...statements)
  }

  /** Whatever happens to the table of a stream. @param stream its ARN */
  followStream(stream: string): void {
    this.allow(
      new PolicyStatement({
        actions: [
          'dynamodb:DescribeStream',
          'dynamodb:GetRecords',
          'dynamodb:GetShardIterator',
          'dynamodb:ListStreams',
        ],
        resources: [stream],
      }),
      useTableKey(this.#data),
    )
  }

  #allowTables({ tables: access }: FunctionPlan, tables: ServiceTables): void {
    const granted = tables
      .all()
      .flatMap(([name, table]): { name: typeof name; table: typeof table; verbs: readonly Verb[] }[] => {
        const verbs = access[name]
        return verbs ? [{ name, table, verbs }] : []
      })
    for (const { name, table, verbs } of granted) {
      this.lambda.addEnvironment(settings.table(name), table.tableName)
      this.allow(new PolicyStatement({ actions: actionsOf(verbs), resources: [table.tableArn] }))
    }
    if (granted.length > 0) this.allow(useTableKey(this.#data))
  }

  #allowCards(use: NonNullable<FunctionPlan['cards']>, vault: IKey): void {
    this.lambda.addEnvironment(settings.vaultKey, vault.keyArn)
    this.allow(
      new PolicyStatement({
        actions: [use === 'encrypt' ? 'kms:Encrypt' : 'kms:Decrypt'],
        resources: [vault.keyArn],
        // The vault binds every card to its tenant and token; nothing else is encrypted under this key.
        conditions: { 'ForAnyValue:StringEquals': { 'kms:EncryptionContextKeys': ['purpose'] } },
      }),
    )
  }

  /** Every family knows which hosts serve; settings and secrets of a host are for the functions that use it. */
  #addSuppliers({ suppliers: kinds = [] }: FunctionPlan, suppliers: SupplierSettings): void {
    const used = settingsFor(suppliers, kinds)
    for (const variables of [suppliers.environment, ...used.map(({ environment }) => environment)])
      for (const [name, value] of Object.entries(variables)) this.lambda.addEnvironment(name, value)
    this.allowSecrets(used.flatMap(({ secretId }) => secretId ?? []))
  }

  /** @param secrets ARNs or names */
  allowSecrets(secrets: readonly string[]): void {
    if (secrets.length === 0) return
    this.lambda.addEnvironment(settings.secretsUrl, `https://secretsmanager.${Aws.REGION}.${Aws.URL_SUFFIX}`)
    this.allow(
      new PolicyStatement({
        actions: ['secretsmanager:GetSecretValue'],
        resources: secrets.map((id) => secretArn(this, id)),
      }),
    )
  }

  #acknowledge(): void {
    Validations.of(this.policy).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        'X-Ray has no resources to name: PutTraceSegments and PutTelemetryRecords can only be allowed on *.',
    })
    Validations.of(this.lambda).acknowledge({
      id: 'PCI.DSS.321-LambdaInsideVPC',
      reason:
        'The function talks to DynamoDB, KMS, Step Functions, Lambda, Cognito and Secrets Manager, each over TLS with the authority of its own role, and to the public interfaces of live suppliers; there is no network resource that a VPC would keep it close to or away from.',
    })
  }
}

/** @param id the whole ARN of a secret, or its name; to that AWS adds a hyphen and six characters */
const secretArn = (scope: Construct, id: string): string =>
  id.startsWith('arn:')
    ? id
    : Stack.of(scope).formatArn({
        service: 'secretsmanager',
        resource: 'secret',
        resourceName: `${id}-??????`,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      })

const writeLogs = (logs: LogGroup): PolicyStatement =>
  new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logs.logGroupArn],
  })

const writeTraces = (): PolicyStatement =>
  new PolicyStatement({ actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'], resources: ['*'] })

/** DynamoDB uses the tables' key in the caller's name; the key cannot be used by any other way. */
const useTableKey = (key: IKey): PolicyStatement =>
  new PolicyStatement({
    actions: [
      'kms:Decrypt',
      'kms:DescribeKey',
      'kms:Encrypt',
      'kms:GenerateDataKey',
      'kms:GenerateDataKeyWithoutPlaintext',
      'kms:ReEncryptFrom',
      'kms:ReEncryptTo',
    ],
    resources: [key.keyArn],
    conditions: { StringEquals: { 'kms:ViaService': `dynamodb.${Aws.REGION}.${Aws.URL_SUFFIX}` } },
  })
