import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importJWK, type JWK, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cognitoTrust } from '../../../lib/platform/auth/cognito-trust.ts'
import { tokenVerifier } from '../../../lib/platform/auth/verify-token.ts'
import { otherAccount, sandboxAccount } from '../../../lib/platform/local/accounts.ts'
import { publicKeys } from '../../../lib/platform/local/issuer.ts'
import { type Api, startApi } from '../../support/api.ts'
import { errorOf } from '../../support/trip.ts'

const folder = mkdtempSync(join(tmpdir(), 'tripwright-'))
let api: Api
beforeAll(async () => {
  api = await startApi({ folder })
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

const { clientId: client_id, clientSecret: client_secret, username, password } = sandboxAccount
const sendRequest = (
  form: Record<string, string>,
  headers: Record<string, string> = {},
  path = '/oauth/token',
) =>
  api.request('POST', path, {
    raw: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
})

it.each([
  ['password', { grant_type: 'password', client_id, client_secret, username, password }, {}],
  [
    'password with a scope',
    { grant_type: 'password', client_id, client_secret, username, password, scope: 'openid' },
    {},
  ],
  ['password by default', { client_id, client_secret, username, password }, {}],
  [
    'password, client as Basic',
    { grant_type: 'password', username, password },
    basic(client_id, client_secret),
  ],
  ['client_credentials', { grant_type: 'client_credentials', client_id, client_secret }, {}],
  ['client_credentials as Basic', { grant_type: 'client_credentials' }, basic(client_id, client_secret)],
])('gives a token for %s', async (_what, form: Record<string, string>, headers: Record<string, string>) => {
  const { status, body } = await sendRequest(form, headers)
  const authorization = `Bearer ${body.access_token}`
  const used = await api.request('POST', '/11/air/book/session/reservationworkbench', {
    headers: { authorization },
    body: {},
  })

  expect(status).toBe(200)
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 86_400 })
  expect(body.access_token).toMatch(/^\S{1,16384}$/)
  expect(used.status).toBe(200)
})

it('serves the older path too', async () => {
  expect(
    (await sendRequest({ client_id, client_secret, username, password }, {}, '/oauth/oauth20/token')).status,
  ).toBe(200)
})

it.each([
  [
    'a wrong password',
    { grant_type: 'password', client_id, client_secret, username, password: 'x' },
    401,
    'invalid_grant',
  ],
  [
    'another client’s user',
    {
      grant_type: 'password',
      client_id,
      client_secret,
      username: otherAccount.username,
      password: otherAccount.password,
    },
    401,
    'invalid_grant',
  ],
  [
    'a wrong secret',
    { grant_type: 'password', client_id, client_secret: 'x', username, password },
    401,
    'invalid_client',
  ],
  ['no client', { grant_type: 'password', username, password }, 401, 'invalid_client'],
  ['no user', { grant_type: 'password', client_id, client_secret }, 400, 'invalid_request'],
  ['another grant', { grant_type: 'implicit', client_id, client_secret }, 400, 'unsupported_grant_type'],
])('refuses %s in the form of OAuth', async (_what, form: Record<string, string>, status, error) => {
  const answer = await sendRequest(form)

  expect(answer.status).toBe(status)
  expect(answer.body).toEqual({ error, error_description: expect.any(String) })
})

it('does not accept a token that was changed', async () => {
  const token = await api.token()
  const [header, payload, signature] = token.split('.')
  const claims = {
    ...JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()),
    access_groups: [otherAccount.accessGroup],
  }
  const forged = [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
  const answer = await api.request('POST', '/11/air/book/session/reservationworkbench', {
    headers: { authorization: `Bearer ${forged}` },
    body: {},
  })

  expect(answer.status).toBe(401)
})

