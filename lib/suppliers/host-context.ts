import type { EpochMs } from '../kernel/instant.ts'
import type { Store } from '../kernel/store.ts'
import { type Adapters, adapters } from './adapters.ts'
import type { GateOf, SupplierGate } from './gate/supplier-gate.ts'
import {
  type ConfiguredHost,
  type Environment,
  type SupplierConfiguration,
  switchVariables,
} from './supplier-configuration.ts'
import type { SupplierLog } from './supplier-log.ts'

/** What an adapter gets to make a host of. */
export interface HostContext {
  /** Name of the host; its offers carry it. */
  readonly name: string
  /** For its own records: table `supplierOrders`, under keys that begin with its name. */
  readonly store: Store
  /** A setting of its own: `setting('URL')` of the adapter `acme` is the environment variable `ACME_URL`. */
  setting(name: string): string | undefined
  /** The clock of the deployment: that of the sandbox does not move it. */
  now(): EpochMs
  /** Its secret, as it was put in: read on first use, and kept. @throws SupplierUnavailable it cannot be read now */
  secret(): Promise<string>
  readonly log: SupplierLog
  /** What every call to the supplier passes; the hosts of an adapter share it. */
  readonly gate: SupplierGate
  /** How long a search waits for it. */
  readonly searchMs: number
  /** The longest that one of its calls may take: the step of a commit has that long, and a little more. */
  readonly slowestMs: number
}

/** What a deployment has for its hosts. */
export interface SupplierParts {
  readonly configuration: SupplierConfiguration
  readonly store: Store
  readonly environment: Environment
  /** The secret of an adapter. @throws SupplierUnavailable */
  readonly readSecret: (adapter: string) => Promise<string>
  readonly log: SupplierLog
  readonly now: () => EpochMs
  readonly gateOf: GateOf
}

/** Names of the variables of an adapter begin so. */
export const prefixOf = (adapter: string): string => `${adapter.toUpperCase().replaceAll('-', '_')}_`

/**
 * Variables that give an adapter its secret: itself, locally (`ACME_TOKEN`); its ARN or name in Secrets Manager, on AWS
 * (`ACME_TOKEN_ID`).
 */
export function secretVariables(adapter: string, known: Adapters = adapters) {
  const value = `${prefixOf(adapter)}${known[adapter]?.secret ?? 'SECRET'}`
  return { value, id: `${value}_ID` } as const
}

/** Names of the configured adapters that need a secret. */
export const adaptersWithSecret = (
  { hosts }: Pick<SupplierConfiguration, 'hosts'>,
  known: Adapters = adapters,
): string[] =>
  [...new Set(hosts.map(({ adapter }) => adapter))].filter((name) => known[name]?.secret !== undefined)

/** What the adapter of a host gets. */
export function hostContext(
  { configuration, store, environment, readSecret, log, now, gateOf }: SupplierParts,
  { name, adapter, searchMs, slowestMs }: ConfiguredHost,
): HostContext {
  // A live host anywhere switches the faults of the sandbox off, whatever the environment says.
  const faults = { [switchVariables.sandboxFaults]: configuration.sandboxFaults ? 'on' : 'off' }
  const variables: Environment = { ...environment, ...faults }
  return {
    name,
    store,
    setting: (setting) => variables[`${prefixOf(adapter)}${setting}`],
    secret: () => readSecret(adapter),
    log,
    now,
    gate: gateOf(adapter, store),
    searchMs,
    slowestMs,
  }
}
