import { derivedId } from '../kernel/derived-id.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { epochSeconds } from '../kernel/instant.ts'
import { lifetimes } from '../kernel/limits.ts'
import type { Store } from '../kernel/store.ts'
import type { OrderHint } from '../suppliers/supplier-inbox.ts'

/** An order to look at, because its supplier reported a change. */
export interface ReportedOrder extends OrderHint {
  /** Name of the inbox. */
  readonly supplier: string
  readonly reportedAt: EpochMs
  /** Not before: an order that could not be looked at waits longer each time. */
  readonly lookAt: EpochMs
}

/** An order by its supplier's name of it. */
export type ReportedName = Pick<ReportedOrder, 'supplier' | 'tenantId' | 'order'>

/** Every event has an entry: one that comes while its order is read is not forgotten with the others. */
const keyOf = ({ supplier, tenantId, order, eventId }: ReportedOrder) => ({
  partition: supplier,
  sort: derivedId(JSON.stringify([tenantId, order, eventId])),
})

const pollKey = (supplier: string) => ({ partition: '#polled', sort: supplier })

/** When an order that no reservation has is given up. */
export const givenUpAt = ({ reportedAt }: ReportedOrder): EpochMs => reportedAt + lifetimes.reportedOrderMs

/** The orders that suppliers reported, over all tenants, until they are read. */
export function reportedOrdersOf(store: Store) {
  const put = (entry: ReportedOrder): Promise<void> =>
    store.put('reportedOrders', keyOf(entry), entry, {
      deleteAfterEpochSec: epochSeconds(givenUpAt(entry) + lifetimes.reportedOrderMs),
    })
  return {
    /** Notes the orders of hints; the same event again is the same entry. */
    async note(supplier: string, hints: readonly OrderHint[], now: EpochMs): Promise<void> {
      for (const { eventId, tenantId, order, kind } of hints)
        await put({ eventId, tenantId, order, kind, supplier, reportedAt: now, lookAt: now })
    },

    /** All of a supplier, also those that are not due. */
    async list(supplier: string): Promise<ReportedOrder[]> {
      return (await store.list<ReportedOrder>('reportedOrders', supplier)).map(({ value }) => value)
    },

    /** To be looked at later: after as long a time as it has waited already, within limits. */
    async postpone(entry: ReportedOrder, now: EpochMs): Promise<void> {
      const pause = Math.min(
        Math.max(now - entry.reportedAt, lifetimes.lookAgainMs.least),
        lifetimes.lookAgainMs.most,
      )
      await put({ ...entry, lookAt: now + pause })
    },

    async forget(entry: ReportedOrder): Promise<void> {
      await store.remove('reportedOrders', keyOf(entry))
    },

    /** Until when the supplier was asked for changed orders; undefined: never yet. */
    async polledUntil(supplier: string): Promise<EpochMs | undefined> {
      return (await store.read<{ until: EpochMs }>('reportedOrders', pollKey(supplier)))?.value.until
    },

    async notePoll(supplier: string, until: EpochMs): Promise<void> {
      await store.put('reportedOrders', pollKey(supplier), { until })
    },
  }
}
