import type { EpochMs } from '../kernel/instant.ts'
import type { FareDisplayRequest } from '../shopping/shopping.ts'

/** Stored data of a fare display: enough to list the same fares again, for their rules. */
export interface FareDisplayDigest {
  readonly id: string
  readonly at: EpochMs
  readonly expiresAt: EpochMs
  readonly request: FareDisplayRequest
}
