import type { EpochMs } from '../../lib/kernel/instant.ts'
import { counts, lifetimes, supplierWaitMs } from '../../lib/kernel/limits.ts'
import type { Store } from '../../lib/kernel/store.ts'
import { storesOver } from '../../lib/platform/store/stores.ts'
import {
  givenUpAt,
  type ReportedName,
  type ReportedOrder,
  reportedOrdersOf,
} from '../../lib/reservation/reported-orders.ts'
import { SupplierUnavailable } from '../../lib/suppliers/air-host.ts'
import type { SupplierInbox, SupplierInboxes } from '../../lib/suppliers/supplier-inbox.ts'
import { fileOrder } from './file-order.ts'

export interface ReconcileDependencies {
  readonly store: Store
  /** For which reservations and documents are kept after travel; absent: for ever. */
  readonly retentionMonths?: number | undefined
  readonly inboxes: SupplierInboxes
}

/** Outcome of a run, in orders. */
export interface Reconciled {
  readonly filed: number
  /** To be looked at again: not known yet, or the supplier did not answer. */
  readonly waiting: number
}

/** `unfiled`: no reservation has an order that is sold; `unanswered`: the supplier could not be asked. */
type Look = 'filed' | 'unfiled' | 'nothing' | 'unanswered'

/**
 * Reads the orders that suppliers reported and files in our reservations what was done to them. It may be
 * repeated, and run beside itself: what is filed already changes nothing.
 *
 * @param only the orders of one delivery; absent: all that are due, and those that suppliers name when asked
 * @throws AggregateError after all orders: those that no reservation has after a week, and errors of adapters
 */
export async function reconcileOrders(
  now: EpochMs,
  { store, inboxes, retentionMonths }: ReconcileDependencies,
  only?: readonly ReportedName[],
): Promise<Reconciled> {
  const errors: unknown[] = []
  const looks: Look[] = []
  const at: At = { store, now, retentionMonths }
  for (const [supplier, inbox] of inboxes) {
    if (only?.every((one) => one.supplier !== supplier)) continue
    if (!only) await answered(() => poll(supplier, inbox, at), errors)
    const entries = await reportedOrdersOf(store).list(supplier)
    let unanswered = 0
    for (const events of byOrder(entries, now, only)) {
      if (unanswered === counts.unansweredOrders) break
      const look = (await answered(() => lookAt(events, inbox, at), errors)) ?? 'unanswered'
      if (look === 'unanswered') unanswered++
      looks.push(look)
      await settle(events, look, at)
      if (isLost(look) && now >= givenUpAt(events[0])) errors.push(lostOrder(events[0], look))
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'orders could not be reconciled')
  const filed = looks.filter((look) => look === 'filed').length
  return { filed, waiting: looks.length - filed }
}

interface At extends Pick<ReconcileDependencies, 'store' | 'retentionMonths'> {
  readonly now: EpochMs
}

/** What the supplier answered; undefined: it was out of reach, or its adapter failed, which ends up in the errors. */
async function answered<T>(request: () => Promise<T>, errors: unknown[]): Promise<T | undefined> {
  try {
    return await request()
  } catch (error) {
    if (!(error instanceof SupplierUnavailable)) errors.push(error)
    return undefined
  }
}

/** An operator has to look at it: a sale without a reservation, or one that could not be asked for. */
const isLost = (look: Look): boolean => look === 'unfiled' || look === 'unanswered'

const lostOrder = ({ supplier, order }: ReportedOrder, look: Look): Error =>
  new Error(`the order ${JSON.stringify(order)} of ${supplier} is given up: ${look}`)

/** Notes the orders of a supplier that changed since it was last asked. */
async function poll(supplier: string, inbox: SupplierInbox, { store, now }: At): Promise<void> {
  if (!inbox.changedSince) return
  const reportedOrders = reportedOrdersOf(store)
  const since = (await reportedOrders.polledUntil(supplier)) ?? now - lifetimes.reportedOrderMs
  await reportedOrders.note(supplier, await inbox.changedSince(since, now), now)
  await reportedOrders.notePoll(supplier, now)
}

/** All events of one order, the latest first. */
type EventsOfOrder = readonly [ReportedOrder, ...ReportedOrder[]]

function byOrder(
  entries: readonly ReportedOrder[],
  now: EpochMs,
  only: readonly ReportedName[] | undefined,
): EventsOfOrder[] {
  const wanted = only && new Set(only.map(nameOf))
  const orders = new Map<string, EventsOfOrder>()
  for (const entry of entries.toSorted((a, b) => a.reportedAt - b.reportedAt))
    orders.set(nameOf(entry), [entry, ...(orders.get(nameOf(entry)) ?? [])])
  return [...orders.values()]
    .filter(([latest]) => wanted?.has(nameOf(latest)) ?? true)
    .filter((events) => wanted || events.some(({ lookAt }) => lookAt <= now))
    .sort(([a], [b]) => a.lookAt - b.lookAt)
    .slice(0, counts.ordersPerReconciliation)
}

const nameOf = ({ tenantId, order }: Pick<ReportedName, 'tenantId' | 'order'>): string =>
  JSON.stringify([tenantId, order])

async function lookAt(
  [hint]: EventsOfOrder,
  inbox: SupplierInbox,
  { store, now, retentionMonths }: At,
): Promise<Look> {
  const { supplier, tenantId } = hint
  const signal = AbortSignal.timeout(supplierWaitMs)
  const order = await inbox.readOrder(hint, { tenantId, now, signal })
  if (!order) return 'nothing'
  if (await fileOrder(order, { supplier, at: now }, storesOver(store, { retentionMonths })(tenantId)))
    return 'filed'
  return order.isOver ? 'nothing' : 'unfiled'
}

/**
 * Forgets the events that the look has answered; later ones have entries of their own. An order that no
 * reservation has is kept aside for a week: its commit may not have filed it yet.
 */
async function settle(events: EventsOfOrder, look: Look, { store, now }: At): Promise<void> {
  const reportedOrders = reportedOrdersOf(store)
  for (const entry of events) {
    if (look === 'filed' || now >= givenUpAt(entry)) await reportedOrders.forget(entry)
    else await reportedOrders.postpone(entry, now)
  }
}
