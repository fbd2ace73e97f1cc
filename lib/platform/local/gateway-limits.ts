import type { FamilyName } from '../../contract/catalogue.ts'
import type { RouteSpec } from '../../contract/route.ts'
import type { WorkLimit } from './admission.ts'

/** Kinds of work that keep the process busy in different ways. */
export type WorkKind = 'search' | 'change' | 'read'

export interface GatewayLimits {
  readonly work: Readonly<Record<WorkKind, WorkLimit>>
  /** Connections at once; more are closed. */
  readonly connections: number
  /** In which the headers of a request, and the whole of it, must arrive. */
  readonly headersMs: number
  readonly requestMs: number
  /** How often that is checked. */
  readonly checkMs: number
  /** A connection without a request is closed after this; load balancers keep theirs for a minute. */
  readonly keepAliveMs: number
  /** In which requests and commits that are under way end when the service stops. */
  readonly drainMs: number
}

/**
 * How much the embedded gateway takes on. Searches compute, and there is one thread: more than two at once
 * would be no faster together, and each slower. Changes mostly wait: for a commit, for a supplier.
 */
export const gatewayLimits: GatewayLimits = {
  work: {
    search: { atOnce: 2, waiting: 60, waitMs: 2_000 },
    change: { atOnce: 100, waiting: 200, waitMs: 5_000 },
    read: { atOnce: 50, waiting: 200, waitMs: 2_000 },
  },
  connections: 5_000,
  headersMs: 30_000,
  requestMs: 60_000,
  checkMs: 5_000,
  keepAliveMs: 65_000,
  drainMs: 30_000,
}

/** Seconds after which a request that was turned away may come again. */
export const retryAfterSec = 1

/** Families whose other requests compute offers and prices. */
const searching: ReadonlySet<FamilyName> = new Set([
  'search',
  'flex',
  'pricing',
  'ancillary',
  'ndc-change',
  'exchange',
  'hotel',
  'car',
])

export const workKindOf = (family: FamilyName, { changes, method }: RouteSpec): WorkKind =>
  changes || method === 'DELETE' ? 'change' : searching.has(family) ? 'search' : 'read'
