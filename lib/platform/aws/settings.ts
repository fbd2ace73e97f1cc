import type { FamilyName } from '../../contract/catalogue.ts'
import type { TableName } from '../../kernel/store.ts'

/**
 * Names of the environment variables that the stack gives to a function; the stack and the function both read
 * them from here. Those of the suppliers are in lib/suppliers/supplier-configuration.ts.
 */
export const settings = {
  /** A table's name; only the tables that the function may use are given. */
  table: (name: TableName) => `TABLE_${name}` as const,
  /** The function that serves a family. Names of variables have no hyphens. */
  family: (name: FamilyName) => `FAMILY_${name.replaceAll('-', '_')}`,
  /** The function that reads the orders that suppliers report. */
  reconciler: 'RECONCILER',
  /** Key under which the vault encrypts cards. */
  vaultKey: 'VAULT_KEY_ARN',
  /** State machine of the commit workflow. */
  commitMachine: 'COMMIT_MACHINE_ARN',
  /** Where Secrets Manager is, for functions that use a supplier with a secret. */
  secretsUrl: 'SECRETS_URL',
  /** Where EventBridge is, and the name of the stack's bus. */
  eventsUrl: 'EVENTS_URL',
  eventBus: 'EVENT_BUS',
  /** Where SQS is, for the function that sends webhooks. */
  queuesUrl: 'QUEUES_URL',
  /** JSON: URL and secret of each webhook, by its name. */
  webhooks: 'WEBHOOKS',
  /** Who issues the access tokens. */
  tokenIssuer: 'TOKEN_ISSUER',
  /** Name of the stack, and of the function's folder: the metrics go by them. */
  stack: 'STACK',
  functionName: 'FUNCTION',
  /** What the gateway's keys for counting requests begin with. */
  usageKeyPrefix: 'USAGE_KEY_PREFIX',
  /** Where users are signed in. */
  signInUrl: 'SIGN_IN_URL',
  /** Where machine clients get their tokens. */
  clientTokenUrl: 'CLIENT_TOKEN_URL',
  /** JSON: access groups and PCCs by machine client. */
  machineClients: 'MACHINE_CLIENTS',
} as const

/** @throws Error when the stack did not give it to this function */
export function requireSetting(name: string): string {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`${name} is not set`)
  return value
}
