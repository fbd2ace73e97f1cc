import { join } from 'node:path'
import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import type { MachineClients } from '../lib/platform/auth/cognito-claims.ts'
import { settings } from '../lib/platform/aws/settings.ts'
import { health, reportedLine, type SupplierReport, supplierReport } from '../lib/platform/supplier-report.ts'
import {
  liveAdapters,
  type SupplierConfiguration,
  stepSeconds,
} from '../lib/suppliers/supplier-configuration.ts'
import { serviceDefinition, tokenDefinition } from './api-definition.ts'
import type { ConcurrencyParts } from './concurrency.ts'
import { AccessGroupLimits } from './constructs/access-group-limits.ts'
import { Accounts } from './constructs/accounts.ts'
import { Alarms } from './constructs/alarms.ts'
import { CommitRecovery } from './constructs/commit-recovery.ts'
import { CommitWorkflow } from './constructs/commit-workflow.ts'
import { DailyBackups } from './constructs/daily-backups.ts'
import { addFallback, addFamilies, type Families } from './constructs/families.ts'
import { Firewall } from './constructs/firewall.ts'
import { GatewayApi } from './constructs/gateway-api.ts'
import { GatewayLogging } from './constructs/gateway-logging.ts'
import { HoldExpiry } from './constructs/hold-expiry.ts'
import { ReservationEvents } from './constructs/reservation-events.ts'
import { ServiceDashboard } from './constructs/service-dashboard.ts'
import type { ServiceFunction } from './constructs/service-function.ts'
import { ServiceFunctions, timeouts } from './constructs/service-functions.ts'
import { ServiceKeys } from './constructs/service-keys.ts'
import { type RestoredTables, ServiceTables } from './constructs/service-tables.ts'
import { TraceSampling } from './constructs/trace-sampling.ts'
import { Webhooks } from './constructs/webhooks.ts'
import { commitStepsPlan, reconcileOrdersPlan, supplierEventsPlan } from './function-plan.ts'
import { stackSuffix } from './stack-suffix.ts'
import type { SupplierSettings } from './supplier-settings.ts'
import { type EdgeLimits, tokenThrottle } from './throttles.ts'
import type { WebhookSettings } from './webhook-settings.ts'

export interface BookingServiceProps extends StackProps {
  /** `prod` retains data and protects it from deletion; `dev` deletes everything with the stack. */
  readonly stage: 'dev' | 'prod'
  readonly suppliers: SupplierSettings
  readonly alarmEmail?: string | undefined
  /** Months after travel for which reservations and documents are kept; undefined: for ever. */
  readonly retention?: number | undefined
  /** Whether there is a client that gets tokens without a user. */
  readonly hasMachines: boolean
  readonly machineClients: MachineClients
  readonly restoredTables: RestoredTables
  /** ARN of the stream of restored reservations. */
  readonly reservationStream?: string | undefined
  /** Programs that events are posted to, by name. */
  readonly webhooks: WebhookSettings
  /** Their ids: the tenants. */
  readonly accessGroups: readonly string[]
  readonly limits: EdgeLimits
  /** How many may run at a time, of functions with a part of their own. */
  readonly concurrency: ConcurrencyParts
  /** Folder of a function's bundled code. */
  readonly codeOf: (functionName: string) => string
}

/** Common properties of nearly every construct. */
interface Common {
  readonly keys: ServiceKeys
  /** Of keys and logs; a first deployment that fails takes them with it. */
  readonly removalPolicy: RemovalPolicy
  readonly isProtected: boolean
}

/** What the interface leads to. */
interface InterfaceParts {
  readonly families: Families
  readonly supplierEvents: ServiceFunction
  readonly report: SupplierReport
  readonly limits: EdgeLimits
}

const sandboxOnly =
  'EVERY HOST OF THIS DEPLOYMENT IS THE SANDBOX: no ticket, room, car or payment is real. See docs/suppliers.md.'

/** The first segment of every path, and the stage. */
const interfaceVersion = '11'
const interfaceName = ({ stackName }: Stack): string => `${stackName}-interface`

