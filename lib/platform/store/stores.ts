import { ancillaryShopsOf } from '../../ancillary/ancillary-shops.ts'
import { openCommitsOf } from '../../commit/open-commits.ts'
import { changeSearchesOf } from '../../exchange/change-searches.ts'
import { hotelCachesOf } from '../../hotel/hotel-caches.ts'
import { hotelGuestsOf } from '../../hotel/hotel-guests.ts'
import type { Retention } from '../../kernel/retention.ts'
import type { Store } from '../../kernel/store.ts'
import { queueItemsOf } from '../../queue/queue-items.ts'
import { refundQuotesOf } from '../../refund/refund-quotes.ts'
import { dueHoldsOf } from '../../reservation/due-holds.ts'
import { filingsOf } from '../../reservation/filings.ts'
import { reservationsOf } from '../../reservation/reservations.ts'
import { seatShopsOf } from '../../seat/seat-shop.ts'
import { offerCachesOf } from '../../shopping/offer-caches.ts'
import { documentsOf } from '../../ticketing/documents.ts'
import { workbenchesOf } from '../../workbench/workbenches.ts'
import { idempotencyOf } from './idempotency.ts'

export type Stores = ReturnType<ReturnType<typeof storesOver>>

export interface StoresOptions {
  /** Name of this process, where it is the only one: what another one was at work on is free. */
  readonly holder?: string
  /** For how long reservations and documents are kept after travel. */
  readonly retentionMonths?: Retention
}

/**
 * Everything one tenant owns, and nothing else: an operation never handles a key that could lead elsewhere.
 */
export const storesOver =
  (store: Store, { holder, retentionMonths }: StoresOptions = {}) =>
  (tenantId: string) => ({
    workbenches: workbenchesOf(store, tenantId),
    reservations: reservationsOf(store, tenantId, retentionMonths),
    filings: filingsOf(store, tenantId),
    documents: documentsOf(store, tenantId, retentionMonths),
    offerCaches: offerCachesOf(store, tenantId),
    ancillaryShops: ancillaryShopsOf(store, tenantId),
    seatShops: seatShopsOf(store, tenantId),
    refundQuotes: refundQuotesOf(store, tenantId),
    changeSearches: changeSearchesOf(store, tenantId),
    hotelCaches: hotelCachesOf(store, tenantId),
    hotelGuests: hotelGuestsOf(store, tenantId),
    openCommits: openCommitsOf(store, tenantId),
    dueHolds: dueHoldsOf(store, tenantId),
    queueItems: queueItemsOf(store, tenantId),
    idempotency: idempotencyOf(store, tenantId, holder),
  })
