import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Reconciled } from '../../../functions/reconcile-orders/reconcile-orders.ts'
import type { Store } from '../../kernel/store.ts'
import { chooseSupplierInboxes } from '../../suppliers/registry.ts'
import type { Log } from '../platform.ts'
import { sandboxClock } from '../sandbox-clock.ts'
import { type LocalDatabase, startDatabase } from './database.ts'
import { type LocalParts, localFunctions } from './functions.ts'
import { localGateway } from './gateway.ts'
import { publicKeys } from './issuer.ts'
import { localKeys } from './keys.ts'

export interface LocalOptions extends Partial<Omit<LocalParts, 'store' | 'keys'>> {
  /** Keeps the data; without it everything is in memory. */
  readonly folder?: string | undefined
  /** Wraps the database: to count, to fail. */
  readonly wrapStore?: (store: Store) => Store
}

export interface LocalService {
  readonly gateway: FastifyInstance
  readonly database: LocalDatabase
  /** The expiry of holds that AWS runs on a schedule. @returns how many reservations lost offers */
  expireHolds(lookBackHours?: number): Promise<number>
  /** The reconciler that AWS runs on a schedule. @throws AggregateError as `reconcileOrders` */
  reconcileOrders(): Promise<Reconciled>
  /** Waits until no commit is at work, and every delivery of a supplier is dealt with. */
  idle(): Promise<void>
  close(): Promise<void>
}

/** Logs unexpected errors only. */
const quietLog: Log = { request: () => undefined, bug: ({ error }) => console.error(error) }

/** The whole service in this process. @throws when the folder cannot be written */
export async function startLocal({
  folder,
  wrapStore = (store) => store,
  ...parts
}: LocalOptions = {}): Promise<LocalService> {
  if (folder !== undefined) mkdirSync(folder, { recursive: true })
  const keys = await localKeys(folder)
  const database = await startDatabase(folder === undefined ? undefined : join(folder, 'tables'))
  const functions = localFunctions({
    clock: sandboxClock(),
    ids: { uuid: () => crypto.randomUUID() },
    log: quietLog,
    wrapSteps: (run) => run,
    wrapHost: (host) => host,
    withHosts: (hosts) => hosts,
    supplierInboxes: chooseSupplierInboxes(),
    wrapReconciler: (run) => run,
    wrapHotels: (hotels) => hotels,
    wrapCars: (cars) => cars,
    withHotels: (hosts) => hosts,
    withCars: (hosts) => hosts,
    retryMs: 200,
    pendingMs: 60_000,
    waitTimeoutMs: 25_000,
    ...parts,
    store: wrapStore(database.store),
    keys,
  })
  const gateway = localGateway(functions)
  gateway.get('/.well-known/jwks.json', async () => publicKeys(keys.signing))
  gateway.get('/health', async () => ({ status: 'ok' }))
  return {
    gateway,
    database,
    expireHolds: (lookBackHours) => functions.expireHolds(lookBackHours),
    reconcileOrders: () => functions.reconcileOrders(),
    idle: () => functions.idle(),
    async close() {
      await gateway.close()
      await functions.idle()
      await database.close()
    },
  }
}
