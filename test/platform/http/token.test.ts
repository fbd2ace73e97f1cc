import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { otherAccount, sandboxAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, startApi } from '../../support/api.ts'

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

it.each([
  ['an expired token', 'https://tripwright.local', '-1s'],
  ['a token of another issuer', 'https://other.example', '1h'],
])('does not accept %s, rightly signed', async (_what, issuer, expires) => {
  const { signing } = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8'))
  const sign = async (from: string, until: string) =>
    new SignJWT({ client_id, access_groups: [sandboxAccount.accessGroup], pccs: [sandboxAccount.pcc] })
      .setProtectedHeader({ alg: 'RS256', kid: 'local' })
      .setSubject(username)
      .setIssuer(from)
      .setExpirationTime(until)
      .sign(await importJWK(signing, 'RS256'))
  const use = async (token: string) =>
    (
      await api.request('POST', '/11/air/book/session/reservationworkbench', {
        headers: { authorization: `Bearer ${token}` },
        body: {},
      })
    ).status

  expect(await use(await sign('https://tripwright.local', '1h'))).toBe(200)
  expect(await use(await sign(issuer, expires))).toBe(401)
})
