import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DocumentedRoute, documentedRoutes } from '../../lib/contract/documented-routes.ts'
import { withSamples } from '../../lib/contract/openapi/example-values.ts'
import { otherAccount, sandboxAccount } from '../../lib/platform/local/accounts.ts'
import { operationFile } from '../../scripts/operation-file.ts'
import { type Api, type Json, startApi } from '../support/api.ts'
import { errorOf } from '../support/trip.ts'

const routes = documentedRoutes.map((route) => ({ family: route.family, key: route.key, route }))
const withBody = routes.filter(({ route }) => route.method !== 'GET' && route.method !== 'DELETE')

const kebab = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const urlOf = ({ path, example, query }: DocumentedRoute): string => {
  const needed = new URLSearchParams(example?.query ?? {})
  return `/11${path.replace(/\{.+?\}/g, '00000000-0000-4000-8000-000000000000')}${query && needed.size > 0 ? `?${needed}` : ''}`
}

const sampleOf = ({ example }: DocumentedRoute): unknown => withSamples(example?.body, {})

let api: Api
let headers: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  headers = { authorization: `Bearer ${await api.token()}` }
})
afterAll(() => api.close())

describe.each(routes)('$key', ({ family, key, route }) => {
  it('has its operation in one file of the family, and a test file named after the route or that file', () => {
    const names = [kebab(key), basename(operationFile(family, key), '.ts')]
    expect(names.some((name) => existsSync(`test/functions/${family}/${name}.test.ts`))).toBe(true)
  })

  it('answers 401 without a token, with one that is no token, and with a foreign access group', async () => {
    const without = await api.request(route.method, urlOf(route))
    const wrong = await api.request(route.method, urlOf(route), {
      headers: { authorization: 'Bearer x.y.z' },
    })
    const foreign = await api.request(route.method, urlOf(route), {
      headers: { ...headers, xauth_service_accessgroup: otherAccount.accessGroup },
    })

    expect([without.status, wrong.status, foreign.status]).toEqual([401, 401, 401])
    expect(errorOf(without.body)).toMatchObject({
      '@type': 'ErrorDetail',
      StatusCode: 401,
      SourceCode: '1012100',
      category: 'AUTHORIZATION',
    })
    expect(errorOf(foreign.body).SourceCode).toBe('9003')
    expect(foreign.body).toMatchObject({ error: 'invalid_token', error_description: expect.any(String) })
  })

  it('echoes TraceId and TVP-Correlation-Id in body and headers', async () => {
    const answer = await api.request(route.method, urlOf(route), {
      headers: { ...headers, TraceId: 'trace-17', 'TVP-Correlation-Id': 'corr-4' },
      body: sampleOf(route) ?? (withBody.some((one) => one.key === key) ? {} : undefined),
    })

    expect(answer.headers.traceid).toBe('trace-17')
    expect(answer.headers.transactionid).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers['content-version']).toBe('11')
    if (answer.body) {
      const [name = '', root] = Object.entries<Json>(answer.body)[0] ?? []
      const type = ['ReservationResponse', 'ErrorResponse'].includes(name) ? 'response' : name
      if (!route.errors) expect(root['@type']).toBe(type)
      expect(root).toMatchObject({
        traceId: 'trace-17',
        correlationId: 'corr-4',
        transactionId: answer.headers.transactionid,
      })
    }
  })

  it('answers unknown ids with an error of its own form, 5xx only where not implemented', async () => {
    const answer = await api.request(route.method, urlOf(route), { headers, body: sampleOf(route) })

    expect(answer.status).toBeLessThan(key === 'retrieveEmds' ? 502 : 500)
    if (answer.status >= 400) expect(Object.keys(answer.body)[0]).toBe('ErrorResponse')
    else if (answer.body) expect(Object.keys(answer.body)[0]).toBe(route.envelope)
  })
})

