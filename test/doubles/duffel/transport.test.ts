import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startOfTests } from '../../support/api.ts'
import { callerOf, orderOf } from './caller.ts'
import { type DuffelDouble, startDuffelDouble } from './duffel-double.ts'

describe('how the double of Duffel speaks', () => {
  let double: DuffelDouble
  let caller: ReturnType<typeof callerOf>
  beforeEach(async () => {
    double = await startDuffelDouble({ startsAt: startOfTests, searchesPerMinute: 5 })
    caller = callerOf(double)
  })
  afterEach(() => double.close())

  it.each([
    ['no token', { authorization: '' }, 401, 'access_token_not_found'],
    [
      'the token of another account',
      { authorization: 'Bearer duffel_live_x' },
      401,
      'access_token_not_found',
    ],
    ['another version', { 'duffel-version': 'beta' }, 400, 'unsupported_version'],
    ['a language that it does not speak', { accept: 'text/html' }, 406, 'not_acceptable'],
  ])('refuses a request with %s', async (_, headers, status, code) => {
    expect(await caller.call('GET', '/air/airlines', { headers })).toMatchObject({ status, code })
  })

  it('refuses a request without a version', async () => {
    const answer = await fetch(`${double.url}/air/airlines`, {
      headers: { authorization: `Bearer ${double.token}`, accept: 'application/json' },
    })

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      errors: [{ type: 'invalid_request_error', code: 'missing_version_header' }],
    })
  })

  it('names each answer, and says what is left of its limit', async () => {
    const [first, second] = [await caller.get('/air/airlines'), await caller.get('/air/nothing')]

    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'))
    expect(second.body.meta).toEqual({ status: 404, request_id: second.headers.get('x-request-id') })
    expect(second.code).toBe('not_found')
    expect(first.headers.get('ratelimit-limit')).toBe('4000')
    expect(second.headers.get('ratelimit-remaining')).toBe('3998')
    expect(Date.parse(second.headers.get('ratelimit-reset') ?? '')).toBe(startOfTests + 60_000)
  })

  it('takes so many searches a minute, and other requests besides', async () => {
    for (let count = 0; count < 5; count++) await caller.search('LHR-JFK')

    const tooMany = await caller.post('/air/offer_requests', {})
    expect(tooMany).toMatchObject({ status: 429, code: 'rate_limit_exceeded' })
    expect(tooMany.headers.get('ratelimit-remaining')).toBe('0')
    expect((await caller.get('/air/airlines')).status).toBe(200)

    double.advance(60_000)
    await caller.search('LHR-JFK')
  })

  it('zips answers for those who ask for it only', async () => {
    const [zipped, plain] = await Promise.all(
      ['gzip', 'identity'].map((coding) =>
        caller.call('GET', '/air/airports', { headers: { 'accept-encoding': coding } }),
      ),
    )

    expect(zipped?.headers.get('content-encoding')).toBe('gzip')
    expect(plain?.headers.get('content-encoding')).toBeNull()
    expect(zipped?.data).toEqual(plain?.data)
  })

  it('pages lists by cursors, forwards and back', async () => {
    const first = await caller.get('/air/airports?limit=2')
    const second = await caller.get(`/air/airports?limit=2&after=${first.body.meta.after}`)
    const back = await caller.get(`/air/airports?limit=2&before=${second.body.meta.before}`)

    expect(first.body.meta).toMatchObject({ limit: 2, before: null })
    expect(second.data).not.toEqual(first.data)
    expect(back.data).toEqual(first.data)
    expect((await caller.get('/air/airlines')).body.meta).toEqual({ limit: 50, before: null, after: null })
    for (const limit of ['0', '201', 'many'])
      expect(await caller.get(`/air/airports?limit=${limit}`)).toMatchObject({
        status: 422,
        code: 'validation_inclusion',
      })
    expect((await caller.get('/air/airports?after=nonsense')).status).toBe(400)
  })

  it('takes a slash behind a collection, and ignores query keys that it does not know', async () => {
    expect((await caller.get('/air/airlines/?colour=blue')).status).toBe(200)
  })

  it('takes a key several times for a list', async () => {
    const offer = await caller.offerOn('LHR-JFK')
    const { data: order } = await caller.post('/air/orders', orderOf(offer))
    const found = async (names: string[]) => {
      const query = names.map((name) => `passenger_name[]=${name}`).join('&')
      return (await caller.get(`/air/orders?${query}`)).data.map((one: { id: string }) => one.id)
    }

    expect(await found(['nobody', 'fenwright'])).toEqual([order.id])
    expect(await found(['nobody', 'no+one'])).toEqual([])
  })

  it('says which field is wrong', async () => {
    const slices = [{ origin: 'LHR', destination: 'JFK', departure_date: '2027-06-01' }]
    const answer = await caller.post('/air/offer_requests', { slices, passengers: [{}] })

    expect(answer.status).toBe(422)
    expect(answer.body.errors[0]).toMatchObject({
      type: 'validation_error',
      code: 'validation_required',
      source: { field: 'passengers.age', pointer: '/passengers/age' },
    })
  })

  it('wants its content in data, as JSON', async () => {
    const headers = {
      authorization: `Bearer ${double.token}`,
      'duffel-version': 'v2',
      accept: 'application/json',
    }
    const send = (body: string, type: string) =>
      fetch(`${double.url}/air/orders`, {
        method: 'POST',
        body,
        headers: { ...headers, 'content-type': type },
      })

    expect((await send('{', 'application/json')).status).toBe(400)
    expect((await send('{"slices":[]}', 'application/json')).status).toBe(400)
    expect((await send('{"data":{}}', 'text/plain')).status).toBe(400)
  })

  it('refuses ids in another letter case', async () => {
    const { id } = await caller.offerOn('LHR-JFK')

    expect((await caller.get(`/air/offers/${id}`)).status).toBe(200)
    expect((await caller.get(`/air/offers/${id.toLowerCase()}`)).status).toBe(404)
  })

  it('answers in plain text, or with an unavailable feature, for products that are not switched on', async () => {
    const stays = await caller.post('/stays/search', {})
    const cards = await caller.post('/payments/three_d_secure_sessions', {})

    expect(stays).toMatchObject({ status: 403, body: undefined })
    expect(cards).toMatchObject({ status: 403, code: 'unavailable_feature' })
  })
})
