import type { Store } from '../../kernel/store.ts'
import { supplierGates } from '../../suppliers/gate/gates.ts'
import type { SupplierParts } from '../../suppliers/host-context.ts'
import { readSupplierConfiguration } from '../../suppliers/supplier-configuration.ts'
import { operatorSupplierLog } from './operator-log.ts'
import { secretsManager } from './secrets-manager.ts'

/** What the deployment has for its hosts, made of what the stack gave to the function. */
export const liveSuppliers = (store: Store): SupplierParts => ({
  configuration: readSupplierConfiguration(process.env),
  store,
  environment: process.env,
  readSecret: secretsManager(process.env),
  log: operatorSupplierLog,
  gateOf: supplierGates(),
})
