/** An account at a token endpoint: OAuth 2.0, grant type password. Its secret belongs into no browser. */
export interface PasswordGrant {
  readonly tokenUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly username: string
  readonly password: string
}

/** A function that returns an access token. It is asked again when the host refuses the last one. */
export interface TokenSource {
  readonly token: () => string | Promise<string>
}

export interface RetrySettings {
  /** How often a request is sent at most; absent: 4. */
  readonly attempts?: number
  /** The pause after the first attempt is up to so long, and doubles with each; absent: 250. */
  readonly firstPauseMs?: number
}

export interface ClientSettings {
  /** Where the interface is, its version included: `http://127.0.0.1:8011/11`. */
  readonly baseUrl: string
  readonly access: PasswordGrant | TokenSource
  /** UUID of the access group; absent: the one of the token. */
  readonly accessGroup?: string
  /** Pseudo city code of the office; absent: the one of the token. */
  readonly pcc?: string
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>>
  /**
   * `false` for a host that knows no Idempotency-Key: none is sent, and what changes something is not repeated when
   * its outcome is not known. Absent: true.
   */
  readonly idempotencyKeys?: boolean
  readonly retry?: RetrySettings
  /** In place of the platform's. */
  readonly fetch?: typeof fetch
}
