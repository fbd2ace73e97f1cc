import { supplierGates } from '../../suppliers/gate/gates.ts'
import { adaptersWithSecret, type SupplierParts, secretVariables } from '../../suppliers/host-context.ts'
import {
  type Environment,
  readSupplierConfiguration,
  switchVariables,
} from '../../suppliers/supplier-configuration.ts'
import type { SupplierLog } from '../../suppliers/supplier-log.ts'

/** What the sandbox plays unless the environment says otherwise. */
const switches: Environment = { [switchVariables.sandboxClock]: 'on', [switchVariables.sandboxFaults]: 'on' }

/**
 * What the embedded service has for its hosts, in addition to its store: settings and secrets come from the
 * environment.
 *
 * @throws Error that says in one line which variable is wrong or missing
 */
export function localSuppliers(given: Environment, log: SupplierLog): Omit<SupplierParts, 'store'> {
  const environment = { ...switches, ...given }
  const configuration = readSupplierConfiguration(environment)
  const secretOf = (adapter: string): string => {
    const { value } = secretVariables(adapter)
    const secret = environment[value]
    if (secret === undefined || secret === '') throw new Error(`${value} is not set`)
    return secret
  }
  adaptersWithSecret(configuration).forEach(secretOf)
  return {
    configuration,
    environment,
    readSecret: async (adapter) => secretOf(adapter),
    log,
    now: Date.now,
    gateOf: supplierGates(configuration.limits, log),
  }
}
