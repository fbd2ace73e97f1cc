/**
 * Identifies one attempt to commit one workbench: the whole input of the workflow, without personal and card
 * data.
 */
export interface CommitRef {
  readonly tenantId: string
  readonly workbenchId: string
  readonly commitId: string
}

/** Runs commits. The outcome is read from the workbench, not from here. */
export interface CommitWorkflow {
  /** Starts the execution named by the commit id; starting it again is the same execution. */
  start(commit: CommitRef): Promise<void>
  /**
   * Ends when the execution has ended; or sooner, when that is not known here and the workbench may tell.
   *
   * @param look how often the workbench was looked at before
   */
  untilNextLook(commitId: string, look: number): Promise<void>
  /** How long a commit waits for its outcome before it answers that it is pending. */
  readonly waitTimeoutMs: number
}
