import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sandboxControl } from '../../../lib/platform/local/control/sandbox-control.ts'
import { type Api, type Json, startApi, startOfTests } from '../../support/api.ts'
import { resultOf, silent } from '../../support/campaign.ts'
import { locatorsOn } from '../../support/queue.ts'
import { cardBody, client, locatorOf, offeringsOf, outboundDate, searchBody } from '../../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi({ control: sandboxControl(() => startOfTests), log: silent })
})
beforeEach(async () => {
  await steer('POST', '/reset')
})
afterAll(() => api.close())

/** A request to the control, as a page or a script at the same machine sends it. */
async function steer(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, headers = {}) {
  const answer = await api.service.gateway.inject({
    method,
    url: `/_sandbox${path}`,
    headers: { host: 'localhost:8011', ...headers },
    ...(body && { payload: JSON.stringify(body) }),
  })
  return { status: answer.statusCode, body: answer.payload === '' ? undefined : answer.json() }
}

const requests = async () => (await steer('GET', '/requests')).body.requests
const reservations = async () => (await steer('GET', '/reservations')).body.reservations

const carrierOf = (offer: Json): string => /"carrier":"(\w\w)"/.exec(JSON.stringify(offer))?.[1] ?? ''

async function book(surname = 'FENWRIGHT') {
  const { workbench, offer } = await client(api).prepare(
    {},
    { PersonName: { Given: 'ISOLDE', Surname: surname } },
  )
  return { workbench, offer, commit: () => client(api).commit(workbench) }
}

describe('the clock of the sandbox', () => {
  it('moves for every request, and what is due then happens', async () => {
    await (await book()).commit()
    expect(await reservations()).toMatchObject([{ status: 'held' }])

    const { body } = await steer('PUT', '/clock', { to: '+P30D' })

    expect(body).toMatchObject({ now: '2027-03-31T10:00:00.000Z', ran: { expired: 1 } })
    expect(await reservations()).toMatchObject([{ status: 'expired' }])
  })

  it('stands still, goes on from there, and goes back to the real time', async () => {
    expect((await steer('PUT', '/clock', { to: '2027-04-01T12:00:00Z', frozen: true })).body).toMatchObject({
      now: '2027-04-01T12:00:00.000Z',
      isFrozen: true,
    })
    expect((await steer('PUT', '/clock', { frozen: false })).body).toMatchObject({
      now: '2027-04-01T12:00:00.000Z',
      isFrozen: false,
    })
    expect((await steer('DELETE', '/clock')).body).toMatchObject({ now: '2027-03-01T10:00:00.000Z' })
  })

  it.each([{ to: 'tomorrow' }, { to: '+P9999D' }, { at: '+P1D' }, { frozen: 'yes' }])(
    'refuses %j',
    async (body) => {
      expect((await steer('PUT', '/clock', body)).status).toBe(400)
    },
  )
})

describe('requests of clients', () => {
  it('are kept with answer, operation and refusal', async () => {
    await api.call('search', { body: searchBody({ from: 'LHR', to: 'LHR' }) })

    const [line] = (await requests()).slice(-1)
    expect(line).toMatchObject({
      method: 'POST',
      status: 400,
      operation: 'search',
      refusal: expect.any(String),
    })
    const { body } = await steer('GET', `/requests/${line.id}`)
    expect(JSON.parse(body.body).CatalogProductOfferingsRequest.offersPerPage).toBe(10)
    expect(body.answer).toContain('"Error"')
  })

  it('are kept when a compressed answer is streamed', async () => {
    await api
      .call('search', { body: searchBody(), headers: { 'accept-encoding': 'gzip' } })
      .catch(() => undefined)

    const [line] = (await requests()).slice(-1)
    const { body } = await steer('GET', `/requests/${line.id}`)
    expect(offeringsOf(JSON.parse(body.answer)).length).toBeGreaterThan(0)
  })

  it('that the gateway refuses are kept too', async () => {
    await api.request('GET', '/11/nothing')
    expect((await requests()).at(-1)).toMatchObject({ url: '/11/nothing', status: 401 })
  })

  it('show the steps of the commit that they began', async () => {
    const { workbench, offer, commit } = await book()
    await client(api).pay(workbench, offer, cardBody())
    await commit()

    const line = (await requests()).findLast(
      ({ operation }: { operation: string }) => operation === 'commitWorkbench',
    )
    const { body } = await steer('GET', `/requests/${line.id}`)
    expect(body.steps.map(({ step }: { step: string }) => step)).toEqual([
      'planCommit',
      'sellOffer',
      'authorisePayment',
      'issueDocuments',
      'capturePayment',
      'fileAndClose',
    ])
  })

  it('show no card, token or password', async () => {
    const number = '4111111111111111'
    const { workbench, offer } = await book()
    await client(api).pay(workbench, offer, cardBody())
    await api.request('GET', `/11/nothing/${number}?card=${number}`, { headers: { 'x-card': number } })

    const lines: { id: string }[] = await requests()
    const all = JSON.stringify(await Promise.all(lines.map(({ id }) => steer('GET', `/requests/${id}`))))
    expect(all.includes('XXXX')).toBe(true)
    expect(all.includes(number)).toBe(false)
    for (const secret of ['Bearer ey', 'sandbox-password', 'eyJhbGciOi'])
      expect(all.includes(secret)).toBe(false)
  })

  it('are given out from a number on, and forgotten', async () => {
    await api.request('GET', '/11/one')
    const { number } = (await requests()).at(-1)
    await api.request('GET', '/11/two')
    expect((await steer('GET', `/requests?after=${number}`)).body.requests).toMatchObject([
      { url: '/11/two' },
    ])

    await steer('DELETE', '/requests')
    expect(await requests()).toEqual([])
  })
})

