import type { Tenant } from '../kernel/agency.ts'
import type { Claim } from '../kernel/claim.ts'
import type { Ids } from '../kernel/ids.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { HeaderMeaning } from './dialect.ts'
import type { Trace } from './envelope.ts'

/** Request headers by meaning, whatever spelling the client chose. */
export type Headers = (meaning: HeaderMeaning) => string | undefined

/**
 * What every operation works with: who calls, when "now" is, and the caller's own stores.
 *
 * @typeParam Stores those that the work reads or writes, so that a capability names no more than it uses
 */
export interface RequestContext<Stores> {
  readonly now: EpochMs
  readonly tenant: Tenant
  readonly stores: Stores
  readonly ids: Ids
  readonly headers: Headers
  readonly trace: Trace
  /** Only under an Idempotency-Key. */
  readonly claim?: Claim | undefined
}
