/** A token request. */
export type TokenRequest =
  | {
      readonly grantType: 'password'
      readonly clientId: string
      readonly clientSecret: string
      readonly username: string
      readonly password: string
    }
  | { readonly grantType: 'client_credentials'; readonly clientId: string; readonly clientSecret: string }

export interface IssuedToken {
  readonly accessToken: string
  readonly expiresInSec: number
}

/** Issues access tokens. */
export interface TokenIssuer {
  /** @throws OAuthError `invalid_client`, `invalid_grant`; IssuerUnavailable, which a repetition may overcome */
  issue(request: TokenRequest): Promise<IssuedToken>
}

/** An error in the form that OAuth 2.0 has for it. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'
  readonly code: 'invalid_request' | 'unsupported_grant_type' | 'invalid_client' | 'invalid_grant'

  constructor(code: OAuthError['code'], description: string, options?: ErrorOptions) {
    super(description, options)
    this.code = code
  }

  get status(): 400 | 401 {
    return this.code === 'invalid_client' || this.code === 'invalid_grant' ? 401 : 400
  }
}

/** Tokens are issued elsewhere, and nothing, or nothing that is an answer, came from there. */
export class IssuerUnavailable extends Error {
  override readonly name = 'IssuerUnavailable'
}
