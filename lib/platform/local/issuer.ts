import { createHash, timingSafeEqual } from 'node:crypto'
import type { JWK } from 'jose'
import { importJWK, SignJWT } from 'jose'
import { lifetimes } from '../../kernel/limits.ts'
import type { TokenIssuer, TokenRequest } from '../auth/token-issuer.ts'
import { OAuthError } from '../auth/token-issuer.ts'
import type { TokenTrust } from '../auth/verify-token.ts'
import type { SandboxAccount } from './accounts.ts'

/** Compares digests: they have one length, whatever was sent. */
const same = (a: string, b: string): boolean => timingSafeEqual(digestOf(a), digestOf(b))
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** `aud` of its tokens. */
const audience = 'tripwright'

/** Issues tokens to the sandbox's accounts, signed with the key of this process. */
export function localIssuer(issuer: string, signing: JWK, accounts: readonly SandboxAccount[]): TokenIssuer {
  return {
    async issue(request) {
      const account = accounts.find(({ clientId }) => clientId === request.clientId)
      if (!account) throw new OAuthError('invalid_client', 'client is unknown')
      if (!same(account.clientSecret, request.clientSecret))
        throw new OAuthError('invalid_client', 'client_secret is wrong')
      if (!isUser(account, request)) throw new OAuthError('invalid_grant', 'username or password is wrong')
      const expiresInSec = lifetimes.tokenMs / 1000
      const accessToken = await new SignJWT({
        token_use: 'access',
        client_id: account.clientId,
        access_groups: [account.accessGroup],
        pccs: account.pccs,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'local' })
        .setSubject(request.grantType === 'password' ? account.username : account.clientId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${expiresInSec}s`)
        .sign(await importJWK(signing, 'RS256'))
      return { accessToken, expiresInSec }
    },
  }
}

const isUser = (account: SandboxAccount, request: TokenRequest): boolean =>
  request.grantType === 'client_credentials' ||
  (account.username === request.username && same(account.password, request.password))

/** The public keys, as they are served to verifiers of tokens. */
export const publicKeys = ({ kty, n, e, kid, alg, use }: JWK) => ({ keys: [{ kty, n, e, kid, alg, use }] })

/** Trusts the tokens of this issuer. */
export const localTrust = (
  issuer: string,
  signing: JWK,
  accounts: readonly SandboxAccount[],
): TokenTrust => ({
  issuer,
  jwksUri: `${issuer}/jwks.json`,
  jwks: publicKeys(signing),
  audience,
  isKnownClient: (id) => accounts.some(({ clientId }) => clientId === id),
})
