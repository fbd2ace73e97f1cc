import { createHmac } from 'node:crypto'
import type { APIGatewayProxyEvent } from 'aws-lambda'
import { describe, expect, it, vi } from 'vitest'
import { token } from '../../functions/token/token.ts'
import { claimsFor } from '../../lib/platform/auth/cognito-claims.ts'
import { cognitoIssuer } from '../../lib/platform/auth/cognito-issuer.ts'
import type { TokenRequest } from '../../lib/platform/auth/token-issuer.ts'

const pool = {
  issuer: 'https://issuer',
  signInUrl: 'https://sign-in/',
  clientTokenUrl: 'https://domain/oauth2/token',
}
const user: TokenRequest = {
  grantType: 'password',
  clientId: 'client',
  clientSecret: 'secret',
  username: 'agent',
  password: 'password',
}
const machine: TokenRequest = { grantType: 'client_credentials', clientId: 'client', clientSecret: 'secret' }
const tokenOf = (iss: string) => `e30.${Buffer.from(JSON.stringify({ iss })).toString('base64url')}.c2ln`

/** An issuer whose Cognito answers this, and the requests it received. */
function answering(status: number, body: unknown) {
  const requested: { url: string; headers: Record<string, string>; body: string }[] = []
  const send = async (url: unknown, request: unknown) => {
    requested.push({ url: String(url), ...(request as { headers: Record<string, string>; body: string }) })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }
  return { requested, issuer: cognitoIssuer(pool, send) }
}

describe('a token for a user', () => {
  it('is requested with the client’s secret as a hash, never with the secret itself', async () => {
    const { requested, issuer } = answering(200, {
      AuthenticationResult: { AccessToken: tokenOf(pool.issuer), IdToken: 'id', ExpiresIn: 86_400 },
    })

    expect(await issuer.issue(user)).toEqual({ accessToken: tokenOf(pool.issuer), expiresInSec: 86_400 })
    expect(requested[0]?.url).toBe(pool.signInUrl)
    expect(JSON.parse(requested[0]?.body ?? '')).toEqual({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'client',
      AuthParameters: {
        USERNAME: 'agent',
        PASSWORD: 'password',
        SECRET_HASH: createHmac('sha256', 'secret').update('agentclient').digest('base64'),
      },
    })
    expect(requested[0]?.body).not.toContain('"secret"')
  })

  it.each([
    ['NotAuthorizedException', 'Incorrect username or password.', 'invalid_grant'],
    ['NotAuthorizedException', 'Password attempts exceeded', 'invalid_grant'],
    ['NotAuthorizedException', 'Unable to verify secret hash for client client', 'invalid_client'],
    [
      'NotAuthorizedException',
      'Client client is configured with secret but SECRET_HASH was not received',
      'invalid_client',
    ],
    [
      'com.amazonaws.cognito#ResourceNotFoundException',
      'User pool client client does not exist.',
      'invalid_client',
    ],
    ['InvalidParameterException', "Value at 'clientId' failed to satisfy constraint", 'invalid_client'],
    ['InvalidParameterException', 'USER_PASSWORD_AUTH flow not enabled for this client', 'invalid_client'],
    ['UserNotFoundException', 'User does not exist.', 'invalid_grant'],
    ['UserNotConfirmedException', 'User is not confirmed.', 'invalid_grant'],
    ['PasswordResetRequiredException', 'Password reset required', 'invalid_grant'],
  ])('%s (%s) is %s', async (type, message, code) => {
    await expect(answering(400, { __type: type, message }).issuer.issue(user)).rejects.toMatchObject({
      name: 'OAuthError',
      code,
    })
  })

  it('is refused when the pool requires more than a password', async () => {
    const { issuer } = answering(200, { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 's' })

    await expect(issuer.issue(user)).rejects.toMatchObject({ code: 'invalid_grant' })
  })

  it('is refused when another pool of the region signed it', async () => {
    const { issuer } = answering(200, {
      AuthenticationResult: { AccessToken: tokenOf('https://other'), ExpiresIn: 86_400 },
    })

    await expect(issuer.issue(user)).rejects.toMatchObject({ code: 'invalid_client' })
  })

  it.each([
    [400, { __type: 'TooManyRequestsException', message: 'password secret' }],
    [500, 'not JSON, password secret'],
  ])('breaks, without a word of what was sent, when Cognito answers %i', async (status, body) => {
    const failed = await answering(status, body)
      .issuer.issue(user)
      .catch((error: unknown) => error)

    expect(failed).toBeInstanceOf(Error)
    expect(failed).not.toHaveProperty('code')
    expect(String(failed)).not.toMatch(/password|secret|agent/)
  })
})

