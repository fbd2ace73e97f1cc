interface Flow {
  readonly summary: string
  /** Operations, in the order in which their examples can be sent. */
  readonly operations: readonly string[]
}

/** Requests that follow one another, each with its example and the values of the answers before it. */
export const flows: readonly Flow[] = []
