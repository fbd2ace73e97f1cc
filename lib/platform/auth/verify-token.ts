import { JwtVerifier } from 'aws-jwt-verify'
import type { Grants } from '../../kernel/agency.ts'

export interface TokenTrust {
  readonly issuer: string
  readonly jwksUri: string
  /** The issuer's public keys, when they are at hand: saves fetching them. */
  readonly jwks?: { readonly keys: readonly object[] }
}

/**
 * Checks signature, issuer and expiry of an access token and returns its grants; throws when any check
 * fails.
 */
export type VerifyToken = (token: string) => Promise<Grants>

export function tokenVerifier({ issuer, jwksUri, jwks }: TokenTrust): VerifyToken {
  const verifier = JwtVerifier.create({ issuer, jwksUri, audience: null })
  if (jwks) verifier.cacheJwks(jwks as Parameters<typeof verifier.cacheJwks>[0])
  return async (token) => {
    const claims = await verifier.verify(token)
    return {
      subject: String(claims.sub ?? ''),
      clientId: String(claims.client_id ?? ''),
      accessGroups: textsOf(claims.access_groups),
      pccs: textsOf(claims.pccs),
    }
  }
}

/** A list of texts; some issuers can only put a text into a claim, so a comma separated one counts too. */
const textsOf = (claim: unknown): string[] => {
  if (Array.isArray(claim)) return claim.filter((item) => typeof item === 'string')
  return typeof claim === 'string' ? claim.split(',').filter(Boolean) : []
}
