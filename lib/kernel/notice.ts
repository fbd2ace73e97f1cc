import type { RefusalCode, RefusalDetails } from './refusals.ts'

/** A refusal kept as data: the error of a commit, returned with its outcome. */
export interface RefusalNotice {
  readonly code: RefusalCode
  readonly details: RefusalDetails
}