it('tells what a request was forgiven, whether it asked for that or not', async () => {
  const { CatalogProductOfferingsRequest } = searchBody()
  await api.call('search', {
    body: {
      CatalogProductOfferingsRequest: {
        ...CatalogProductOfferingsRequest,
        offersPerPages: 3,
        offersPerPage: '10',
      },
    },
  })

  const { id } = (await requests()).at(-1)
  const { forgiven } = (await steer('GET', `/requests/${id}`)).body
  expect(forgiven).toEqual([
    expect.stringContaining('offersPerPage IS'),
    expect.stringContaining('offersPerPages IS'),
  ])
})

it('books trips to look at: flights, some paid, and a hotel', async () => {
  const { status, body } = await steer('POST', '/trips')

  expect(status).toBe(201)
  const booked: { locator: string; status: string }[] = await reservations()
  expect(booked.map(({ locator }) => locator).sort()).toEqual([...body.locators].sort())
  expect(booked.map((one) => one.status).sort()).toEqual(['confirmed', 'held', 'ticketed', 'ticketed'])
})

describe('places', () => {
  it.each([
    ['lhr', 'LHR'],
    ['LON', 'LHR'],
    ['new yo', 'JFK'],
    ['schip', 'AMS'],
  ])('%s is completed to %s', async (like, code) => {
    const { body } = await steer('GET', `/places?like=${encodeURIComponent(like)}`)
    expect(body.places[0]).toMatchObject({ code, latitude: expect.any(Number), cityName: expect.any(String) })
  })

  it.each(['', 'qqqq'])('%j is completed to nothing', async (like) => {
    expect((await steer('GET', `/places?like=${like}`)).body.places).toEqual([])
  })
})

describe('scenarios', () => {
  it('refuse the next sale of a carrier, once', async () => {
    const { offer, commit } = await book()
    const carrier = carrierOf(offer)
    await steer('POST', '/scenarios', { kind: 'refuseSales', carrier })
    const { body } = await commit()
    expect(resultOf(body).Error).toMatchObject([{ SourceCode: '4012' }, { SourceCode: '4215' }])

    await (await book()).commit()
    expect(await reservations()).toHaveLength(1)
  })

  it('take the answer of a sale away, and the commit finds it', async () => {
    const { offer, commit } = await book()
    await steer('POST', '/scenarios', { kind: 'loseAnswers', carrier: carrierOf(offer) })
    await commit()
    expect((await steer('GET', '/scenarios')).body.scenarios).toEqual([])
    expect(await reservations()).toMatchObject([{ status: 'held' }])
  })

  it('sell a departure out: no search shows it', async () => {
    const flights = async () => {
      const { body } = await api.call('search', { body: searchBody() })
      return JSON.stringify(body.CatalogProductOfferingsResponse.ReferenceList)
    }
    const [, carrier, number] = /"carrier":"(\w\w)","number":"(\d+)"/.exec(await flights()) ?? []
    expect(carrier).toBeDefined()
    const { body } = await steer('POST', '/scenarios', {
      kind: 'sellOut',
      carrier,
      number,
      date: outboundDate,
    })

    expect(await flights()).not.toContain(`"carrier":"${carrier}","number":"${number}"`)
    expect((await steer('DELETE', `/scenarios/${body.id}`)).status).toBe(204)
    expect(await flights()).toContain(`"carrier":"${carrier}","number":"${number}"`)
  })

  it('are refused when they say nothing that can go wrong', async () => {
    expect((await steer('POST', '/scenarios', { kind: 'earthquake' })).status).toBe(400)
    expect((await steer('DELETE', '/scenarios/none')).status).toBe(404)
  })
})

