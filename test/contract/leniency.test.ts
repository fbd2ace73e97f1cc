import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, type Json, startApi } from '../support/api.ts'
import { auxiliaryBody, client, errorOf, offeringsOf, searchBody, travelerBody } from '../support/trip.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const inner = (body: Json): Json => body.CatalogProductOfferingsRequest

describe('bodies are understood in every published form', () => {
  const flat = searchBody()
  it.each([
    ['flat with @type', flat],
    ['wrapped', { CatalogProductOfferingsQueryRequest: { CatalogProductOfferingsRequest: inner(flat) } }],
    ['wrapped with @type inside', { CatalogProductOfferingsQueryRequest: flat }],
    ['without any outer object', inner(flat)],
    ['as a list of one', [inner(flat)]],
    [
      'with numbers as texts',
      searchBody({}, { offersPerPage: '5', PassengerCriteria: [{ number: '1', passengerTypeCode: 'ADT' }] }),
    ],
    [
      'with one object where a list is expected',
      searchBody({}, { PassengerCriteria: { number: 1, passengerTypeCode: 'ADT' } }),
    ],
    [
      'with a list of one where an object is expected',
      searchBody({}, { PricingModifiersAir: [{ currencyCode: 'EUR' }] }),
    ],
    ['with lower-case codes', searchBody({ from: 'lhr', to: 'jfk' })],
    [
      'with the older name of the passenger type',
      searchBody({}, { PassengerCriteria: [{ number: 1, value: 'ADT' }] }),
    ],
    [
      'with an empty list where an object is expected',
      searchBody({}, { PaymentCriteria: [], PricingModifiersAir: [] }),
    ],
    ['with null members', searchBody({}, { SearchModifiersAir: null, sortBy: null })],
    ['with unknown members', searchBody({}, { maxOfferings: 7, SearchModifiersAir: { FlightType: 'x' } })],
  ])('search %s', async (_form, body) => {
    const answer = await api.call('search', { body })

    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(offeringsOf(answer.body).length).toBeGreaterThan(0)
  })

  it.each([
    ['no body', {}],
    ['white space', { raw: '  \n' }],
    ['null', { raw: 'null' }],
    ['an empty JSON text', { raw: '""' }],
    ['{}', { body: {} }],
    ['the empty wrapper', { body: { ReservationID: {} } }],
    ['the wrapper holding nothing', { body: { ReservationID: null } }],
  ])('new workbench with %s', async (_form, sent) => {
    const headers = { authorization: `Bearer ${await api.token()}` }
    const answer = await api.request('POST', '/11/air/book/session/reservationworkbench', {
      headers,
      ...sent,
    })

    expect(answer.status).toBe(200)
  })

  it.each([
    ['wrapped', { Traveler: travelerBody() }, 'TravelerResponse'],
    ['flat', travelerBody(), 'TravelerResponse'],
    ['a list in the wrapper', { Traveler: [travelerBody(), travelerBody()] }, 'TravelerListResponse'],
    ['the list wrapper', { TravelerListRequest: { Traveler: [travelerBody()] } }, 'TravelerListResponse'],
    [
      'the list wrapper around one object',
      { TravelerListRequest: { Traveler: travelerBody() } },
      'TravelerListResponse',
    ],
    ['a bare list', [travelerBody()], 'TravelerListResponse'],
  ])('traveler %s', async (_form, body, envelope) => {
    const workbench = await client(api).openWorkbench()
    const answer = await api.call('addTraveler', {
      path: { ReservationResource_Identifier: workbench },
      body,
    })

    expect(Object.keys(answer.body)).toEqual([envelope])
  })

  it.each([
    ['with a foreign @type outside the wrapper', { '@type': 'Reservation', Traveler: travelerBody() }],
    ['with an @type of another thing inside', { Traveler: travelerBody({ '@type': 'Person' }) }],
    [
      'without any @type',
      { Traveler: { PersonName: { Surname: 'MARROW' }, Telephone: [{ phoneNumber: '5550100' }] } },
    ],
    ['with one telephone where a list is expected', travelerBody({ Telephone: { phoneNumber: '5550100' } })],
    ['with a list of one where an object is expected', travelerBody({ PersonName: [{ Surname: 'MARROW' }] })],
    ['with a number and a truth as texts', travelerBody({ age: '38', accompaniedByInfantInd: 'TRUE' })],
    [
      'with a telephone as a number',
      travelerBody({ Telephone: [{ countryAccessCode: 44, phoneNumber: 2075550100 }] }),
    ],
    [
      'with words of a list in another letter case',
      travelerBody({ gender: 'FEMALE', passengerTypeCode: 'adt', nationality: 'pt' }),
    ],
    ['with unknown members', travelerBody({ shoeSize: 41, Frequent: { Flyer: true } })],
    [
      'with empty members',
      travelerBody({ id: '', age: null, Email: null, Address: [null], nationality: '' }),
    ],
  ])('traveler %s', async (_form, body) => {
    const workbench = await client(api).openWorkbench()
    const path = { ReservationResource_Identifier: workbench }
    const answer = await api.call('addTraveler', { path, body })
    const shown = await api.call('retrieveWorkbench', { path: { Identifier: workbench } })

    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    expect(answer.body.TravelerResponse.Traveler).toMatchObject({
      '@type': 'Traveler',
      id: 'travelerRefId_1',
    })
    expect(JSON.stringify(shown.body)).not.toMatch(/null|""/)
  })

  it('form of payment wrapped by its kind, or flat with @type', async () => {
    const { workbench } = await client(api).prepare()
    const path = { ReservationResource_Identifier: workbench }
    const wrapped = await api.call('addFormOfPayment', {
      path,
      body: { FormOfPaymentCash: { id: 'formOfPayment_1' } },
    })
    const flat = await api.call('addFormOfPayment', {
      path,
      body: { '@type': 'FormOfPaymentCash', id: 'formOfPayment_1' },
    })

    expect(wrapped.body.FormOfPaymentResponse.FormOfPayment['@type']).toBe('FormOfPaymentCash')
    expect(flat.status).toBe(200)
  })
})

