/** A commit, by the workbench that holds it. */
export interface CommitName {
  readonly workbenchId: string
  readonly commitId: string
}

/**
 * The hold of a request on its Idempotency-Key: what the repetition of an interrupted request needs to go on
 * where the first attempt ended.
 */
export interface Claim {
  /** Random, and the same for every attempt of the request. */
  readonly id: string
  /** The commit that an earlier attempt started or joined, or was about to. */
  readonly commit?: CommitName | undefined
  /**
   * Stored before the commit is: an attempt that comes after a stop looks for it.
   *
   * @throws Refusal `requestInProgress` another attempt holds the key by now
   */
  noteCommit(commit: CommitName): Promise<void>
}
