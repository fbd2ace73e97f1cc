import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, startApi } from '../../support/api.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const search = '/11/air/catalog/search/catalogproductofferings'
const preflight = (origin: string) =>
  api.request('OPTIONS', search, {
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,tvp-pcc-core',
    },
  })
const local = ['http://localhost', 'http://localhost:5173', 'http://127.0.0.1:3000']
const foreign = [
  'https://shop.example',
  'http://localhost.shop.example',
  'http://localhost:80@shop.example',
  'http://notlocalhost:3000',
  'null',
]

describe('a page in a browser', () => {
  it.each(local)('that comes from %s may send requests with a token and any header', async (origin) => {
    const { status, headers } = await preflight(origin)

    expect(status).toBe(204)
    expect(headers['access-control-allow-origin']).toBe(origin)
    expect(headers['access-control-allow-methods']).toBe('GET, POST, PUT, DELETE')
    expect(headers['access-control-allow-headers']).toBe('authorization,content-type,tvp-pcc-core')
  })

  it.each(local)('that comes from %s may read answers and refusals, headers included', async (origin) => {
    const refused = await api.request('POST', search, { body: {}, headers: { origin } })
    const health = await api.request('GET', '/health', { headers: { origin } })

    expect([refused.status, health.status]).toEqual([401, 200])
    for (const { headers } of [refused, health]) {
      expect(headers['access-control-allow-origin']).toBe(origin)
      expect(headers['access-control-expose-headers']).toBe('*')
      expect(headers.vary?.toLowerCase()).toContain('origin')
    }
  })

  it.each(foreign)('that comes from %s may do neither', async (origin) => {
    const asked = await preflight(origin)
    const read = await api.request('GET', '/health', { headers: { origin } })

    expect(asked.status).not.toBe(204)
    for (const { headers } of [asked, read])
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})