describe('rightly signed', () => {
  const issuer = 'https://tripwright.local'
  const claims = {
    iss: issuer,
    aud: 'tripwright',
    sub: username,
    token_use: 'access',
    client_id,
    access_groups: [sandboxAccount.accessGroup],
    pccs: sandboxAccount.pccs,
    exp: Math.floor(Date.now() / 1000) + 3600,
  }
  const keyOf = (): JWK => JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')).signing
  const sign = async (changed: Record<string, unknown>, header: Record<string, unknown> = {}) =>
    new SignJWT({ ...claims, ...changed })
      .setProtectedHeader({ alg: 'RS256', kid: 'local', ...header })
      .sign(await importJWK(keyOf(), 'RS256'), { crit: { extension: true } })
  const use = async (token: string, headers: Record<string, string> = {}) =>
    api.request('POST', '/11/air/book/session/reservationworkbench', {
      headers: { authorization: `Bearer ${token}`, ...headers },
      body: {},
    })

  it.each([
    ['an expired token', { exp: 1 }],
    ['a token that never expires', { exp: undefined }],
    ['a token of another issuer', { iss: 'https://other.example' }],
    ['a token for another audience', { aud: 'https://other.example' }],
    ['a token for no audience', { aud: undefined }],
    ['an identity token', { token_use: 'id' }],
    ['a token of no stated use', { token_use: undefined }],
    ['a token of an unknown client', { client_id: 'another-client' }],
    ['a token of no client', { client_id: undefined }],
    ['a token that is not valid yet', { nbf: Math.floor(Date.now() / 1000) + 3600 }],
  ])('does not accept %s', async (_what, changed: Record<string, unknown>) => {
    expect((await use(await sign({}))).status).toBe(200)
    expect((await use(await sign(changed))).status).toBe(401)
  })

  it('does not accept a token that demands an extension', async () => {
    expect((await use(await sign({}, { crit: ['extension'], extension: 1 }))).status).toBe(401)
  })

  it.each([
    ['without an audience, as Cognito issues them', {}, true],
    ['for an audience', { aud: 'https://other.example' }, false],
    ['an identity token', { aud: client_id, token_use: 'id' }, false],
    ['without an expiry', { exp: undefined }, false],
    ['without a client', { client_id: undefined }, false],
  ])('a token of a user pool %s', async (_what, changed: Record<string, unknown>, isAccepted) => {
    const trust = { ...cognitoTrust(issuer), jwks: publicKeys(keyOf()) }
    const verified = tokenVerifier(trust)(await sign({ aud: undefined, ...changed }))

    expect(
      await verified.then(
        () => true,
        () => false,
      ),
    ).toBe(isAccepted)
  })

  it('a token of one office acts for no other office of its access group', async () => {
    const token = await sign({ pccs: ['3B9H'] })
    const group = { XAUTH_TRAVELPORT_ACCESSGROUP: sandboxAccount.accessGroup }
    const list = (queue: object) =>
      api.request('POST', '/11/air/queue/queue/list', {
        headers: { authorization: `Bearer ${token}`, ...group },
        body: { Queue: [queue] },
      })
    const others = [
      await use(token, { 'TVP-PCC-Core': '5D2R', ...group }),
      await use(token, { 'TVP-PCC-Core': '5D2R' }),
    ]
    const own = [
      await use(token, { 'TVP-PCC-Core': '3B9H_1G', ...group }),
      await use(token, group),
      await use(token),
    ]

    expect(others.map(({ status, body }) => [status, errorOf(body).Message])).toEqual(
      Array(2).fill([403, 'PSEUDO CITY CODE 5D2R IS NOT GRANTED TO THIS TOKEN']),
    )
    expect(own.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(errorOf((await list({ value: 67, pccOverride: '5D2R' })).body).SourceCode).toBe('4660')
    expect(errorOf((await list({ value: 67, pccOverride: '3B9H' })).body)).toBeUndefined()
  })
})

it.each([
  ['client_secret', 'é'.repeat(14), 'invalid_client'],
  ['client_secret', '🛫'.repeat(7), 'invalid_client'],
  ['password', 'é'.repeat(16), 'invalid_grant'],
])('a wrong %s with other letters than the right one is a wrong one: %s', async (name, value, error) => {
  const answer = await sendRequest({ client_id, client_secret, username, password, [name]: value })

  expect([answer.status, answer.body.error]).toEqual([401, error])
})

describe('the token endpoint', () => {
  const good = { grant_type: 'password', client_id, client_secret, username, password }

  it.each(['/oauth/token/', '/oauth//token', '/OAuth/Token'.toLowerCase(), '/oauth/oauth20/token/'])(
    'is the same as %s',
    async (path) => {
      expect((await sendRequest(good, {}, path)).status).toBe(200)
    },
  )

  it.each(['GET', 'PUT', 'DELETE'])('answers %s with 405 and what is allowed', async (method) => {
    const { status, headers, body } = await api.request(method, '/oauth/token', {})

    expect([status, headers.allow]).toEqual([405, 'POST'])
    expect(body.error_description).toBe(`${method} is not allowed: send POST`)
  })

  it('has nothing besides', async () => {
    expect((await sendRequest(good, {}, '/oauth/tokens')).status).toBe(404)
  })

  it.each([
    ['an unknown client', { ...good, client_id: 'nobody' }, 'client is unknown'],
    ['a wrong secret', { ...good, client_secret: 'x' }, 'client_secret is wrong'],
  ])('tells %s apart', async (_what, form, description) => {
    const { status, headers, body } = await sendRequest(form)

    expect(status).toBe(401)
    expect(headers['www-authenticate']).toMatch(/^Basic /)
    expect(body).toEqual({ error: 'invalid_client', error_description: description })
  })

  it('says that it wants a form when it gets JSON', async () => {
    const { status, body } = await api.request('POST', '/oauth/token', { body: good })

    expect(status).toBe(400)
    expect(body.error).toBe('invalid_request')
    expect(body.error_description).toContain('application/x-www-form-urlencoded')
  })
})

it.each([
  ['no token', {}],
  ['a bad token', { authorization: 'Bearer x' }],
])(
  'a request with %s is told to authenticate by a bearer token',
  async (_what, headers: Record<string, string>) => {
    const answer = await api.request('POST', '/11/air/book/session/reservationworkbench', {
      headers,
      body: {},
    })

    expect(answer.status).toBe(401)
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer .*invalid_token/)
  },
)
