import type { EpochMs } from '../../kernel/instant.ts'
import { updateItem } from '../../kernel/update-item.ts'
import type { HostContext } from '../host-context.ts'

/**
 * What the adapter knows of a sale: written before anything is asked for under its key, because Duffel has no keys of its
 * own. It holds no personal data.
 */
export interface SaleRecord {
  readonly tenantId: string
  /**
   * `begun`: nothing was sent, or certainly nothing came of it. `trying`: an order was sent. `unknown`: what came of
   * it is not known. `sold`: the order is `orderId`. `refused`: it was not made, and is not tried again.
   */
  readonly state: 'begun' | 'trying' | 'unknown' | 'sold' | 'refused'
  readonly offerId: string
  readonly triedAt?: EpochMs
  readonly orderId?: string
  /** Id of each traveler by the id of the passenger: orders echo neither names in our spelling nor types. */
  readonly travelers?: Readonly<Record<string, string>>
  /** What it costs, services included: `318.40 GBP`. */
  readonly total?: string
  /** It was released: nothing is ordered under the key any more. */
  readonly isOver?: true
  /** Of a change of flights. */
  readonly changes?: {
    /** The sale that it changes. */
    readonly saleKey: string
    /** The change at Duffel. */
    readonly changeId: string
    /** The issuance under which it is confirmed. */
    readonly issueKey?: string
    readonly isConfirmed?: true
  }
  /** The order goes on under the key of its change. */
  readonly changedBy?: string
}

/** What the adapter knows of an issuance of documents, or of a service that was sold with its order. */
export interface PartRecord {
  readonly saleKey?: string
  /** Of an EMD: who it is for. */
  readonly travelerId?: string
  /** When a payment was sent whose outcome is not known. */
  readonly triedAt?: EpochMs
  readonly isOver?: true
}

/** Records of one kind, in the table of suppliers' own orders. */
function recordsOf<T>({ name, store }: Pick<HostContext, 'name' | 'store'>, kind: string) {
  const keyOf = (key: string): string => `${name}#${kind}#${key}`
  return {
    find: async (key: string): Promise<T | undefined> =>
      (await store.read<T>('supplierOrders', keyOf(key)))?.value,
    /** @param change undefined: it stays as it is @returns the record as it is now */
    update: (key: string, change: (record: T | undefined) => T | undefined): Promise<T | undefined> =>
      updateItem<T>(store, {
        table: 'supplierOrders',
        key: keyOf(key),
        change,
        options: { isAwaited: true },
      }),
  }
}

/** The adapter's own records. */
export function duffelRecords(context: Pick<HostContext, 'name' | 'store'>) {
  return {
    sales: recordsOf<SaleRecord>(context, 'sale'),
    issues: recordsOf<PartRecord>(context, 'issue'),
    services: recordsOf<PartRecord>(context, 'service'),
    /** Key of the sale of an order, by the id of the order. */
    saleKeys: recordsOf<{ readonly saleKey: string }>(context, 'order'),
  }
}
export type DuffelRecords = ReturnType<typeof duffelRecords>