describe.each(withBody)('$key, body', ({ route }) => {
  it('answers 400 with an ErrorResponse to what is not JSON, without a trace of how it failed', async () => {
    const answer = await api.request(route.method, urlOf(route), { headers, raw: '{"a": tru' })

    expect(answer.status).toBe(400)
    expect(answer.body.ErrorResponse).toMatchObject({
      '@type': 'response',
      Result: { '@type': 'Result', status: 'Not Processed' },
    })
    expect(errorOf(answer.body).Message).toContain('INVALID INPUT FORMAT')
    expect(JSON.stringify(answer.body)).not.toMatch(/Unexpected token|at Object|\.ts:/)
  })

  it('answers 413 to a body over the limit and 400 to one nested too deeply, or with too many members', async () => {
    const large = await api.request(route.method, urlOf(route), {
      headers,
      raw: JSON.stringify({ a: 'x'.repeat(1_000_001) }),
    })
    const deep = await api.request(route.method, urlOf(route), {
      headers,
      raw: `${'['.repeat(5000)}${']'.repeat(5000)}`,
    })

    const wide = await api.request(route.method, urlOf(route), { headers, raw: `[${'1,'.repeat(60_000)}1]` })

    expect([large.status, deep.status, wide.status]).toEqual([413, 400, 400])
  })

  it('treats no body, white space, null, an empty text, an empty object and an empty wrapper alike', async () => {
    // A wrapper that names the kind of a form of payment says something.
    const wrappers = (route.wrappers ?? []).filter((name) => !name.startsWith('FormOfPayment'))
    const empty = [
      {},
      { raw: ' \n' },
      { raw: 'null' },
      { raw: '""' },
      { body: {} },
      ...wrappers.map((name) => ({ body: { [name]: {} } })),
    ]
    const answers = []
    for (const sent of empty)
      answers.push(await api.request(route.method, urlOf(route), { headers, ...sent }))

    expect(
      new Set(answers.map(({ status, body }) => `${status} ${body && errorOf(body)?.SourceCode}`)).size,
    ).toBe(1)
  })

  // Hotels refuse with 4xx what comes from no earlier step; what they cannot read has codes of its own.
  it('accepts its documented example, bare, inside each of its wrappers, and without the one member it consists of', async () => {
    const { wrappers = [], member, errors } = route
    const body: Json = withSamples(route.example?.body ?? {}, { date: '2027-05-11', dateAfter: '2027-05-12' })
    const bare: Json = wrappers.map((wrapper) => body[wrapper]).find(Boolean) ?? body
    const forms = [
      bare,
      ...wrappers.map((wrapper) => ({ [wrapper]: bare })),
      ...(member && bare[member] ? [bare[member]] : []),
    ]
    const seen = new Set<string>()
    for (const form of forms) {
      const answer = await api.request(route.method, urlOf(route), { headers, body: form })
      const { SourceCode } = errorOf(answer.body) ?? {}
      const isRefusal = errors !== undefined && !['37', '90002', '1200'].includes(SourceCode ?? '37')
      expect(isRefusal ? 200 : answer.status, JSON.stringify([form, answer.body])).toBe(200)
      seen.add(SourceCode ?? 'done')
    }
    expect([...seen]).toHaveLength(1)
  })
})

it('has a unique name for every operation', () => {
  expect(new Set(routes.map(({ key }) => key)).size).toBe(routes.length)
})

it('has no two parameter names at the same place of a path, which the gateway forbids', () => {
  const names = new Map<string, string>()
  for (const { route } of routes) {
    const segments = route.path.split('/')
    for (const [index, segment] of segments.entries()) {
      const name = /^\{(.+)\}$/.exec(segment)?.[1]
      if (name === undefined) continue
      const parent = segments.slice(0, index).join('/')
      expect(names.get(parent) ?? name).toBe(name)
      names.set(parent, name)
    }
  }
})

it('lets the account that the token is for in by access group, by pseudo city code, and without either', async () => {
  const body = { '@type': 'ReservationID' }
  const path = '/11/air/book/session/reservationworkbench'
  const by = async (more: Record<string, string>) =>
    (await api.request('POST', path, { headers: { ...headers, ...more }, body })).status

  expect(await by({ XAUTH_SERVICE_ACCESSGROUP: sandboxAccount.accessGroup })).toBe(200)
  expect(await by({ Xauth_Travelport_AccessGroup: sandboxAccount.accessGroup.toUpperCase() })).toBe(200)
  expect(await by({ 'TVP-PCC-CORE': `${sandboxAccount.pcc}_1G` })).toBe(200)
  expect(await by({})).toBe(200)
})
