import { refusals } from './refusal-table.ts'

export { refusals }

export type RefusalCode = keyof typeof refusals
export type RefusalDetails = Readonly<Record<string, string>>

interface RefusalOptions extends ErrorOptions {
  readonly also?: readonly Refusal[]
  readonly isPassing?: boolean
}

/** An error of the caller: a rule of the service forbids the request. Every other exception is a bug. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly details: RefusalDetails
  /** Further reasons, when the caller has more than one thing to decide. */
  readonly also: readonly Refusal[]
  /** A repetition may be granted: the answer is not kept under an Idempotency-Key. */
  readonly isPassing: boolean

  constructor(
    code: RefusalCode,
    details: RefusalDetails = {},
    { also = [], isPassing = false, ...options }: RefusalOptions = {},
  ) {
    super(
      refusals[code].message.replace(/\{(\w+)\}/g, (_, name: string) => details[name] ?? ''),
      options,
    )
    this.code = code
    this.details = details
    this.also = also
    this.isPassing = isPassing
  }
}
