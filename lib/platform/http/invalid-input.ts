export interface InputProblem {
  /** Where in the body, path or query; empty for the body as a whole. */
  readonly path: string
  /** What is wrong there, without the value that was sent: `IS MISSING`, `MUST BE A NUMBER`. */
  readonly problem: string
}

/**
 * The request cannot be understood: not JSON, a required member missing, a value of the wrong form. Always
 * status 400.
 */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput'
  readonly problems: readonly InputProblem[]

  constructor(problems: readonly InputProblem[]) {
    super(problems.map(({ path, problem }) => `${path} ${problem}`).join('; '))
    this.problems = problems
  }
}
