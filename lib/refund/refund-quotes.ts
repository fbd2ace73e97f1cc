import { epochSeconds } from '../kernel/instant.ts'
import type { Store } from '../kernel/store.ts'
import type { RefundQuoteList } from './quoted-refund.ts'

/** Quoted refunds of one tenant. Expired ones may still be found: the caller decides by its clock. */
export const refundQuotesOf = (store: Store, tenantId: string) => {
  const listKey = (id: string) => `${tenantId}#refunds#${id}`
  const documentKey = (documentId: string) => `${tenantId}#refundof#${documentId}`

  return {
    /** Stores it under its own id, and as the latest one of each of its documents. */
    async save(list: RefundQuoteList): Promise<void> {
      const options = { deleteAfterEpochSec: epochSeconds(list.expiresAt) }
      await store.put('offerCaches', listKey(list.id), list, options)
      for (const { documentIds } of list.refunds)
        await store.put('offerCaches', documentKey(documentIds[0] ?? ''), { id: list.id }, options)
    },

    async find(id: string): Promise<RefundQuoteList | undefined> {
      return (await store.read<RefundQuoteList>('offerCaches', listKey(id)))?.value
    },

    /** Id of the latest list that has the document, the first of its conjunction. */
    async findLatestOf(documentId: string): Promise<string | undefined> {
      return (await store.read<{ readonly id: string }>('offerCaches', documentKey(documentId)))?.value.id
    },
  }
}