describe('the token endpoint', () => {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: 'client',
    client_secret: 'secret',
  })
  const event = {
    headers: {},
    path: '/token',
    httpMethod: 'POST',
    body: form.toString(),
    isBase64Encoded: false,
  } as unknown as APIGatewayProxyEvent

  it.each([
    ['answers with an error', async () => new Response('{}', { status: 500 })],
    [
      'does not answer',
      async () => {
        throw new DOMException('The operation was aborted due to timeout', 'TimeoutError')
      },
    ],
  ])('asks the client to come again when Cognito %s', async (_name, send) => {
    const log = vi.spyOn(process.stdout, 'write').mockImplementation(() => true)

    const { statusCode, headers, body } = await token(cognitoIssuer(pool, send))(event)

    expect(statusCode).toBe(503)
    expect(headers).toMatchObject({ 'Retry-After': '1', 'Cache-Control': 'no-store' })
    expect(JSON.parse(body)).toMatchObject({ error: 'temporarily_unavailable' })
    expect(String(log.mock.calls)).toContain('IssuerUnavailable')
    expect(String(log.mock.calls)).not.toContain('secret')
    log.mockRestore()
  })
})

describe('a token for a machine client', () => {
  it('is requested at the pool’s domain', async () => {
    const { requested, issuer } = answering(200, {
      access_token: 'token',
      expires_in: 86_400,
      token_type: 'Bearer',
    })

    expect(await issuer.issue(machine)).toEqual({ accessToken: 'token', expiresInSec: 86_400 })
    expect(requested[0]).toMatchObject({ url: pool.clientTokenUrl, body: 'grant_type=client_credentials' })
    expect(requested[0]?.headers.Authorization).toBe(
      `Basic ${Buffer.from('client:secret').toString('base64')}`,
    )
  })

  it.each(['invalid_client', 'unauthorized_client', 'invalid_grant'])('is refused for %s', async (error) => {
    await expect(answering(400, { error }).issuer.issue(machine)).rejects.toMatchObject({
      code: 'invalid_client',
    })
  })
})

describe('what a token grants', () => {
  const groups = '6f1d2c3b-0a4e-4c55-9d6f-7a8b9c0d1e2f,0c9b8a7d-1e2f-4a3b-8c4d-5e6f7a8b9c0d'
  const eventOf = (
    triggerSource: string,
    userAttributes: Record<string, string> = {},
    clientId = 'client',
  ) => ({
    triggerSource,
    callerContext: { clientId },
    request: { userAttributes },
  })
  const claimsOf = (...about: Parameters<typeof claimsFor>) =>
    claimsFor(...about).claimsAndScopeOverrideDetails.accessTokenGeneration.claimsToAddOrOverride
  const machines = { client: { accessGroups: groups, pccs: '7N4Q,8K2M' } }

  it('is what the administrators wrote to the user', () => {
    const event = eventOf('TokenGeneration_Authentication', {
      'custom:access_groups': groups,
      'custom:pccs': '7N4Q',
      access_groups: 'forged',
    })

    expect(claimsOf(event, machines)).toEqual({ access_groups: groups, pccs: '7N4Q' })
  })

  it('is what the deployment says of a machine client', () => {
    expect(claimsOf(eventOf('TokenGeneration_ClientCredentials'), machines)).toEqual({
      access_groups: groups,
      pccs: '7N4Q,8K2M',
    })
  })

  it.each(['other', 'constructor', '__proto__'])(
    'is nothing for the unknown machine client %s',
    (clientId) => {
      expect(claimsOf(eventOf('TokenGeneration_ClientCredentials', {}, clientId), machines)).toEqual({})
    },
  )

  it('is nothing for a user without attributes, whatever the client may do by itself', () => {
    expect(claimsOf(eventOf('TokenGeneration_Authentication'), machines)).toEqual({})
  })

  it('never lets the bearer change the user', () => {
    const { scopesToSuppress } = claimsFor(eventOf('TokenGeneration_Authentication'), machines)
      .claimsAndScopeOverrideDetails.accessTokenGeneration

    expect(scopesToSuppress).toEqual(['aws.cognito.signin.user.admin'])
  })
})