/** The whole service. */
export class BookingServiceStack extends Stack {
  constructor(scope: Construct, id: string, props: BookingServiceProps) {
    super(scope, id, { ...props, suppressTemplateIndentation: true })
    const isProtected = props.stage === 'prod'
    const removalPolicy = isProtected ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY
    const common: Common = {
      keys: new ServiceKeys(this, 'Keys', { removalPolicy }),
      removalPolicy,
      isProtected,
    }
    const tables = new ServiceTables(this, 'Tables', {
      ...common,
      restoredTables: props.restoredTables,
      reservationStream: props.reservationStream,
    })
    if (isProtected) new DailyBackups(this, 'Backups', { ...common, tables: tables.all() })
    const functions = new ServiceFunctions(this, 'Functions', {
      ...common,
      tables,
      suppliers: props.suppliers,
      concurrency: props.concurrency,
      retention: props.retention,
      codeOf: props.codeOf,
    })
    const { configuration } = props.suppliers

    const { machine } = this.#addCommit(functions, configuration, common)
    const expiry = new HoldExpiry(this, 'HoldExpiry', { functions })
    const recovery = new CommitRecovery(this, 'CommitRecovery', { functions, machine })
    const supplierEvents = this.#addSupplierEvents(functions)
    const events = new ReservationEvents(this, 'Events', { functions, stream: tables.reservationStream })
    const webhooks = this.#addWebhooks(functions, events, props)
    const families = addFamilies({ functions, commitMachine: machine })
    const accounts = this.#addAccounts(functions, props, common)
    const report = supplierReport(configuration)
    const parts = { families, supplierEvents, report, limits: props.limits }
    const interfaceApi = this.#addInterface(functions, parts, accounts, common)
    const tokenApi = this.#addTokenEndpoint(functions, accounts, common)
    new AccessGroupLimits(this, 'AccessGroupLimits', {
      api: interfaceApi,
      accessGroups: props.accessGroups,
      keyPrefix: stackSuffix(),
      limits: props.limits,
    })
    new TraceSampling(this, 'TraceSampling', {
      service: `${interfaceName(this)}/${interfaceVersion}`,
    })
    const logging = new GatewayLogging(this, 'GatewayLogging')
    for (const { stage } of [interfaceApi, tokenApi]) stage.node.addDependency(logging)
    if (isProtected)
      new Firewall(this, 'Firewall', {
        ...common,
        limits: props.limits,
        stages: [interfaceApi.stage, tokenApi.stage],
      })
    else for (const api of [interfaceApi, tokenApi]) api.standsWithoutFirewall()

    const monitored = {
      apis: { Interface: interfaceApi.stage, Token: tokenApi.stage },
      functions: functions.all(),
      tables: tables.all(),
      machine,
      oldestOpenCommit: recovery.oldestOpen,
      suppliers: liveAdapters(configuration),
    }
    new ServiceDashboard(this, 'Dashboard', monitored)
    // Each alarm is paid for; without a recipient nobody learns of it.
    if (props.alarmEmail !== undefined) {
      const alarms = new Alarms(this, 'Alarms', { ...monitored, ...common, email: props.alarmEmail })
      recovery.watch(alarms.topic)
      expiry.watch(alarms.topic)
      events.watch(alarms.topic)
      webhooks?.watch(alarms.topic)
    }
    this.#outputs(interfaceApi, tokenApi, accounts)
    new CfnOutput(this, 'EventBusName', { value: events.bus.eventBusName })
    this.#reportSuppliers(report)
  }

