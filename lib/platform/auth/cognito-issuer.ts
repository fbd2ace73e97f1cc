import { createHmac } from 'node:crypto'
import type { IssuedToken, TokenIssuer, TokenRequest } from './token-issuer.ts'
import { IssuerUnavailable, OAuthError } from './token-issuer.ts'

export interface CognitoPool {
  /** Issuer in the tokens of our pool. */
  readonly issuer: string
  /** The user pool service of the region. */
  readonly signInUrl: string
  /** OAuth token endpoint of the pool's domain. */
  readonly clientTokenUrl: string
}

type PasswordRequest = Extract<TokenRequest, { grantType: 'password' }>
type ClientRequest = Extract<TokenRequest, { grantType: 'client_credentials' }>

interface Answer {
  readonly ok: boolean
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** Shorter than the function may run, so that what it answers then gets out. */
export const issuerTimeoutMs = 7_000

/**
 * Issues access tokens of a Cognito user pool. Both calls prove themselves by the client's secret and need
 * no AWS credentials, so this speaks Cognito's protocol itself: the SDK's client would double the function's
 * start for two requests.
 */
export const cognitoIssuer = (pool: CognitoPool, send: typeof fetch = fetch): TokenIssuer => ({
  issue: (request) =>
    request.grantType === 'password' ? signIn(pool, request, send) : issueToClient(pool, request, send),
})

async function signIn(
  pool: CognitoPool,
  { clientId, clientSecret, username, password }: PasswordRequest,
  send: typeof fetch,
): Promise<IssuedToken> {
  const secretHash = createHmac('sha256', clientSecret).update(`${username}${clientId}`).digest('base64')
  const answer = await post(send, pool.signInUrl, {
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: clientId,
      AuthParameters: { USERNAME: username, PASSWORD: password, SECRET_HASH: secretHash },
    }),
  })
  if (!answer.ok) throw signInError(answer)
  const { AccessToken: token, ExpiresIn: seconds } = memberOf(answer.body, 'AuthenticationResult')
  // A challenge instead of a token: a first password that was never changed, or a second factor, which this
  // grant has no place for.
  if (typeof token !== 'string')
    throw new OAuthError('invalid_grant', 'the user cannot sign in by password alone')
  // Client ids are known across the pools of a region: client and user of another pool are not accepted.
  if (issuerOf(token) !== pool.issuer) throw new OAuthError('invalid_client', 'client is unknown')
  return { accessToken: token, expiresInSec: Number(seconds) }
}

async function issueToClient(
  pool: CognitoPool,
  { clientId, clientSecret }: ClientRequest,
  send: typeof fetch,
): Promise<IssuedToken> {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const answer = await post(send, pool.clientTokenUrl, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Authorization: `Basic ${basic}` },
    body: 'grant_type=client_credentials',
  })
  const { access_token: token, expires_in: seconds, error } = answer.body
  if (answer.ok && typeof token === 'string') return { accessToken: token, expiresInSec: Number(seconds) }
  if (error === 'invalid_client' || error === 'unauthorized_client' || error === 'invalid_grant') {
    throw new OAuthError('invalid_client', 'client is unknown, or may not request tokens without a user')
  }
  throw new IssuerUnavailable(`the token endpoint answered ${answer.status}`)
}

/**
 * What Cognito's refusal means for the client; its own message may disclose too much and is not passed on.
 */
function signInError({ status, body }: Answer): Error {
  const type = String(body.__type ?? '')
    .split('#')
    .at(-1)
  const message = String(body.message ?? body.Message ?? '')
  const unknownClient = new OAuthError('invalid_client', 'client is unknown')
  const wrongUser = new OAuthError('invalid_grant', 'username or password is wrong')
  switch (type) {
    case 'NotAuthorizedException':
      return /secret/i.test(message) ? new OAuthError('invalid_client', 'client_secret is wrong') : wrongUser
    case 'ResourceNotFoundException':
      return unknownClient
    case 'InvalidParameterException':
      return /client/i.test(message) ? unknownClient : wrongUser
    case 'UserNotFoundException':
    case 'UserNotConfirmedException':
    case 'PasswordResetRequiredException':
      return wrongUser
    default:
      return new IssuerUnavailable(`sign-in answered ${status} ${type}`)
  }
}

async function post(
  send: typeof fetch,
  url: string,
  request: { readonly headers: Record<string, string>; readonly body: string },
): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(issuerTimeoutMs)
    const response = await send(url, { method: 'POST', ...request, signal })
    return { ok: response.ok, status: response.status, body: readObject(await response.text()) }
  } catch (cause) {
    throw new IssuerUnavailable('no answer from the issuer of tokens', { cause })
  }
}

const issuerOf = (token: string): unknown =>
  readObject(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')).iss

const memberOf = (body: Answer['body'], name: string): Answer['body'] => {
  const member = body[name]
  return isObject(member) ? member : {}
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function readObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}
