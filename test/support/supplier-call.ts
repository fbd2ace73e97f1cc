import type { EpochMs } from '../../lib/kernel/instant.ts'
import type { IssueOrder } from '../../lib/suppliers/document-orders.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'

/** A call to a supplier at a moment, for an agency that no other test has. */
export const callAt = (now: EpochMs): SupplierCall => ({ tenantId: 'tenant-of-the-test', now })

/** A London office that issues documents. */
export const issuingOffice: IssueOrder['agency'] = {
  pcc: '7N4Q',
  country: 'GB',
  zone: 'Europe/London',
  iataNumber: '99912345',
}