  #addCommit(
    functions: ServiceFunctions,
    configuration: SupplierConfiguration,
    common: Common,
  ): CommitWorkflow {
    const stepTimeout = Duration.seconds(stepSeconds(configuration))
    const steps = functions.add('commit-steps', {
      description: 'Steps of the commit workflow',
      timeout: stepTimeout,
      plan: commitStepsPlan,
    })
    const definitionFile = join(import.meta.dirname, '../lib/commit/commit.asl.json')
    return new CommitWorkflow(this, 'Commit', {
      ...common,
      definitionFile,
      steps: steps.lambda,
      stepTimeout,
    })
  }

  /** What suppliers tell after the sale: one function notes it, another reads the orders and files the changes. */
  #addSupplierEvents(functions: ServiceFunctions): ServiceFunction {
    const { lambda: reconciler } = functions.add('reconcile-orders', {
      description: 'Files what suppliers did to their orders',
      timeout: timeouts.reconciler,
      plan: reconcileOrdersPlan,
    })
    new Rule(this, 'ReconcileOrders', {
      description: 'Schedule on which reported orders are read',
      schedule: Schedule.rate(Duration.minutes(5)),
      targets: [new LambdaTarget(reconciler)],
    })
    const events = functions.add('supplier-events', {
      description: 'Receives deliveries of suppliers',
      timeout: timeouts.plain,
      plan: supplierEventsPlan,
      environment: { [settings.reconciler]: reconciler.functionName },
    })
    events.allow(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [reconciler.functionArn] }),
    )
    return events
  }

  #addWebhooks(
    functions: ServiceFunctions,
    { bus }: ReservationEvents,
    { webhooks }: BookingServiceProps,
  ): Webhooks | undefined {
    if (Object.keys(webhooks).length === 0) return undefined
    return new Webhooks(this, 'Webhooks', { functions, bus, webhooks })
  }

  #addAccounts(
    functions: ServiceFunctions,
    { machineClients, hasMachines }: BookingServiceProps,
    common: Common,
  ): Accounts {
    const claims = functions.add('token-claims', {
      description: 'Adds the grants to an access token',
      timeout: timeouts.plain,
      environment: { [settings.machineClients]: JSON.stringify(machineClients) },
    })
    return new Accounts(this, 'Accounts', { ...common, hasMachines, claims: claims.lambda })
  }

  #addInterface(
    functions: ServiceFunctions,
    { families, supplierEvents, report, limits }: InterfaceParts,
    { issuer }: Accounts,
    common: Common,
  ): GatewayApi {
    const fallback = addFallback(functions, families)
    const authorizer = functions.add('authorizer', {
      description: 'Verifies access tokens',
      timeout: timeouts.plain,
      environment: { [settings.tokenIssuer]: issuer, [settings.usageKeyPrefix]: stackSuffix() },
    })
    const api = new GatewayApi(this, 'InterfaceApi', {
      ...common,
      name: interfaceName(this),
      description: 'The booking interface',
      stageName: interfaceVersion,
      definition: serviceDefinition(
        {
          familyUri: (name, mode) => (families.get(name) ?? fallback).uriOf(mode),
          fallback: fallback.invocationUri,
          supplierEvents: supplierEvents.invocationUri,
          authorizer: authorizer.invocationUri,
        },
        health(report),
      ),
      throttle: { rate: limits.requestsPerSecond, burst: limits.burst },
    })
    for (const { lambda } of [...families.values(), fallback, supplierEvents])
      api.mayCall(lambda, 'integration')
    api.mayCall(authorizer.lambda, 'authorizer')
    return api
  }

  #addTokenEndpoint(
    functions: ServiceFunctions,
    { issuer, signInUrl, clientTokenUrl }: Accounts,
    common: Common,
  ): GatewayApi {
    const token = functions.add('token', {
      description: 'Issues access tokens',
      timeout: timeouts.plain,
      environment: {
        [settings.tokenIssuer]: issuer,
        [settings.signInUrl]: signInUrl,
        [settings.clientTokenUrl]: clientTokenUrl,
      },
    })
    const api = new GatewayApi(this, 'TokenApi', {
      ...common,
      name: `${this.stackName}-token`,
      description: 'Access tokens',
      stageName: 'oauth',
      definition: tokenDefinition(token.invocationUri),
      throttle: tokenThrottle,
    })
    api.mayCall(token.lambda, 'integration')
    return api
  }

  #outputs(interfaceApi: GatewayApi, tokenApi: GatewayApi, { pool, agents, machines }: Accounts): void {
    new CfnOutput(this, 'ApiUrl', { value: interfaceApi.url })
    new CfnOutput(this, 'TokenUrl', { value: `${tokenApi.url}/token` })
    new CfnOutput(this, 'UserPoolId', { value: pool.userPoolId })
    new CfnOutput(this, 'ClientId', { value: agents.userPoolClientId })
    if (machines) new CfnOutput(this, 'MachineClientId', { value: machines.userPoolClientId })
  }

  #reportSuppliers(report: SupplierReport): void {
    new CfnOutput(this, 'Hosts', { value: reportedLine(report) })
    if (report.isSandboxOnly) new CfnOutput(this, 'EverythingIsInvented', { value: sandboxOnly })
  }
}
