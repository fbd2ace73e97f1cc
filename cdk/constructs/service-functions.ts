import { Duration, type RemovalPolicy } from 'aws-cdk-lib'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { Construct } from 'constructs'
import type { FamilyName } from '../../lib/contract/catalogue.ts'
import { gatewaySeconds } from '../../lib/platform/aws/commit-machine.ts'
import { retentionVariable } from '../../lib/platform/store/retention.ts'
import type { ConcurrencyParts } from '../concurrency.ts'
import { type FunctionPlan, files, plainPlan } from '../function-plan.ts'
import type { SupplierSettings } from '../supplier-settings.ts'
import { ServiceFunction } from './service-function.ts'
import type { ServiceKeys } from './service-keys.ts'
import type { ServiceTables } from './service-tables.ts'

/** The functions around the families. */
export type AroundName =
  | 'commit-steps'
  | 'expire-holds'
  | 'resume-commits'
  | 'supplier-events'
  | 'reconcile-orders'
  | 'fallback'
  | 'authorizer'
  | 'token'
  | 'token-claims'

export interface ServiceFunctionsProps {
  readonly keys: ServiceKeys
  readonly tables: ServiceTables
  readonly suppliers: SupplierSettings
  readonly concurrency: ConcurrencyParts
  /** Months after travel for which reservations and documents are kept; undefined: for ever. */
  readonly retention: number | undefined
  readonly removalPolicy: RemovalPolicy
  /** Folder of a function's bundled code. */
  readonly codeOf: (name: string) => string
}

export interface FunctionOptions {
  readonly description: string
  readonly timeout: Duration
  readonly plan?: FunctionPlan
  readonly environment?: Record<string, string>
}

/**
 * A family answers before the gateway gives up; the fallback waits for a family. How long a step of a commit may
 * run is up to the suppliers.
 */
export const timeouts = {
  family: Duration.seconds(gatewaySeconds - 1),
  fallback: Duration.seconds(gatewaySeconds),
  holdExpiry: Duration.minutes(5),
  reconciler: Duration.minutes(10),
  plain: Duration.seconds(10),
} as const

/** All functions of the service, by the name of their folder. */
export class ServiceFunctions extends Construct {
  readonly #props: ServiceFunctionsProps
  readonly #functions = new Map<string, ServiceFunction>()

  constructor(scope: Construct, id: string, props: ServiceFunctionsProps) {
    super(scope, id)
    this.#props = props
  }

  add(
    name: FamilyName | AroundName,
    { plan = plainPlan, environment, ...options }: FunctionOptions,
  ): ServiceFunction {
    const { codeOf, concurrency, retention, ...shared } = this.#props
    const added = new ServiceFunction(this, name, {
      ...shared,
      ...options,
      environment: {
        ...(retention !== undefined && files(plan) && { [retentionVariable]: String(retention) }),
        ...environment,
      },
      plan,
      code: codeOf(name),
      reservedConcurrency: concurrency.get(name),
    })
    this.#functions.set(name, added)
    return added
  }

  all(): [name: string, lambda: LambdaFunction][] {
    return [...this.#functions].map(([name, { lambda }]) => [name, lambda])
  }
}
