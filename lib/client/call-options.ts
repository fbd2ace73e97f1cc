/** What one call has beside its parameters and its body. */
export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** In place of a random one: the same key with the same request does the work once. */
  readonly idempotencyKey?: string
}
