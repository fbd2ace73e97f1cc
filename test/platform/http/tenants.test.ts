import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentedRoutes } from '../../../lib/contract/documented-routes.ts'
import { otherAccount } from '../../../lib/platform/local/accounts.ts'
import { type Api, type Json, startApi } from '../../support/api.ts'
import { client, locatorOf, ticketNumbersOf } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

it('every route treats another tenant’s identifiers as unknown: same status, same text', async () => {
  const ticketed = await client(api).ticket()
  const { workbench } = await client(api).prepare()
  const own = {
    workbench,
    locator: locatorOf(ticketed),
    reservation: ticketed.Identifier.value,
    ticket: ticketNumbersOf(ticketed)[0] ?? '',
  }
  const unknown = {
    workbench: '00000000-0000-4000-8000-000000000000',
    locator: 'ZZZZZZ',
    reservation: '00000000-0000-4000-8000-000000000000',
    ticket: '0012499999999',
  }
  const headers = { authorization: `Bearer ${await api.token(otherAccount)}` }
  const strip = (body: Json) =>
    JSON.stringify(body ?? null).replace(/"(transactionId|correlationId|traceId)":"[^"]*"/g, '')

  const tried: string[] = []
  for (const { key, method, path, example } of documentedRoutes) {
    const named = /\{/.test(path) || example?.query?.Locator !== undefined
    if (!named) continue
    for (const kind of ['workbench', 'locator', 'reservation', 'ticket'] as const) {
      const sendRequest = async (id: string) => {
        const query = example?.query?.Locator === undefined ? '' : `?Locator=${id}`
        return api.request(method, `/11${path.replace(/\{.+?\}/g, id)}${query}`, {
          headers,
          body: example?.body,
        })
      }
      const [foreign, absent] = [await sendRequest(own[kind]), await sendRequest(unknown[kind])]
      expect([key, kind, foreign.status, strip(foreign.body)]).toEqual([
        key,
        kind,
        absent.status,
        strip(absent.body),
      ])
      expect(
        foreign.body && (Object.values(foreign.body)[0] as Json).Result.Error,
        `${key} ${kind}`,
      ).toBeDefined()
      tried.push(key)
    }
  }
  expect(new Set(tried).size).toBeGreaterThan(12)
})

it('another tenant’s token gets no access by naming our access group or pseudo city code', async () => {
  const authorization = `Bearer ${await api.token(otherAccount)}`
  const path = '/11/air/book/session/reservationworkbench'
  const by = async (headers: Record<string, string>) =>
    (await api.request('POST', path, { headers: { authorization, ...headers }, body: {} })).status

  expect(await by({ 'TVP-PCC-Core': '7N4Q' })).toBe(401)
  expect(await by({ XAUTH_TRAVELPORT_ACCESSGROUP: '6f1d2c3b-0a4e-4c55-9d6f-7a8b9c0d1e2f' })).toBe(401)
  expect(await by({ XAUTH_TRAVELPORT_ACCESSGROUP: 'no-group' })).toBe(401)
  expect(await by({ 'TVP-PCC-Core': '8K2M_1G' })).toBe(200)
})
