import type { AgencyDirectory } from '../kernel/agency.ts'
import type { Ids } from '../kernel/ids.ts'
import type { EpochMs } from '../kernel/instant.ts'
import type { CardVault } from '../payment/card-vault.ts'
import type { Stores } from './store/stores.ts'

/** The only source of time. */
export interface Clock {
  /**
   * @param requested content of the sandbox clock header; a clock that does not play the sandbox ignores it
   * @throws Refusal `clockHeaderInvalid`
   */
  now(requested?: string): EpochMs
}

/** Fields of the operator's log: an allow-list, never a body. */
export interface Log {
  request(entry: {
    readonly transactionId: string
    readonly traceId?: string | undefined
    readonly correlationId: string
    readonly operation: string
    readonly status: number
    readonly milliseconds: number
    readonly accessGroup?: string | undefined
    readonly pcc?: string | undefined
    /** Row of the refusal table, business refusals with status 200 included. */
    readonly refusal?: string | undefined
  }): void
  bug(entry: { readonly transactionId: string; readonly operation: string; readonly error: unknown }): void
}

/** What every family needs, whatever it serves. */
export interface Platform {
  readonly clock: Clock
  /** Requests may ask for what only a sandbox does: to be read strictly. */
  readonly playsSandbox: boolean
  readonly ids: Ids
  readonly log: Log
  readonly agencies: AgencyDirectory
  readonly stores: (tenantId: string) => Stores
  /** Only families with a route that takes cards have one. */
  readonly vault?: CardVault
}
