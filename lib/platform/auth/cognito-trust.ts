import type { TokenTrust } from './verify-token.ts'

/** Trusts the access tokens of one user pool. */
export const cognitoTrust = (issuer: string): TokenTrust => ({
  issuer,
  jwksUri: `${issuer}/.well-known/jwks.json`,
})