describe('reservations', () => {
  it('are shown as they were at any moment: not there, held, ticketed', async () => {
    const at = async (moment: string) =>
      (await steer('GET', `/reservations?at=${moment}`)).body.reservations.map(({ status }: Json) => status)
    await steer('PUT', '/clock', { frozen: true })
    const held = await client(api).hold()
    await steer('PUT', '/clock', { to: '+PT2H' })
    const workbench = await client(api).reopen(locatorOf(held))
    await client(api).pay(workbench, held.Offer[0])
    await client(api).commit(workbench)

    expect(await at('2027-03-01T09:59:00Z')).toEqual([])
    expect(await at('2027-03-01T11:00:00Z')).toEqual(['held'])
    expect(await at('2027-03-01T12:00:01Z')).toEqual(['ticketed'])
    expect((await steer('GET', '/reservations?at=yesterday')).status).toBe(400)
  })
})

describe('an airline', () => {
  const change = (locator: string, body: object) =>
    steer('POST', `/reservations/${locator}/airline-changes`, body)
  const flightOf = async (locator: string): Promise<Json> => {
    const { body } = await api.call('retrieveReservation', { path: { Identifier: locator } })
    return body.ReservationResponse.Reservation.Offer[0].Product[0].FlightSegment[0]
  }
  const timeOf = async (locator: string): Promise<number> => {
    const { time } = (await flightOf(locator)).Flight.Departure
    return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  }

  it('moves a booked flight, again and again: the reservation, its events and the queue of its office tell', async () => {
    const locator = locatorOf(await client(api).ticket())
    const before = await timeOf(locator)
    const first = await change(locator, { minutes: 45 })
    await change(locator, { minutes: 30 })

    expect(first).toMatchObject({ status: 200, body: { ran: { orders: 1 } } })
    expect((await timeOf(locator)) - before).toBe(75)
    expect((await steer('GET', '/events')).body.events.at(-1)).toMatchObject({
      type: 'reservation.schedule-changed',
      data: { locator },
    })
    expect(await locatorsOn(api, 22)).toContain(locator)
  })

  it('cancels a booked flight', async () => {
    const locator = locatorOf(await client(api).ticket())
    await change(locator, {})

    expect((await steer('GET', '/reservations')).body.reservations[0].events.at(-1)).toMatchObject({
      kind: 'offerCancelled',
    })
    expect(await locatorsOn(api, 23)).toContain(locator)
  })

  it('changes no flight that there is not', async () => {
    const locator = locatorOf(await client(api).ticket())

    expect((await change(locator, { segment: 9 })).status).toBe(404)
    expect((await change('QQQQQQ', {})).status).toBe(404)
    expect((await change(locator, { minutes: 100_000 })).status).toBe(400)
  })
})

describe('snapshots', () => {
  it('bring back what was there, seats included', async () => {
    await (await book()).commit()
    await steer('POST', '/snapshots', { name: 'one' })
    await (await book()).commit()
    expect(await reservations()).toHaveLength(2)

    expect((await steer('POST', '/snapshots/one/restore')).status).toBe(200)
    expect(await reservations()).toHaveLength(1)
    expect((await steer('POST', '/snapshots/two/restore')).status).toBe(404)
  })

  it('are nothing without a name', async () => {
    expect((await steer('POST', '/snapshots', { name: '../x' })).status).toBe(400)
    expect((await steer('POST', '/snapshots')).status).toBe(400)
  })
})

describe('who steers', () => {
  it.each([
    ['a page of another origin', { origin: 'https://evil.example' }],
    ['another name for this machine', { host: 'rebound.example' }],
  ])('is not %s', async (_, headers) => {
    await (await book()).commit()
    expect((await steer('POST', '/reset', undefined, headers)).status).toBe(403)
    expect(await reservations()).toHaveLength(1)
  })

  it('is nobody where a supplier is no sandbox', async () => {
    const other = await startApi({ control: sandboxControl(), environment: { SANDBOX_CLOCK: 'off' } })
    const { statusCode } = await other.service.gateway.inject({
      method: 'GET',
      url: '/_sandbox/clock',
      headers: { host: 'localhost' },
    })
    await other.close()
    expect(statusCode).toBe(404)
  })
})
