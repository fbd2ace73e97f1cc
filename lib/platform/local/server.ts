import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Reconciled } from '../../../functions/reconcile-orders/reconcile-orders.ts'
import type { Resumed } from '../../../functions/resume-commits/resume-commits.ts'
import type { Store } from '../../kernel/store.ts'
import { chooseSupplierInboxes } from '../../suppliers/registry.ts'
import type { Environment } from '../../suppliers/supplier-configuration.ts'
import { quietSupplierLog, type SupplierLog } from '../../suppliers/supplier-log.ts'
import { stage } from '../http/base-url.ts'
import type { Log } from '../platform.ts'
import { sandboxClock } from '../sandbox-clock.ts'
import { readRetention } from '../store/retention.ts'
import { health, type SupplierReport, supplierReport } from '../supplier-report.ts'
import { serveControl } from './control/control-routes.ts'
import { controlled, listenersOf, type SandboxControl } from './control/sandbox-control.ts'
import { type LocalDatabase, startDatabase } from './database.ts'
import { drain } from './drain.ts'
import { publishingStore } from './events/publishing-store.ts'
import { type LocalParts, localFunctions } from './functions.ts'
import { localGateway } from './gateway.ts'
import { type GatewayLimits, gatewayLimits } from './gateway-limits.ts'
import { publicKeys } from './issuer.ts'
import { localKeys } from './keys.ts'
import { localSuppliers } from './local-suppliers.ts'

export interface LocalOptions
  extends Partial<Omit<LocalParts, 'store' | 'keys' | 'suppliers' | 'retentionMonths'>> {
  /** Keeps the data; without it everything is in memory. */
  readonly folder?: string | undefined
  /** Serves from another database than the embedded one. */
  readonly openDatabase?: typeof startDatabase
  /** Which suppliers serve, and their settings: variables of lib/suppliers/supplier-configuration.ts. */
  readonly environment?: Environment
  readonly supplierLog?: SupplierLog
  /** How much the gateway takes on, where it is not what `gatewayLimits` says. */
  readonly limits?: Partial<GatewayLimits>
  /** Lets a person see requests and steer the sandbox (`/_sandbox`); only where the sandbox's clock may be moved. */
  readonly control?: SandboxControl | undefined
  /** The control is reached under any name of this machine; otherwise only as localhost. */
  readonly isControlOpen?: boolean
  /** Wraps the database: to count, to fail. */
  readonly wrapStore?: (store: Store) => Store
}

export interface LocalService {
  readonly gateway: FastifyInstance
  readonly database: LocalDatabase
  readonly suppliers: SupplierReport
  /** The expiry of holds that AWS runs on a schedule. @returns how many reservations lost offers */
  expireHolds(): Promise<number>
  /** The recovery that AWS runs on a schedule. @throws AggregateError as `resumeCommits` */
  resumeCommits(atLeastMs?: number): Promise<Resumed>
  /** The reconciler that AWS runs on a schedule. @throws AggregateError as `reconcileOrders` */
  reconcileOrders(): Promise<Reconciled>
  /** Deletes what has expired, as DynamoDB does by itself. @returns how many items */
  sweep(): Promise<number>
  /** Waits until no commit is at work, and every delivery of a supplier is dealt with. */
  idle(): Promise<void>
  close(): Promise<void>
}

/** Logs unexpected errors only. */
const quietLog: Log = { request: () => undefined, bug: ({ error }) => console.error(error) }

/**
 * The whole service in this process.
 *
 * @throws Error when the folder cannot be written, or the environment names suppliers that there are not
 */
export async function startLocal({
  folder,
  openDatabase = startDatabase,
  wrapStore = (store) => store,
  environment = {},
  supplierLog = quietSupplierLog,
  limits: changedLimits,
  control: wantedControl,
  isControlOpen = false,
  ...parts
}: LocalOptions = {}): Promise<LocalService> {
  const chosen = localSuppliers(environment, supplierLog)
  const control = chosen.configuration.sandboxClock ? wantedControl : undefined
  const suppliers = control ? { ...chosen, log: control.recorder.supplierLog(supplierLog) } : chosen
  const database = await openDatabase(folder)
  const keys = await localKeys(folder, !database.isEmpty())
  const store = wrapStore(control ? publishingStore(database.store, listenersOf(control)) : database.store)
  const given: Omit<LocalParts, 'store' | 'keys' | 'retentionMonths'> = {
    clock: sandboxClock(),
    ids: { uuid: () => crypto.randomUUID() },
    log: quietLog,
    suppliers,
    wrapSteps: (run) => run,
    withHosts: (hosts) => hosts,
    supplierInboxes: chooseSupplierInboxes({ ...suppliers, store }),
    wrapReconciler: (run) => run,
    withHotels: (hosts) => hosts,
    withCars: (hosts) => hosts,
    retryMs: 200,
    pendingMs: 60_000,
    waitTimeoutMs: 25_000,
    ...parts,
  }
  const functions = localFunctions({
    ...(control ? controlled(given, control) : given),
    store,
    keys,
    retentionMonths: readRetention(environment),
  })
  const report = supplierReport(suppliers.configuration)
  const limits = { ...gatewayLimits, ...changedLimits }
  const gateway = localGateway(functions, limits)
  gateway.get('/.well-known/jwks.json', async () => publicKeys(keys.signing))
  if (control) {
    control.recorder.watch(gateway)
    const runDueWork = async () => ({
      expired: await functions.expireHolds(),
      orders: (await functions.reconcileOrders()).filed,
    })
    serveControl(gateway, { control, database, runDueWork, idle: functions.idle }, isControlOpen)
  }
  // On AWS it is below the stage.
  for (const path of ['/health', `/${stage}/health`]) gateway.get(path, async () => health(report))
  return {
    gateway,
    database,
    suppliers: report,
    expireHolds: () => functions.expireHolds(),
    resumeCommits: (atLeastMs) => functions.resumeCommits(atLeastMs),
    reconcileOrders: () => functions.reconcileOrders(),
    sweep: () => database.sweep(Date.now()),
    idle: () => functions.idle(),
    async close() {
      const cutAt = performance.now() + limits.drainMs
      await drain(gateway, limits.drainMs)
      // What does not end in time goes on at the next start.
      await Promise.race([functions.idle(), setTimeout(cutAt - performance.now(), undefined, { ref: false })])
      control?.webhooks.clear()
      await database.close()
    },
  }
}
