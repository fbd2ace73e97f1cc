import { ancillaryShopsOf } from './ancillary-shops.ts'
import { documentsOf } from './documents.ts'
import { dueHoldsOf } from './due-holds.ts'
import { hotelAttemptsOf } from './hotel-attempts.ts'
import { hotelCachesOf } from './hotel-caches.ts'
import { idempotencyOf } from './idempotency.ts'
import { offerCachesOf } from './offer-caches.ts'
import { queueItemsOf } from './queue-items.ts'
import { reservationsOf } from './reservations.ts'
import type { Store } from './store.ts'
import { workbenchesOf } from './workbenches.ts'

export type Stores = ReturnType<ReturnType<typeof storesOver>>

/** Everything one tenant owns, and nothing else: an operation never handles a key that could lead elsewhere. */
export const storesOver = (store: Store) => (tenantId: string) => ({
  workbenches: workbenchesOf(store, tenantId),
  reservations: reservationsOf(store, tenantId),
  documents: documentsOf(store, tenantId),
  offerCaches: offerCachesOf(store, tenantId),
  ancillaryShops: ancillaryShopsOf(store, tenantId),
  hotelCaches: hotelCachesOf(store, tenantId),
  hotelAttempts: hotelAttemptsOf(store, tenantId),
  dueHolds: dueHoldsOf(store, tenantId),
  queueItems: queueItemsOf(store, tenantId),
  idempotency: idempotencyOf(store, tenantId),
})