describe('paths are understood however they are spelled', () => {
  const get = async (path: string, method = 'POST') =>
    api.request(method, path, {
      headers: { authorization: `Bearer ${await api.token()}` },
      body: method === 'POST' ? {} : undefined,
    })

  it.each([
    '/11/air/book/session/reservationworkbench/',
    '/11//air/book/session//reservationworkbench',
    '/11/Air/Book/Session/ReservationWorkbench',
  ])('%s opens a workbench', async (path) => {
    expect((await get(path)).status).toBe(200)
  })

  it.each([
    (id: string) => `/11/air/book/session/reservationworkbench/${id}/reservations/cancelitems`,
    (id: string) => `/11/air/book/reservationworkbench/${id}/reservations/cancelitems`,
    (id: string) => `/11/book/reservationworkbench/${id}/reservations/cancelitems`,
  ])('the aliases of cancel items are the same operation', async (pathOf) => {
    const { workbench } = await client(api).prepare()
    const headers = { authorization: `Bearer ${await api.token()}` }
    const answer = await api.request('POST', pathOf(workbench), { headers, body: { cancelAllInd: true } })

    expect(answer.body.ReservationResponse.Result.status).toBe('Complete')
  })

  it('answers 404 to an unknown path and 405 with Allow to a wrong method', async () => {
    const unknown = await get('/11/air/nothing/here')
    const method = await get('/11/air/book/reservation/reservations/QK7W2M', 'DELETE')

    expect([unknown.status, errorOf(unknown.body).category]).toEqual([404, 'NOT_FOUND'])
    expect([method.status, method.headers.allow]).toEqual([405, 'POST, GET'])
  })

  it('answers 404 outside the version and 401 to an unknown path without a token', async () => {
    expect((await get('/12/hotel/search/searchcomplete')).status).toBe(404)
    expect((await api.request('GET', '/11/air/nothing')).status).toBe(401)
  })
})

