import type { Tenant } from '../kernel/agency.ts'
import type { EpochMs } from '../kernel/instant.ts'
import { supplierWaitMs } from '../kernel/limits.ts'

/** What every call to a supplier carries besides its order. */
export interface SupplierCall {
  /** Access group of the agency on whose behalf the service asks. */
  readonly tenantId: string
  /**
   * The moment of the client's request. The sandbox has no other clock; a supplier with a clock of its own goes by
   * that one, and reports its deadlines.
   */
  readonly now: EpochMs
  /** Aborted when no one waits for the answer any longer. The outcome of a change is then unknown. */
  readonly signal?: AbortSignal
}

/**
 * The call of a request.
 *
 * @param now another moment than that of the request: of the search or price that it goes back to
 */
export const callOf = (
  { tenant, now: requestedAt }: { readonly tenant: Tenant; readonly now: EpochMs },
  now: EpochMs = requestedAt,
): SupplierCall => ({
  tenantId: tenant.accessGroup,
  now,
  // Made for the suppliers that read it: most requests need no timer.
  get signal() {
    return AbortSignal.timeout(supplierWaitMs)
  },
})
