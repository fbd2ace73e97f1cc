/** What it takes to send an operation. */
export interface OperationSpec {
  readonly method: string
  /** Below the base URL; segments in braces are parameters. */
  readonly path: string
  /** Root member of the answer. */
  readonly envelope: string
  readonly hasBody: boolean
  /** Whether it may be sent again when nobody knows what became of it: always, under an Idempotency-Key, or not. */
  readonly repetition: 'safe' | 'with key' | 'never'
  /** Stands around the body. */
  readonly wrapper?: string
  /** `@type` of the body where it says none. */
  readonly bodyType?: string
}
