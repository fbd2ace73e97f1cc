import type { TokenTrust } from './verify-token.ts'

/** Trusts the access tokens of one user pool, which have no audience; clients of another pool have another issuer. */
export const cognitoTrust = (issuer: string): TokenTrust => ({
  issuer,
  jwksUri: `${issuer}/.well-known/jwks.json`,
  audience: null,
  isKnownClient: (clientId) => clientId !== '',
})
