import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '../../../kernel/refusals.ts'
import type { Store } from '../../../kernel/store.ts'
import { createOnce, updateItem } from '../../../kernel/update-item.ts'
import { inFull } from '../../../refund/document-refund.ts'
import type { AirRefunds, DocumentRefundOrder, RefundedDocuments } from '../../../suppliers/air-refunds.ts'
import type { SupplierCall } from '../../../suppliers/supplier-call.ts'
import type { RefundQuotes } from '../refund-quotes.ts'
import { settlementCode } from './document-numbers.ts'
import { type Issuance, withRefund } from './issuance.ts'

const refundKey = (key: string): string => `refund#${key}`

/**
 * Refunds documents, once for each key. What was refunded is noted in its issuance: it is neither voided nor
 * refunded again.
 */
export function refundsOver(store: Store, quotes: RefundQuotes): AirRefunds {
  const find = async (key: string): Promise<RefundedDocuments | undefined> =>
    (await store.read<RefundedDocuments>('supplierOrders', refundKey(key)))?.value

  /** @throws Refusal `noRefundableCoupons` */
  async function close({ key, documents }: DocumentRefundOrder): Promise<void> {
    const numbers = documents.flatMap(({ number }) => number ?? [])
    await updateItem<Issuance>(store, {
      table: 'supplierOrders',
      key: `issue#${documents[0]?.issueKey}`,
      change: (issuance) => {
        const refunded = withRefund(issuance, numbers, key)
        if (refunded !== false) return refunded
        throw new Refusal('noRefundableCoupons', {
          number: numbers[0] ?? '',
          reason: 'ITS CARRIER HAS CLOSED IT',
        })
      },
    })
  }

  return {
    ...quotes,

    /** Closes the documents, takes a number, then files the refund. */
    async refund(order, call) {
      const { key, documents } = order
      const known = await find(key)
      if (known) return known
      await requireSameTerms(order, quotes, call)
      await close(order)
      const count = await store.increment('supplierOrders', 'refunds#', 1)
      const refunded: RefundedDocuments = {
        controlNumber: `R${String(count).padStart(7, '0')}`,
        settlementCode: settlementCode(documents[0]?.number ?? key),
      }
      if (await createOnce(() => store.create('supplierOrders', refundKey(key), refunded))) return refunded
      // The same refund was made while this call was at work.
      return (await find(key)) ?? refunded
    },
  }
}

/** @throws Refusal `refundQuoteChanged`; as `quote` */
async function requireSameTerms(
  order: DocumentRefundOrder,
  quotes: RefundQuotes,
  call: SupplierCall,
): Promise<void> {
  const { quote, documents } = order
  const { amounts } = await quotes.quote(order, call)
  const current = quote.reason === 'involuntary' ? inFull(amounts) : amounts
  if (!isDeepStrictEqual(current, quote.amounts) || call.now >= quote.expiresAt)
    throw new Refusal('refundQuoteChanged', { number: documents[0]?.number ?? '' })
}