describe('headers', () => {
  const open = async (headers: Record<string, string>) =>
    api.request('POST', '/11/air/book/session/reservationworkbench', {
      headers: { authorization: `Bearer ${await api.token()}`, ...headers },
      body: {},
    })

  it('accepts any minor of version 11 and refuses other majors', async () => {
    expect((await open({ 'Accept-Version': '11', 'Content-Version': '11_1' })).status).toBe(200)
    expect((await open({ 'Accept-Version': '12' })).status).toBe(400)
  })

  it('ignores Accept and Content-Type', async () => {
    expect(
      (
        await open({
          accept: 'application/json;version=11.33',
          'content-type': 'application/json; charset=utf-8',
        })
      ).status,
    ).toBe(200)
    expect((await open({ accept: 'text/html', 'content-type': 'text/plain' })).status).toBe(200)
  })

  it('needs no Content-Type, with a body or without', async () => {
    const headers = { authorization: `Bearer ${await api.token()}` }
    const url = '/11/air/book/session/reservationworkbench'
    const withBody = await api.service.gateway.inject({
      method: 'POST',
      url,
      headers,
      payload: Buffer.from('{"ReservationID":{}}'),
    })
    const without = await api.service.gateway.inject({ method: 'POST', url, headers })

    expect([withBody.statusCode, without.statusCode]).toEqual([200, 200])
    expect(withBody.headers['content-type']).toMatch(/^application\/json/)
    expect(withBody.headers['set-cookie']).toBeUndefined()
  })

  it('ignores headers that other clients send', async () => {
    const answer = await open({
      TransactionId: 'mine',
      'Cache-Control': 'no-cache',
      Cookie: 'a=b',
      taxBreakDown: 'true',
    })

    expect(answer.status).toBe(200)
    expect(answer.body.ReservationResponse.transactionId).not.toBe('mine')
  })

  it('compresses only on request, and leaves out traceId when none was sent', async () => {
    const plain = await api.call('search', { body: searchBody() })

    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.CatalogProductOfferingsResponse).not.toHaveProperty('traceId')
    expect(plain.body.CatalogProductOfferingsResponse.correlationId).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('echoes E2ETrackingID, and gives the transaction id there otherwise', async () => {
    expect((await open({ E2ETrackingID: 'pb-1' })).headers.e2etrackingid).toBe('pb-1')
    const { headers } = await open({})
    expect(headers.e2etrackingid).toBe(headers.transactionid)
  })

  it('refuses a sandbox clock that is not a time', async () => {
    expect((await open({ 'X-Sandbox-Clock': 'tomorrow' })).status).toBe(400)
  })
})

describe('bodies as platforms send them', () => {
  const send = async (raw: string, headers: Record<string, string>) =>
    api.request('POST', '/11/air/book/session/reservationworkbench', {
      raw,
      headers: { authorization: `Bearer ${await api.token()}`, ...headers },
    })

  it('ignores a byte order mark', async () => {
    expect((await send('\uFEFF{}', {})).body.ReservationResponse.Result.status).toBe('Complete')
  })

  it.each(['json', 'text', ';', 'application/json,application/json', 'text/plain'])(
    'its media type does not matter: %s',
    async (type) => {
      expect((await send('{}', { 'content-type': type })).status).toBe(200)
    },
  )

  it('reports a wrong Content-Encoding as such, not as an unknown path', async () => {
    expect((await send('{}', { 'content-encoding': 'gzip' })).status).toBe(415)
  })
})

describe('what cannot be understood is refused by its path', () => {
  it('names a missing member of a search in the message', async () => {
    const body = searchBody(
      {},
      { SearchCriteriaFlight: [{ departureDate: '2027-05-11', To: { value: 'JFK' } }] },
    )
    const answer = await api.call('search', { body })

    expect(answer.status).toBe(400)
    expect(errorOf(answer.body).Message).toBe(
      'INVALID INPUT FORMAT. CatalogProductOfferingsRequest.SearchCriteriaFlight[0].From IS MISSING',
    )
    expect(errorOf(answer.body).SourceCode).toBe('1001')
  })

  it('names a missing member of a booking call in addition to the text that clients know', async () => {
    const workbench = await client(api).openWorkbench()
    const body = { Traveler: { PersonName: { Given: 'Isolde' } } }
    const answer = await api.call('addTraveler', {
      path: { ReservationResource_Identifier: workbench },
      body,
    })

    expect(errorOf(answer.body)).toMatchObject({
      Message: 'INVALID INPUT FORMAT',
      SourceCode: '1586',
      NameValuePair: [{ name: 'Traveler.PersonName.Surname', value: 'IS MISSING' }],
    })
  })

  it.each([
    ['an object for a text', { CustomText: {} }, 'CustomText', 'MUST BE A STRING'],
    ['a fraction for a count', { Quantity: 1.5 }, 'Quantity', 'MUST BE A WHOLE NUMBER'],
    ['nothing', { SegmentType: undefined }, 'SegmentType', 'IS MISSING'],
  ])(
    'names the error of %s, and does not report a present member as missing',
    async (_what, more, place, value) => {
      const path = { ReservationResource_Identifier: await client(api).openWorkbench() }
      const { status, body } = await api.call('addAuxiliarySegments', { path, body: auxiliaryBody(more) })

      expect([status, errorOf(body).NameValuePair]).toEqual([
        400,
        [{ name: `CustomAuxiliarySegment[0].${place}`, value }],
      ])
    },
  )

  it.each([
    ['no surname', { PersonName: { Given: 'Isolde' } }, 'PersonName.Surname'],
    ['an empty surname', { PersonName: { Given: 'Isolde', Surname: '' } }, 'PersonName.Surname'],
    ['a passenger type of two characters', { passengerTypeCode: 'AD' }, 'passengerTypeCode'],
    ['a passenger type of six characters', { passengerTypeCode: 'ADULTS' }, 'passengerTypeCode'],
    ['a birth date that does not exist', { birthDate: '1988-02-30' }, 'birthDate'],
    ['an age that is no number', { age: 'forty' }, 'age'],
    ['an unknown gender', { gender: 'Other' }, 'gender'],
    ['a nationality of three letters', { nationality: 'PRT' }, 'nationality'],
    [
      'a country code of four digits',
      { Telephone: [{ countryAccessCode: '3519', phoneNumber: '1' }] },
      'Telephone[0].countryAccessCode',
    ],
    [
      'an area code of nine digits',
      { Telephone: [{ areaCityCode: '123456789', phoneNumber: '1' }] },
      'Telephone[0].areaCityCode',
    ],
    [
      'an extension of six digits',
      { Telephone: [{ extension: '123456', phoneNumber: '1' }] },
      'Telephone[0].extension',
    ],
    ['a telephone without a number', { Telephone: [{ role: 'Mobile' }] }, 'Telephone[0].phoneNumber'],
    ['a truth that is none', { accompaniedByInfantInd: 'perhaps' }, 'accompaniedByInfantInd'],
  ])('traveler with %s', async (_what, more, place) => {
    const workbench = await client(api).openWorkbench()
    const { status, body } = await api.call('addTraveler', {
      path: { ReservationResource_Identifier: workbench },
      body: { Traveler: travelerBody(more) },
    })

    expect([status, errorOf(body).SourceCode]).toEqual([400, '1586'])
    expect(body.ErrorResponse.Result.Error[0].NameValuePair.map(({ name }: Json) => name)).toEqual([
      `Traveler.${place}`,
    ])
  })

  it.each([
    [
      'a date that does not exist',
      {
        SearchCriteriaFlight: [{ departureDate: '2027-02-30', From: { value: 'LHR' }, To: { value: 'JFK' } }],
      },
    ],
    [
      'ten passengers',
      {
        PassengerCriteria: [
          { number: 5, passengerTypeCode: 'ADT' },
          { number: 5, passengerTypeCode: 'CNN' },
        ],
      },
    ],
    [
      'seven legs',
      {
        SearchCriteriaFlight: Array.from({ length: 7 }, () => ({
          departureDate: '2027-05-11',
          From: { value: 'LHR' },
          To: { value: 'JFK' },
        })),
      },
    ],
    [
      'an airport of two letters',
      {
        SearchCriteriaFlight: [{ departureDate: '2027-05-11', From: { value: 'LH' }, To: { value: 'JFK' } }],
      },
    ],
    ['no passengers', { PassengerCriteria: [] }],
    ['an unknown currency', { PricingModifiersAir: { currencyCode: 'QQQ' } }],
    ['a text for a number', { offersPerPage: 'many' }],
  ])('search with %s', async (_what, more) => {
    const answer = await api.call('search', { body: searchBody({}, more) })

    expect(answer.status, JSON.stringify(answer.body)).toBe(400)
    expect(answer.body.ErrorResponse.reservationStatus).toBe('Fail')
  })
})
