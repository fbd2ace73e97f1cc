import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { documentedRoutes } from '../../../lib/contract/documented-routes.ts'
import { withSamples } from '../../../lib/contract/openapi/example-values.ts'
import { Refusal, type RefusalCode, refusals } from '../../../lib/kernel/refusals.ts'
import { ItemTooLarge, StaleItem, type Store } from '../../../lib/kernel/store.ts'
import { SupplierUnavailable } from '../../../lib/suppliers/air-host.ts'
import { type Answer, type Api, startApi } from '../../support/api.ts'
import { silent } from '../../support/campaign.ts'
import { guestBody, stayDates } from '../../support/stay.ts'
import { errorOf } from '../../support/trip.ts'

let api: Api
let failure: Error | undefined
/** Whatever touches the database fails. */
const failing = (store: Store): Store =>
  new Proxy(store, {
    get: (target, verb: keyof Store) =>
      failure ? () => Promise.reject(failure) : target[verb].bind(target as never),
  })
beforeAll(async () => {
  api = await startApi({ wrapStore: failing, log: silent })
})
afterAll(() => api.close())
afterEach(() => {
  failure = undefined
})

/** But for the one that reads nothing that is stored. */
const routes = documentedRoutes.filter(({ errors, key }) => errors !== undefined && key !== 'propertyDetail')
/** Routes whose request was refused before anything was read. */
const refusedAtOnce = new Set<string>()

/** Guests that no booking has: what is requested is not answered from memory. */
async function request(index: number, error: Error): Promise<Answer> {
  const { method, path, example } = routes[index] ?? routes[0] ?? { method: 'GET', path: '' }
  const headers = { authorization: `Bearer ${await api.token()}` }
  const query = new URLSearchParams(example?.query ?? {})
  const url = `/11${path.replace(/\{.+?\}/g, 'QK7ZT3')}${query.size > 0 ? `?${query}` : ''}`
  const sent = JSON.stringify(
    withSamples(example?.body, {}) ?? (method === 'GET' ? undefined : { Traveler: [guestBody()] }),
  )
  const raw = sent?.replaceAll('{date}', stayDates.checkIn).replaceAll('{dateAfter}', stayDates.checkOut)
  failure = error
  return api.request(method, url, {
    headers: { 'content-type': 'application/json', ...headers },
    ...(raw !== undefined && { raw }),
  })
}

const forms = [
  ['another request wrote first', new StaleItem('key'), 500, '90362'],
  ['more than an item keeps', new ItemTooLarge('key'), 400, '90363'],
  ['time that runs out', Object.assign(new Error('late'), { name: 'TimeoutError' }), 500, '90000'],
  ['a supplier that does not answer', new SupplierUnavailable('no answer'), 500, '90000'],
  ['a commit that failed', new Refusal('commitFailed'), 500, '90000'],
  ['a bug', new TypeError('cannot read properties'), 500, '90000'],
] as const

describe.each(routes.map(({ key, method, path }, index) => ({ key, method, path, index })))(
  '$key is refused in the form of hotels and cars',
  ({ index, key }) => {
    it.each(forms)('on %s', async (_what, error, status, code) => {
      const answer = await request(index, error)

      if (answer.status === 400 && errorOf(answer.body).SourceCode !== code) refusedAtOnce.add(key)
      else expect([answer.status, errorOf(answer.body)?.SourceCode]).toEqual([status, code])
      expect(errorOf(answer.body).StatusCode).toBe(answer.status)
      expect(Object.keys(answer.body)[0]).toBe('ErrorResponse')
      expect(JSON.stringify(answer.body)).not.toMatch(/WORKBENCH|HOST SESSION|cannot read|no answer/)
    })
  },
)

describe('every refusal, on a route of hotels and one of cars', () => {
  const platform = [400, 401, 403, 404, 405, 408, 409, 413, 415, 429, 431, 500, 501, 503, 504]

  it.each(Object.keys(refusals) as RefusalCode[])('%s has a status of its own', async (code) => {
    for (const key of ['retrieveHotelReservation', 'moreVehicles']) {
      const index = routes.findIndex((route) => route.key === key)
      const { status, body } = await request(index, new Refusal(code))

      if (code === 'noVehicles') expect(status).toBe(200)
      else expect(platform).toContain(status)
      expect(errorOf(body).StatusCode).toBe(status)
    }
  })
})

it('no request was refused before it failed', () => {
  expect([...refusedAtOnce].sort()).toEqual([])
})
