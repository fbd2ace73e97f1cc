import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sandboxControl } from '../../../lib/platform/local/control/sandbox-control.ts'
import { type Api, startApi, startOfTests } from '../../support/api.ts'

let api: Api
let realNow: number

beforeEach(async () => {
  realNow = startOfTests
  api = await startApi({ control: sandboxControl(() => realNow) })
})
afterEach(() => api.close())

const work = { tool: 'ticket_trip', subject: 'a'.repeat(64), amount: { value: 10, currency: 'GBP' } }
const path = (rest = ''): string => `/_sandbox/confirmations${rest}`
const page = { headers: { host: 'localhost:8011', origin: 'http://localhost:8011' } }

const ask = (change: object = {}) =>
  api.request('POST', path(), { body: { ...work, lines: ['Pay 10 GBP.'], ...change } })
const use = (id: string) => api.request('POST', path(`/${id}/use`), { body: work })

describe('confirmations', () => {
  it('are listed for a person, who approves one, once', async () => {
    const { body } = await ask()
    expect((await api.request('GET', path())).body.confirmations).toMatchObject([
      { id: body.id, state: 'waiting', lines: ['Pay 10 GBP.'] },
    ])
    expect((await use(body.id)).status).toBe(409)
    expect((await api.request('POST', path(`/${body.id}/approve`), page)).body.state).toBe('approved')
    expect((await api.request('POST', path(`/${body.id}/decline`), page)).status).toBe(409)
    expect((await use(body.id)).body.state).toBe('used')
    expect((await use(body.id)).status).toBe(409)
  })

  it('are decided from the page of the service only', async () => {
    const { body } = await ask()
    const others: Record<string, string>[] = [{}, { host: 'localhost:8011', origin: 'http://localhost:3000' }]
    for (const headers of others)
      expect((await api.request('POST', path(`/${body.id}/approve`), { headers })).status).toBe(403)
    expect((await api.request('GET', path(`/${body.id}`))).body.state).toBe('waiting')
  })

  it('are good for fifteen minutes by the real clock, whatever the clock of the sandbox says', async () => {
    const { body } = await ask()
    await api.request('POST', path(`/${body.id}/approve`), page)
    await api.request('PUT', '/_sandbox/clock', { body: { frozen: true } })
    realNow += 15 * 60_000 - 1
    expect((await api.request('GET', path(`/${body.id}`))).body.state).toBe('approved')
    realNow += 1
    expect((await use(body.id)).body.error).toContain('expired')
  })

  it('wait at most twenty at a time, and are gone after a reset', async () => {
    const subjects = Array.from({ length: 20 }, (_, index) => index.toString(16).padStart(64, '0'))
    for (const subject of subjects) expect((await ask({ subject })).status).toBe(201)
    expect((await ask()).status).toBe(429)
    expect((await ask({ subject: subjects[0] })).status).toBe(201)
    await api.request('POST', '/_sandbox/reset')
    expect((await api.request('GET', path())).body.confirmations).toEqual([])
  })

  it.each([
    { subject: 'no hash' },
    { amount: { value: -1, currency: 'GBP' } },
    { lines: [] },
    { lines: ['x'.repeat(201)] },
    { card: '4111111111111111' },
  ])('refuse what they do not know: %o', async (change) => {
    expect((await ask(change)).status).toBe(400)
  })

  it('do not know others', async () => {
    expect((await use('nothing')).status).toBe(404)
    expect((await api.request('GET', path('/nothing'))).status).toBe(404)
  })
})
