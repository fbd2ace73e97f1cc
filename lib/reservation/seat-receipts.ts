import type { SupplierIdentifiers } from '../workbench/host-booking.ts'
import type { Receipt } from './reservation.ts'

type SupplierReceipt = Omit<Receipt & { readonly kind: 'supplier' }, 'id' | 'ref' | 'at'>

/**
 * Receipts of the carriers' identifiers for the seats of an offer: their locators, and the order id of an NDC
 * carrier.
 */
export function seatReceipts(
  { supplierLocators, orderId }: SupplierIdentifiers,
  offerRef: string,
): SupplierReceipt[] {
  const offerRefs = [offerRef]
  const locators = supplierLocators.map((supplier) => ({ kind: 'supplier' as const, ...supplier, offerRefs }))
  const [first] = supplierLocators
  return first && orderId !== undefined
    ? [...locators, { kind: 'supplier', carrier: first.carrier, locator: orderId, isOrder: true, offerRefs }]
    : locators
}
