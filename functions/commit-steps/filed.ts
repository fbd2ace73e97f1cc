import type { CommitEffects } from '../../lib/commit/commit-effects.ts'
import type { RefusalNotice } from '../../lib/kernel/notice.ts'

/** A document that could not be voided, and why. */
export interface NotVoided extends RefusalNotice {
  readonly documentId: string
}

/**
 * What the steps before achieved, and which documents they voided or could not: each by the first of those that
 * become void together.
 */
export interface FiledEffects extends CommitEffects {
  readonly voided: readonly string[]
  readonly notVoided: readonly NotVoided[]
}

/** The reservations that a commit made or changed. */
export interface Filed {
  readonly reservationIds: readonly string[]
}
