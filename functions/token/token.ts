import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import type { TokenIssuer, TokenRequest } from '../../lib/platform/auth/token-issuer.ts'
import { IssuerUnavailable, OAuthError } from '../../lib/platform/auth/token-issuer.ts'
import { describeError } from '../../lib/platform/aws/operator-log.ts'
import { writeLine } from '../../lib/platform/aws/write-line.ts'

/**
 * `POST /oauth/token` and `/oauth/oauth20/token`: an access token for 24 hours. Source:
 * docs/contract/hotel-car-platform.md 1.2.
 */
export const token =
  (issuer: TokenIssuer) =>
  async (event: APIGatewayProxyEvent): Promise<APIGatewayProxyResult> => {
    const refused = refuseOther(event)
    if (refused) return refused
    try {
      const { accessToken, expiresInSec } = await issuer.issue(readRequest(event))
      return json(200, {
        access_token: accessToken,
        token_type: 'Bearer',
        expires_in: expiresInSec,
        scope: 'openid',
      })
    } catch (error) {
      if (error instanceof IssuerUnavailable) return unavailable(error)
      if (!(error instanceof OAuthError)) throw error
      return json(
        error.status,
        { error: error.code, error_description: error.message },
        error.status === 401 ? { 'WWW-Authenticate': 'Basic realm="tripwright"' } : {},
      )
    }
  }

/** Spellings with more slashes are the same path. */
const paths = /^\/+(oauth20\/+)?token\/*$/i

/** Undefined when a token is requested. */
function refuseOther({ path, httpMethod }: APIGatewayProxyEvent): APIGatewayProxyResult | undefined {
  const refusal = (error_description: string) => ({ error: 'invalid_request', error_description })
  if (!paths.test(path)) return json(404, refusal('tokens are issued at /oauth/token'))
  if (httpMethod === 'POST') return undefined
  return json(405, refusal(`${httpMethod} is not allowed: send POST`), { Allow: 'POST' })
}

/** The gateway's alarm counts it with the other answers above 500; the log has the reason. */
function unavailable(error: IssuerUnavailable): APIGatewayProxyResult {
  writeLine({ level: 'ERROR', message: 'issuer', error: describeError(error) })
  const body = { error: 'temporarily_unavailable', error_description: 'no token at the moment, try again' }
  return json(503, body, { 'Retry-After': '1' })
}

const json = (
  statusCode: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): APIGatewayProxyResult => ({
  statusCode,
  headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  body: JSON.stringify(body),
})

/** Client credentials come in the form or as HTTP Basic. */
function readRequest({ body, isBase64Encoded, headers }: APIGatewayProxyEvent): TokenRequest {
  const text = isBase64Encoded ? Buffer.from(body ?? '', 'base64').toString('utf8') : (body ?? '')
  if (/^\s*\{/.test(text))
    throw new OAuthError(
      'invalid_request',
      'the body is JSON: send a form, Content-Type application/x-www-form-urlencoded',
    )
  const form = new URLSearchParams(text)
  const basic = readBasic(headers)
  const clientId = form.get('client_id') ?? basic?.clientId
  const clientSecret = form.get('client_secret') ?? basic?.clientSecret
  if (!clientId || !clientSecret)
    throw new OAuthError(
      'invalid_client',
      'client_id and client_secret are required, in the form or as HTTP Basic',
    )
  const grantType = form.get('grant_type') ?? 'password'
  if (grantType === 'client_credentials') return { grantType, clientId, clientSecret }
  if (grantType !== 'password')
    throw new OAuthError('unsupported_grant_type', 'grant_type must be password or client_credentials')
  const username = form.get('username')
  const password = form.get('password')
  if (!username || !password) throw new OAuthError('invalid_request', 'username and password are required')
  return { grantType, clientId, clientSecret, username, password }
}

function readBasic(
  headers: APIGatewayProxyEvent['headers'],
): { clientId: string; clientSecret: string } | undefined {
  const value = Object.entries(headers ?? {}).find(([name]) => name.toLowerCase() === 'authorization')?.[1]
  const encoded = /^basic (.+)$/i.exec(value ?? '')?.[1]
  const [clientId, ...secret] = Buffer.from(encoded ?? '', 'base64')
    .toString('utf8')
    .split(':')
  return encoded !== undefined && clientId ? { clientId, clientSecret: secret.join(':') } : undefined
}
