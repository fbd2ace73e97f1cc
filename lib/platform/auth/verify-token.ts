import { JwtVerifier } from 'aws-jwt-verify'
import type { Grants } from '../../kernel/agency.ts'

/** Whose access tokens are accepted. */
export interface TokenTrust {
  readonly issuer: string
  readonly jwksUri: string
  /** The issuer's public keys, when they are at hand: saves fetching them. */
  readonly jwks?: { readonly keys: readonly object[] }
  /** `aud` of its access tokens; null: they have none. */
  readonly audience: string | null
  readonly isKnownClient: (clientId: string) => boolean
}

/**
 * Checks an access token (signature, issuer, audience, use, client; it must expire, and must not demand extensions)
 * and returns its grants; throws when any check fails.
 */
export type VerifyToken = (token: string) => Promise<Grants>

export function tokenVerifier({ issuer, jwksUri, jwks, audience, isKnownClient }: TokenTrust): VerifyToken {
  const verifier = JwtVerifier.create({
    issuer,
    jwksUri,
    audience,
    customJwtCheck: ({ header, payload }) => {
      const { exp, aud, token_use: use, client_id: client } = payload
      if ('crit' in header) throw new Error('the token demands an extension')
      if (typeof exp !== 'number') throw new Error('the token does not expire')
      if (audience === null && aud !== undefined) throw new Error('the token is for another audience')
      if (use !== 'access') throw new Error('the token is no access token')
      if (typeof client !== 'string' || !isKnownClient(client)) throw new Error('the client is unknown')
    },
  })
  if (jwks) verifier.cacheJwks(jwks as Parameters<typeof verifier.cacheJwks>[0])
  return async (token) => {
    const claims = await verifier.verify(token)
    return {
      subject: String(claims.sub ?? ''),
      clientId: String(claims.client_id),
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
