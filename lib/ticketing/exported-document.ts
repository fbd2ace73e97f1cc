import type { TravelDocument } from './document.ts'

/** A ticket or EMD as it is stored, without anything of cards: of a payment by card its amount and its approval are left. */
export function exportedDocument<D extends TravelDocument>({ version: _, issueKey: __, ...document }: D) {
  return {
    ...document,
    payments: document.payments.map(({ mask: _, cardCode: __, expireDate: ___, ...payment }) => payment),
  }
}
