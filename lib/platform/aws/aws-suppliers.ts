import type { Store } from '../../kernel/store.ts'
import { supplierGates } from '../../suppliers/gate/gates.ts'
import type { SupplierParts } from '../../suppliers/host-context.ts'
import { readSupplierConfiguration } from '../../suppliers/supplier-configuration.ts'
import { operatorSupplierLog } from './operator-log.ts'
import { secretsManager } from './secrets-manager.ts'

/** What the deployment has for its hosts, made of what the stack gave to the function. */
export function liveSuppliers(store: Store): SupplierParts {
  const configuration = readSupplierConfiguration(process.env)
  return {
    configuration,
    store,
    environment: process.env,
    readSecret: secretsManager(process.env),
    log: operatorSupplierLog,
    now: Date.now,
    gateOf: supplierGates(configuration.limits, operatorSupplierLog),
  }
}
