import type { RefusalCode, RefusalDetails } from './refusals.ts'

/** A refusal kept as data: what went wrong with a commit, told to whoever asks for its outcome. */
export interface RefusalNotice {
  readonly code: RefusalCode
  readonly details: RefusalDetails
}
