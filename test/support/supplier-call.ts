import type { EpochMs } from '../../lib/kernel/instant.ts'
import type { SupplierCall } from '../../lib/suppliers/supplier-call.ts'

/** A call to a supplier at a moment, for an agency that no other test has. */
export const callAt = (now: EpochMs): SupplierCall => ({ tenantId: 'tenant-of-the-test', now })
